/// The pairs that every app shows in each theme and scheme, found by the names of its colors: body text
/// and secondary text on the page, the text of links, the label of the main button, the border of a field.
///
/// What the app has not by name is not asked for.
struct CorePairs {
  struct Pair {
    let foreground: String
    let background: String
  }

  /// Those that are drafted, each once.
  private(set) var all: [Pair] = []

  private let texts: [(foreground: ColorRole, background: ColorRole)]
  private let edges: [(foreground: ColorRole, background: ColorRole)]

  /// Looks for them among pairings of the draft that hold everywhere.
  init(_ roles: [ColorRole], text: [PolicyDraft.Pairing], components: [PolicyDraft.Pairing]) {
    let byName = Dictionary(
      roles.map { (NamePattern.escaped($0.name), $0) }, uniquingKeysWith: { first, _ in first })
    func pairs(_ pairings: [PolicyDraft.Pairing], _ usage: Usage)
      -> [(foreground: ColorRole, background: ColorRole)]
    {
      pairings.filter { $0.usage == usage && $0.contexts == nil }.flatMap { pairing in
        pairing.foregrounds.compactMap { byName[$0] }.flatMap { foreground in
          pairing.backgrounds.compactMap { byName[$0] }.map { (foreground, $0) }
        }
      }
    }
    texts = pairs(text, .text)
    edges = pairs(components, .uiComponent)
    let page = self.page
    let onPage = texts.filter { $0.background.name == page }
    add(Self.first(of: onPage, among: ["", "primary", "default", "base", "main", "normal"]))
    add(Self.first(of: onPage, among: ["secondary", "muted", "subtle", "subdued", "soft", "dim"]))
    add(onPage.first { $0.foreground.isLink || $0.foreground.isTintedText })
    add(texts.first { $0.foreground.isLabel(on: $0.background) })
    add(edges.first { $0.background.name == page && $0.foreground.isBorderOfField })
  }

  /// The background of the page: of the plain ones the one that is most likely called so, and that most
  /// texts stand on.
  private var page: String? {
    var counts: [String: Int] = [:]
    for (_, background) in texts { counts[background.name, default: 0] += 1 }
    func rank(_ role: ColorRole) -> (Int, Int) {
      let name = role.roleWord.flatMap(RoleWords.bases.firstIndex) ?? RoleWords.bases.count
      return (name, -(counts[role.name] ?? 0))
    }
    let plain = texts.filter { $0.background.isPlainBackground && $0.foreground.isPlainText }
    return plain.map(\.background).min { rank($0) < rank($1) }?.name
  }

  /// The text whose level comes first in a list.
  private static func first(
    of pairs: [(foreground: ColorRole, background: ColorRole)], among levels: [String]
  ) -> (foreground: ColorRole, background: ColorRole)? {
    let plain = pairs.filter { $0.foreground.isPlainText }
    return levels.lazy.compactMap { level in
      plain.first { $0.foreground.levelOfText == level }
    }.first
  }

  private mutating func add(_ pair: (foreground: ColorRole, background: ColorRole)?) {
    guard let pair else { return }
    all.append(
      Pair(
        foreground: NamePattern.escaped(pair.foreground.name),
        background: NamePattern.escaped(pair.background.name)))
  }
}

extension ColorRole {
  /// Whether it is the background of no part of the app, in no state.
  fileprivate var isPlainBackground: Bool {
    kind == .background && owner.isEmpty && meaning.isEmpty && state == nil && !isInverse
  }

  /// Whether it is text of no part of the app, in no state.
  fileprivate var isPlainText: Bool {
    let texts = RoleWords.plainTexts.union(["content", "label", "labels", "ink", "font"])
    let isText = roleWord.map(texts.contains) ?? true
    return kind == .text && isText && owner.isEmpty && state == nil && !isInverse && !isLink
      && isLevel && !hasTargetVariant
  }

  /// Which of the texts it is; empty for the one without a level.
  fileprivate var levelOfText: String { variety.joined(separator: " ") }

  /// Whether it is text in the color of the brand.
  fileprivate var isTintedText: Bool {
    kind == .text && owner.isEmpty && targets.isEmpty && state == nil && isStrong
  }

  /// Whether it is the label of a button that is filled with the color of the brand.
  fileprivate func isLabel(on fill: ColorRole) -> Bool {
    guard kind == .text, state == nil, fill.state == nil else { return false }
    let brands = RoleWords.brands.union(["primary"])
    if targets.contains(where: { $0.count == 1 && brands.contains($0[0]) }) {
      return fill.words.last.map(brands.contains) ?? false
    }
    let buttons: Set = ["button", "btn", "cta"]
    return !buttons.isDisjoint(with: owner) && owner == fill.owner
      && (variety + owner).contains(where: brands.contains)
  }

  /// Whether it is the border of a field or of another control.
  fileprivate var isBorderOfField: Bool {
    let fields: Set = ["field", "fields", "input", "inputs", "control", "form"]
    return isBoundary && state == nil && !fields.isDisjoint(with: words)
  }
}
