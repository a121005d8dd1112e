import SourceText
import Testing
import UsageReaders

/// The pairs of each body were worked out by hand, from what the statements do.
@Suite struct UIKitUsageReaderTests {
  struct Body: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let pairs: [String]
    let unfollowed: [String]
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ pairs: [String], unfollowed: [String] = []) {
      self.name = name
      self.text = text
      self.pairs = pairs
      self.unfollowed = unfollowed
    }
  }

  /// Statements of `viewDidLoad` in a controller with some properties.
  static let bodies: [Body] = [
    Body(
      "Both colors of a label",
      "label.textColor = Theme.ink\nlabel.backgroundColor = Theme.card",
      ["Theme.ink on Theme.card text"]),
    Body(
      "With self and without",
      "self.label.textColor = Theme.ink\nlabel?.backgroundColor = Theme.card",
      ["Theme.ink on Theme.card text"]),
    Body(
      "The view that it is added to",
      """
      view.backgroundColor = .page
      view.addSubview(label)
      label.textColor = UIColor(named: "Ink")
      """, ["Ink on page text"]),
    Body(
      "The nearest view with a background",
      """
      view.backgroundColor = Theme.page
      card.backgroundColor = Theme.card
      view.addSubview(card)
      card.addSubview(stack)
      stack.addArrangedSubview(label)
      label.textColor = UIColor(resource: .ink)
      """, ["ink on Theme.card text"], unfollowed: ["noForeground: Theme.page"]),
    Body(
      "A view behind which something shows",
      """
      view.backgroundColor = Theme.page
      card.backgroundColor = .clear
      view.addSubview(card)
      card.addSubview(label)
      label.textColor = Theme.ink
      """, ["Theme.ink on Theme.page text"]),
    Body(
      "States of a button",
      """
      button.backgroundColor = Theme.fill
      button.setTitleColor(Theme.ink, for: .normal)
      button.setTitleColor(Theme.pressed, for: .highlighted)
      button.setTitleColor(Theme.off, for: UIControl.State.disabled)
      button.setTitleColor(Theme.on, for: [.selected, .focused])
      """,
      [
        "Theme.ink on Theme.fill text", "Theme.pressed on Theme.fill text (.highlighted)",
        "Theme.off on Theme.fill text (.disabled)",
        "Theme.on on Theme.fill text (.selected .focused)",
      ]),
    Body(
      "Tints and borders",
      """
      card.backgroundColor = Theme.card
      card.layer.borderColor = Theme.line.cgColor
      card.addSubview(icon)
      icon.tintColor = Theme.icon
      """, ["Theme.line on Theme.card border", "Theme.icon on Theme.card icon"]),
    Body(
      "Colors of the system, opacities and literals",
      """
      label.textColor = .systemRed
      label.backgroundColor = Theme.card.withAlphaComponent(0.5)
      button.tintColor = UIColor.white.withAlphaComponent(0.7)
      button.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      """,
      [
        "systemRed on Theme.card at 50% text",
        "white at 70% on UIColor(red: 1, green: 0, blue: 0, alpha: 1) icon",
      ]),
    Body(
      "A filled button",
      """
      var config = UIButton.Configuration.filled()
      config.baseForegroundColor = Theme.ink
      config.baseBackgroundColor = Theme.fill
      button.configuration = config
      """, ["Theme.ink on Theme.fill text"]),
    Body(
      "A plain button has no background",
      """
      view.backgroundColor = Theme.page
      view.addSubview(button)
      button.configuration = .plain()
      button.configuration?.baseForegroundColor = Theme.ink
      button.configuration?.baseBackgroundColor = Theme.fill
      """, ["Theme.ink on Theme.page text"], unfollowed: ["noForeground: Theme.fill"]),
    Body(
      "Questions",
      """
      label.backgroundColor = on ? Theme.a : Theme.b
      if on { label.textColor = Theme.ink } else { label.textColor = Theme.dim }
      """, ["Theme.ink on Theme.a text (if on)", "Theme.dim on Theme.b text (if not on)"]),
    Body(
      "A question of the surroundings meets another one",
      """
      label.backgroundColor = traitCollection.userInterfaceStyle == .dark ? Theme.a : Theme.b
      guard on else { label.textColor = Theme.dim; return }
      """,
      [
        "Theme.dim on Theme.a text (if not on if traitCollection.userInterfaceStyle == .dark)",
        "Theme.dim on Theme.b text (if not on if not traitCollection.userInterfaceStyle == .dark)",
      ]),
    Body(
      "The cases of a switch cover what is behind",
      """
      view.backgroundColor = Theme.page
      view.addSubview(label)
      label.textColor = Theme.ink
      switch kind {
      case .a, .b: label.backgroundColor = Theme.a
      default: label.backgroundColor = Theme.b
      }
      """,
      [
        "Theme.ink on Theme.a text (if kind is .a, .b)",
        "Theme.ink on Theme.b text (if kind is another)",
      ], unfollowed: ["noForeground: Theme.page"]),
    Body(
      "Branches that may all be passed",
      """
      view.backgroundColor = Theme.page
      view.addSubview(label)
      label.textColor = Theme.ink
      if on { label.backgroundColor = Theme.a } else if off { label.backgroundColor = Theme.b }
      """,
      [
        "Theme.ink on Theme.a text (if on)", "Theme.ink on Theme.b text (if not on if off)",
        "Theme.ink on Theme.page text",
      ]),
    Body(
      "The last one in a function stays",
      """
      label.textColor = Theme.old
      label.backgroundColor = Theme.card
      label.textColor = Theme.ink
      """, ["Theme.ink on Theme.card text"]),
    Body(
      "Attributes of text",
      """
      let text = NSAttributedString(string: "a", attributes: [
        .font: font, NSAttributedString.Key.foregroundColor: Theme.ink, .backgroundColor: Theme.mark])
      """, ["Theme.ink on Theme.mark text"]),
    Body(
      "A bar and its title",
      """
      let bar = navigationController?.navigationBar
      bar?.barTintColor = Theme.bar
      bar?.titleTextAttributes = [.foregroundColor: Theme.ink]
      navigationController?.navigationBar.tintColor = Theme.icon
      """, ["Theme.ink on Theme.bar text", "Theme.icon on Theme.bar icon"]),
    Body(
      "Elements of a list",
      """
      card.backgroundColor = Theme.card
      [label, button].forEach { card.addSubview($0) }
      for view in [label, button] { view.tintColor = Theme.ink }
      """, ["Theme.ink on Theme.card icon"]),
    Body(
      "AppKit",
      """
      let field = NSTextField(labelWithString: "a")
      field.textColor = NSColor.labelColor
      let box = NSView()
      box.layer?.backgroundColor = Theme.card.cgColor
      box.addSubview(field)
      """, ["labelColor on Theme.card text"]),
    Body(
      "A constant of a closure",
      """
      UIView.animate(withDuration: 1) { [weak self] in
        self?.label.textColor = Theme.ink
        self?.label.backgroundColor = Theme.card
      }
      """, ["Theme.ink on Theme.card text"]),
  ]

  static func controller(_ text: String) -> String {
    """
    final class A: UIViewController {
      private let label = UILabel()
      @IBOutlet weak var button: UIButton!
      private let card = UIView()
      private let stack = UIStackView()
      let icon = UIImageView()
      override func viewDidLoad() {
        super.viewDidLoad()
    \(text)
      }
    }
    """
  }

  @Test(arguments: bodies)
  func `The pairs are those worked out by hand`(body: Body) throws {
    let usage = try ReadUsage(Self.controller(body.text), named: "a.swift")
    #expect(usage.pairs.sorted() == body.pairs.sorted())
    #expect(usage.unfollowed.sorted() == body.unfollowed.sorted())
  }

  static let unfollowed: [(String, String)] = [
    ("label.textColor = Theme.ink", "noBackground: Theme.ink"),
    ("view.addSubview(label)\nlabel.textColor = Theme.ink", "noBackground: Theme.ink"),
    ("label.backgroundColor = Theme.card", "noForeground: Theme.card"),
    (
      "view.backgroundColor = Theme.page\nlabel.textColor = color\nview.addSubview(label)",
      "computed: color"
    ),
    (
      "label.backgroundColor = Theme.page\nlabel.textColor = Theme.ink(2)", "computed: Theme.ink(2)"
    ),
    (
      "label.backgroundColor = card.backgroundColor\nlabel.textColor = Theme.ink",
      "computed: Theme.ink on card.backgroundColor"
    ),
    (
      "view.backgroundColor = Theme.page\nview.addSubview(fancy)\nfancy.textColor = Theme.ink",
      "component: Theme.ink, in fancy"
    ),
    (
      "let blur = UIVisualEffectView()\nblur.contentView.addSubview(label)\nlabel.textColor = .ink",
      "picture: ink, on UIVisualEffectView"
    ),
    (
      "view.backgroundColor = Theme.page\nview.addSubview(button)\n"
        + "button.setBackgroundImage(image, for: .normal)\nbutton.setTitleColor(.ink, for: .normal)",
      "picture: ink on setBackgroundImage(image)"
    ),
    (
      "button.configuration = .tinted()\nbutton.configuration?.baseForegroundColor = Theme.ink",
      "component: Theme.ink, in a button that is tinted"
    ),
    ("UILabel.appearance().textColor = Theme.ink", "noBackground: Theme.ink"),
    ("(cell as? Cell)?.label.textColor = Theme.ink", "noBackground: Theme.ink"),
    (
      "text.addAttribute(.foregroundColor, value: Theme.ink, range: all)", "noBackground: Theme.ink"
    ),
    (
      "text = NSAttributedString(string: \"\", attributes: [.foregroundColor: Theme.ink])",
      "noBackground: Theme.ink"
    ),
    ("let image = symbol.withTintColor(Theme.ink)", "noBackground: Theme.ink"),
  ]

  @Test(arguments: unfollowed)
  func `What cannot be followed is said and not guessed`(text: String, reason: String) throws {
    let usage = try ReadUsage(Self.controller(text), named: "a.swift")
    #expect(usage.unfollowed.contains(reason), "\(usage.unfollowed)")
    #expect(usage.pairs == [])
  }

  @Test func `Constants of two functions are two things`() throws {
    let usage = try ReadUsage(
      """
      class A: UIView {
        func a() { let label = UILabel(); label.textColor = Theme.ink; addSubview(label) }
        func b() { let label = UILabel(); label.backgroundColor = Theme.card }
        func c(label: UILabel) { label.tintColor = Theme.icon }
      }
      """, named: "a.swift")
    #expect(usage.pairs == [])
    #expect(
      usage.unfollowed.sorted() == [
        "noBackground: Theme.icon", "noBackground: Theme.ink", "noForeground: Theme.card",
      ])
  }

  @Test func `A property is one thing in all functions and extensions of its type`() throws {
    let usage = try ReadUsage(
      """
      class A: UIView { let label = UILabel(); init() { label.textColor = Theme.ink } }
      extension A { func set() { backgroundColor = Theme.page; addSubview(label) } }
      class B: UIView { let label = UILabel(); func set() { label.tintColor = Theme.icon } }
      """, named: "a.swift")
    #expect(usage.pairs == ["Theme.ink on Theme.page text"])
    #expect(usage.unfollowed == ["noBackground: Theme.icon"])
  }

  @Test func `What a closure makes is the property`() throws {
    let usage = try ReadUsage(
      """
      class A: UITableViewCell {
        private lazy var title: UILabel = {
          let label = UILabel()
          label.textColor = Theme.ink
          return label
        }()
        private let note: UILabel = { $0.textColor = Theme.dim; return $0 }(UILabel())
        func set() {
          contentView.addSubview(title)
          contentView.addSubview(note)
          backgroundColor = Theme.cell
        }
      }
      """, named: "a.swift")
    #expect(usage.pairs == ["Theme.ink on Theme.cell text", "Theme.dim on Theme.cell text"])
    #expect(usage.unfollowed == [])
  }

  @Test func `A function's colors are seen together`() throws {
    let usage = try ReadUsage(
      """
      class A: UIView {
        let label = UILabel()
        func on() { label.textColor = Theme.on; label.backgroundColor = Theme.a }
        func off() { label.textColor = Theme.off; label.backgroundColor = Theme.b }
        func mark() { label.backgroundColor = Theme.mark }
      }
      """, named: "a.swift")
    #expect(
      usage.pairs.sorted() == [
        "Theme.off on Theme.b text", "Theme.off on Theme.mark text", "Theme.on on Theme.a text",
        "Theme.on on Theme.mark text",
      ])
  }

  @Test func `A view of a type in the file has the background of that`() throws {
    let usage = try ReadUsage(
      """
      class Card: UIView { init() { backgroundColor = Theme.card } }
      class Plain: UIView { let x = 1 }
      class A: UIView {
        let card = Card()
        let plain = Plain()
        let label = UILabel()
        let note = UILabel()
        func set() {
          backgroundColor = Theme.page
          addSubview(card)
          addSubview(plain)
          card.addSubview(label)
          plain.addSubview(note)
          label.textColor = Theme.ink
          note.textColor = Theme.dim
        }
      }
      """, named: "a.swift")
    #expect(
      usage.pairs.sorted() == ["Theme.dim on Theme.page text", "Theme.ink on Theme.card text"])
  }

  @Test func `A type that keeps colors draws nothing`() throws {
    let usage = try ReadUsage(
      """
      struct Style {
        var textColor: UIColor
        var backgroundColor: UIColor
        init() { textColor = Theme.ink; self.backgroundColor = Theme.page }
      }
      """, named: "a.swift")
    #expect(usage.pairs == [])
    #expect(usage.unfollowed == [])
  }
}
