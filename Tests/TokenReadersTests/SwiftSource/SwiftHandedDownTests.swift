import TestSupport
import Testing

/// Colors that follow what SwiftUI hands down: models, keys of the environment, bindings, stored settings.
/// The expected colors are those of the cases, read by hand.
@Suite struct SwiftHandedDownTests {
  /// A model with a mode that anybody may set.
  private static let model = """
    enum Mode: String { case paper, ink }
    final class Model: ObservableObject {
      @Published var mode: Mode = .paper
      var page: Color {
        mode == .paper ? Color(red: 1, green: 1, blue: 1) : Color(red: 0, green: 0, blue: 0)
      }
    }
    """

  @Test(arguments: [
    "@Environment(Model.self) private var model", "@EnvironmentObject var model: Model",
    "@ObservedObject var model: Model", "@Bindable var model: Model",
  ])
  func `A color of a model that a view is given has a value for each case`(_ property: String) {
    let found = ReadSources(
      swift: Self.model
        + "\nstruct Bar: View { \(property); private var back: Color { model.page } }")
    #expect(found.hex("Bar.back.paper") == "#FFFFFF", "\(found.names) \(found.messages)")
    #expect(found.hex("Bar.back.ink") == "#000000")
    #expect(!found.names.contains("Bar.back"))
  }

  @Test func `A setting that an app stores is any case of its type`() {
    let found = ReadSources(
      swift: """
        enum Mode: String { case paper, ink }
        enum Page {
          @AppStorage("mode") static var mode: Mode = .paper
          static var back: Color {
            mode == .paper ? Color(red: 1, green: 1, blue: 1) : Color(red: 0, green: 0, blue: 0)
          }
        }
        """)
    #expect(found.hex("Page.back.paper") == "#FFFFFF", "\(found.names) \(found.messages)")
    #expect(found.hex("Page.back.ink") == "#000000")
  }

  /// The text in the settings may be anything, so that the mode is any, and `system` follows the scheme.
  @Test func `A stored text that names a case is any of them`() {
    let found = ReadSources(
      swift: """
        enum Mode: String { case system, paper, ink }
        enum Page {
          @AppStorage("mode") private static var stored: String = Mode.system.rawValue
          static var mode: Mode { Mode(rawValue: stored) ?? .system }
          static func back(_ scheme: ColorScheme) -> Color {
            switch mode {
            case .system: scheme == .dark ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0)
            case .paper: Color(red: 1, green: 1, blue: 1)
            case .ink: Color(red: 0, green: 0, blue: 0)
            }
          }
        }
        """)
    #expect(
      found.hex("Page.back.paper", in: "dark") == "#FFFFFF", "\(found.names) \(found.messages)")
    #expect(found.hex("Page.back.ink", in: "light") == "#000000")
    #expect(found.hex("Page.back.system", in: "light") == "#FF0000")
    #expect(found.hex("Page.back.system", in: "dark") == "#0000FF")
  }

  /// Whoever starts the app may give it another palette, which no code here says.
  @Test func `A key of the environment without cases is unknown`() {
    let found = ReadSources(
      swift: """
        struct Palette { var ink: Color }
        struct PaletteKey: EnvironmentKey {
          static let defaultValue = Palette(ink: Color(red: 0, green: 0, blue: 0))
        }
        extension EnvironmentValues {
          var palette: Palette {
            get { self[PaletteKey.self] }
            set { self[PaletteKey.self] = newValue }
          }
        }
        struct Bar: View { @Environment(\\.palette) var palette; private var text: Color { palette.ink } }
        """)
    #expect(!found.hex("Bar.text").hasPrefix("#"), "\(found.names)")
    #expect(found.messages.contains { $0.contains("'Bar.text'") }, "\(found.messages)")
  }

  /// A constant keeps the color of the case that was set when it was made.
  @Test func `A constant that follows a setting is unknown`() {
    let found = ReadSources(
      swift: """
        enum Mode: String { case paper, ink }
        enum Page {
          @AppStorage("mode") static var mode: Mode = .paper
          static let back = mode == .paper ? Color(red: 1, green: 1, blue: 1) : Color(red: 0, green: 0, blue: 0)
        }
        """)
    #expect(!found.hex("Page.back").hasPrefix("#"), "\(found.names)")
    #expect(found.messages.contains { $0.contains("a constant keeps") }, "\(found.messages)")
  }

  /// What the initializer finds is not known here, and a button of the app changes it later.
  @Test func `A flag of a shared model that its initializer sets is the scheme by its name`() {
    let found = ReadSources(
      swift: """
        final class Model: ObservableObject {
          static let shared = Model()
          @Published var isDarkMode: Bool = false
          private init() { isDarkMode = UITraitCollection.current.userInterfaceStyle == .dark }
          var page: Color { isDarkMode ? Color(red: 0, green: 0, blue: 0) : Color(red: 1, green: 1, blue: 1) }
        }
        struct Bar: View {
          @ObservedObject private var model = Model.shared
          private var back: Color { model.page }
        }
        """)
    for name in ["Model.shared.page", "Bar.back"] {
      #expect(found.hex(name, in: "light") == "#FFFFFF", "\(found.names) \(found.messages)")
      #expect(found.hex(name, in: "dark") == "#000000")
    }
  }

  /// A label has colors and is none, and `Player.shared` is no `Theme.shared`; a color of a package may be one.
  @Test func `What is no color by its type is no unread color`() {
    let found = ReadSources(
      swift: """
        final class Theme {
          static let shared = Theme()
          let ink = Color(red: 0, green: 0, blue: 0)
        }
        final class Player { static let shared = Player() }
        struct Bar: View {
          private let label: UILabel = { let made = UILabel(); made.textColor = .white; return made }()
          private let appearance: NSAppearance? = NSAppearance(named: .darkAqua)
          private let player = Player.shared
          private let music = MusicPlayer.shared
          private let tint = Brand.accentColor
        }
        """)
    let unread = found.messages.filter { $0.contains("not read") }
    #expect(unread.count == 1, "\(found.messages)")
    #expect(unread.first?.contains("'Bar.tint'") == true, "\(unread)")
  }

  /// `==` of `Odd` is true for whatever it is given, and the value is no `Odd`.
  @Test func `An operator of the app says nothing of what is not known`() {
    let found = ReadSources(
      swift: """
        struct Odd: Equatable { static func == (left: Odd, right: Odd) -> Bool { true } }
        struct Even: Equatable {
          let size: Int
          static func == (left: Even, right: Even) -> Bool { left.size == right.size }
        }
        final class Model {
          static let shared = Model()
          var isDarkMode: Bool = false
          private init() { isDarkMode = UITraitCollection.current.userInterfaceStyle == .dark }
          var page: Color { isDarkMode ? Color(red: 0, green: 0, blue: 0) : Color(red: 1, green: 1, blue: 1) }
        }
        enum Page {
          static let back = Device.kind == .phone ? Color(red: 0, green: 0, blue: 0) : Color(red: 1, green: 1, blue: 1)
        }
        """)
    #expect(found.hex("Model.shared.page", in: "light") == "#FFFFFF", "\(found.messages)")
    #expect(found.hex("Model.shared.page", in: "dark") == "#000000")
    #expect(!found.hex("Page.back").hasPrefix("#"), "\(found.hex("Page.back"))")
  }
}
