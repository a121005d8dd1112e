import TestSupport
import Testing

/// What a view takes from a theme that it was handed is judged as the theme's own code makes it.
///
/// The ratios are of WCAG's formula, calculated by hand: #777777 on white 4.48; a gray of 0.9 on black 16.748;
/// the same gray on white 1.254.
@Suite struct ShownThemeValuesTests {
  private static let theme = """
    import SwiftUI
    enum Mode { case auto, light, dark }
    final class Theme: ObservableObject {
      @Published var mode: Mode
      @Published var system: ColorScheme = .light
      init(mode: Mode = .auto) { self.mode = mode }
      var isDark: Bool {
        switch mode {
        case .auto: return system == .dark
        case .light: return false
        case .dark: return true
        }
      }
      var ink: Color { isDark ? Color(white: 0.9) : Color(red: 119 / 255, green: 119 / 255, blue: 119 / 255) }
      var page: Color { isDark ? Color(white: 0) : Color(white: 1) }
    }
    private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme() }
    extension EnvironmentValues {
      var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
      }
    }
    extension Color { static let paper = Color(red: 1, green: 1, blue: 1) }
    """

  private func run(_ properties: String, _ body: String) throws -> [String] {
    let view = """
      import SwiftUI
      struct Card: View {
        \(properties)
        var body: some View { \(body) }
      }
      """
    let run = try ToolRun(
      policy: #"{"tokens": ["Theme.swift"], "code": ["Views"]}"#,
      files: ["Theme.swift": Self.theme, "Views/Card.swift": view], ["--format", "json"])
    return try JSONReport(run.output).results.map { result in
      let ratio = result.number("ratio").map { "\(($0 * 100).rounded(.down) / 100)" } ?? "none"
      let background = result.background.joined(separator: " over ")
      return "\(result.text("foreground")) on \(background): \(ratio)"
    }.sorted()
  }

  private static let shown = [
    "Theme.ink.auto on Theme.page.auto: 16.74", "Theme.ink.auto on Theme.page.auto: 4.47",
  ]

  /// What is always light shows what follows the system in light, and no text of one is on the page of the
  /// other.
  @Test(arguments: [
    "@Environment(\\.theme) private var theme", "@EnvironmentObject var theme: Theme",
    "@ObservedObject var theme: Theme", "@Environment(Theme.self) var theme", "let theme: Theme",
  ]) func `A theme that a view is handed has the values of its type`(property: String) throws {
    let body = "Text(\"a\").foregroundStyle(theme.ink).background(theme.page)"
    #expect(try run(property, body) == Self.shown)
  }

  @Test func `Two themes may be set otherwise`() throws {
    let found = try run(
      "let theme: Theme; let other: Theme",
      "Text(\"a\").foregroundStyle(theme.ink).background(other.page)")
    #expect(found.contains("Theme.ink.auto on Theme.page.light: 1.25"), "\(found)")
    #expect(found.contains("Theme.ink.light on Theme.page.auto: 4.47"), "\(found)")
  }

  @Test func `What is always light is judged on what follows the system`() throws {
    let found = try run(
      "let theme: Theme",
      "Text(\"a\").foregroundStyle(theme.ink).background(Color(uiColor: .systemBackground))")
    for state in ["auto", "light", "dark"] {
      #expect(
        found.contains { $0.hasPrefix("Theme.ink.\(state) on UIColor.systemBackground") },
        "\(found)")
    }
  }

  /// A view that is handed a `Theme` may be handed a `Night`, whose ink is no text on white.
  @Test func `What a class below declares anew is not known`() throws {
    let run = try ToolRun(
      policy: """
        {"tokens": ["Theme.swift"], "code": ["Views"], "rules": [{"id": "R", "pairings": [
          {"foreground": "Theme.page", "background": "Color.black", "usage": "text"}]}]}
        """,
      files: [
        "Theme.swift": """
        import SwiftUI
        extension Color { static let black = Color(white: 0) }
        class Theme: ObservableObject {
          var ink: Color { Color(white: 0) }
          var page: Color { Color(white: 1) }
        }
        class Dim: Theme { }
        class Night: Dim { override var ink: Color { Color(white: 0.95) } }
        """,
        "Views/Card.swift": """
        import SwiftUI
        struct Card: View {
          @EnvironmentObject var theme: Theme
          var body: some View { Text("a").foregroundStyle(theme.ink).background(theme.page) }
        }
        """,
      ], [])
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("INCOMPLETE"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("Card.body: theme.ink"), "\(run.output)")
  }
}
