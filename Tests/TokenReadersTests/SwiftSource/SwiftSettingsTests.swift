import TestSupport
import Testing

/// Colors that follow what users chose before, which nothing in the code says.
@Suite struct SwiftSettingsTests {
  @Test func `A setting that makes no difference leaves a color as it is`() {
    let found = ReadSources(
      swift: """
        enum Palette {
          static func pair(_ light: Color, _ dark: Color) -> Color {
            Color(UIColor { traits in
              let isStrong = UserDefaults.standard.bool(forKey: "strong")
              if isStrong { return traits.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) }
              return traits.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light)
            })
          }
          static let ink = pair(Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1))
        }
        """)
    #expect(found.names == ["Palette.ink"])
    #expect(found.hex("Palette.ink", in: "light") == "#000000")
    #expect(found.hex("Palette.ink", in: "dark") == "#FFFFFF")
  }

  @Test func `A flag among the settings gives a token for each of its values`() {
    let found = ReadSources(
      swift: """
        enum Palette {
          static var ink: Color {
            UserDefaults.standard.bool(forKey: "strong")
              ? Color(red: 0, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1)
          }
        }
        """)
    #expect(Set(found.names) == ["Palette.ink.strong", "Palette.ink.not-strong"])
    #expect(found.hex("Palette.ink.strong") == "#000000")
    #expect(found.hex("Palette.ink.not-strong") == "#0000FF")
  }

  /// A theme that is read from the settings, or the usual one, is one of the themes.
  private static let themes = """
    enum AppTheme: String {
      case day, night
      var ink: Color {
        switch self {
        case .day: Color(red: 0, green: 0, blue: 0)
        case .night: Color(red: 1, green: 1, blue: 1)
        }
      }
      static var current: AppTheme {
        AppTheme(rawValue: UserDefaults.standard.string(forKey: "theme") ?? "") ?? .day
      }
    }
    final class Manager: ObservableObject {
      static let shared = Manager()
      @Published var theme: AppTheme {
        didSet { UserDefaults.standard.set(theme.rawValue, forKey: "theme") }
      }
      private init() {
        let saved = UserDefaults.standard.string(forKey: "theme") ?? ""
        theme = AppTheme(rawValue: saved) ?? .day
      }
    }
    extension Color {
      static var text: Color { AppTheme.current.ink }
      static var title: Color { Manager.shared.theme.ink }
    }
    """

  @Test(arguments: ["AppTheme.ink", "Color.text", "Color.title"])
  func `A theme among the settings is each of the themes`(name: String) {
    let found = ReadSources(swift: Self.themes)
    #expect(found.hex(name, in: "day") == "#000000")
    #expect(found.hex(name, in: "night") == "#FFFFFF")
  }

  @Test func `What else the settings say is unknown, with the reason`() {
    let found = ReadSources(
      swift: """
        enum Palette {
          static var ink: Color {
            Color(white: UserDefaults.standard.double(forKey: "grey"))
          }
          static let paper = Color(red: 1, green: 1, blue: 1)
        }
        """)
    #expect(
      found.messages.contains { $0.contains("'Palette.ink': only the app's settings say it") })
    #expect(found.hex("Palette.paper") == "#FFFFFF")
  }

  /// The other side of `??` is no case of the theme, so that the theme is not all that it may be.
  @Test func `A setting without a case to fall back to is unknown`() {
    let found = ReadSources(
      swift: Self.themes
        + """

        extension Color {
          static var maybe: Color {
            AppTheme(rawValue: UserDefaults.standard.string(forKey: "theme") ?? "")?.ink
              ?? Color(red: 1, green: 0, blue: 0)
          }
        }
        """)
    #expect(
      found.messages.contains { $0.contains("'Color.maybe': only the app's settings say it") })
  }

  @Test func `A stored setting that an initializer writes does not hide the rest`() {
    let found = ReadSources(
      swift: """
        enum AppTheme: String {
          case day, night
          var ink: Color {
            self == .day ? Color(red: 0, green: 0, blue: 0) : Color(red: 1, green: 1, blue: 1)
          }
        }
        final class Manager: ObservableObject {
          static let shared = Manager()
          @AppStorage("theme") private var stored = "day"
          @Published var theme: AppTheme = .day
          private init() {
            theme = AppTheme(rawValue: stored) ?? .day
            stored = theme.rawValue
          }
        }
        extension Color { static var title: Color { Manager.shared.theme.ink } }
        """)
    #expect(found.hex("Color.title", in: "day") == "#000000")
    #expect(found.hex("Color.title", in: "night") == "#FFFFFF")
  }
}
