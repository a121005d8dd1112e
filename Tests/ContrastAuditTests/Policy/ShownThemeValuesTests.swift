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

  private func run(
    _ properties: String, _ body: String, policy: String = "", beside: String = ""
  ) throws -> [String] {
    let view = """
      import SwiftUI
      struct Card: View {
        \(properties)
        var body: some View { \(body) }
      }
      """
    let run = try ToolRun(
      policy: #"{"tokens": ["Theme.swift"], "code": ["Views"]\#(policy)}"#,
      files: ["Theme.swift": Self.theme, "Views/Card.swift": view + "\n" + beside],
      ["--format", "json"])
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

  /// No scheme that is audited shows what is always light, but the app does.
  @Test func `What is always light is judged where light is not audited`() throws {
    let found = try run(
      "let theme: Theme", "Text(\"a\").foregroundStyle(theme.ink).background(theme.page)",
      policy: #", "exclude": {"scheme": "light"}"#)
    #expect(
      found == [
        "Theme.ink.auto on Theme.page.auto: 16.74", "Theme.ink.dark on Theme.page.dark: 16.74",
        "Theme.ink.light on Theme.page.light: 4.47",
      ])
  }

  /// Two views may be handed two themes; what views above hand down is one.
  @Test(arguments: [("let theme: Theme", true), ("@EnvironmentObject var theme: Theme", false)])
  func `The same name in another view may be another theme`(property: String, may: Bool) throws {
    let found = try run(
      property, "Note(theme: other).background(theme.page)",
      beside:
        "struct Note: View { \(property); var body: some View { Text(\"a\").foregroundStyle(theme.ink) } }"
    )
    #expect(found.contains("Theme.ink.light on Theme.page.auto: 4.47") == may, "\(found)")
    #expect(found.contains("Theme.ink.auto on Theme.page.auto: 4.47"), "\(found)")
  }

  private static func themes(_ type: String, _ first: String, _ second: String) -> String {
    """
    import SwiftUI
    enum \(type)Theme: CaseIterable { case \(first), \(second) }
    struct \(type) {
      let theme: \(type)Theme
      var ink: Color {
        switch theme {
        case .\(first): return Color(white: 0)
        case .\(second): return Color(red: 119 / 255, green: 119 / 255, blue: 119 / 255)
        }
      }
      var page: Color {
        switch theme {
        case .\(first): return Color(white: 1)
        case .\(second): return Color(red: 1, green: 1, blue: 1)
        }
      }
    }
    """
  }

  private func run(_ body: String, _ files: [String: String], _ policy: String) throws -> ToolRun {
    let view = """
      import SwiftUI
      struct Card: View {
        let skin: Skin
        let mood: Mood
        var body: some View { VStack { \(body) } }
      }
      """
    return try ToolRun(
      policy: policy, files: files.merging(["Views/Card.swift": view]) { $1 }, ["--format", "json"])
  }

  /// Colors of one set of themes meet in these themes; those of two sets are shown in no theme together.
  @Test func `A pair is judged in the themes that its colors know`() throws {
    let run = try run(
      """
      Text("a").foregroundStyle(skin.ink).background(skin.page)
      Text("b").foregroundStyle(mood.ink).background(mood.page)
      Text("c").foregroundStyle(mood.ink).background(skin.page)
      """,
      [
        "A.swift": Self.themes("Skin", "sea", "sand"),
        "B.swift": Self.themes("Mood", "calm", "wild"),
      ], #"{"tokens": ["A.swift", "B.swift"], "code": ["Views"]}"#)
    let found = try JSONReport(run.output).results.map { result in
      "\(result.text("foreground")) \(result.number("ratio").map { ($0 * 100).rounded(.down) / 100 } ?? 0)"
    }
    #expect(
      found.sorted() == ["Mood.ink 21.0", "Mood.ink 4.47", "Skin.ink 21.0", "Skin.ink 4.47"],
      "\(run.output)\(run.errors)")
    #expect(run.output.contains("Card.body: mood.ink"))
  }

  /// A theme that a token file forgot is no theme that it does not know.
  @Test func `A color that a file of a theme forgot is not judged in the others alone`() throws {
    let run = try run(
      "Text(\"a\").foregroundStyle(Skin.ink).background(Skin.page)",
      [
        "sea.tokens.json":
          ##"{"Skin": {"$type": "color", "ink": {"$value": "#000000"}, "line": {"$value": "#000000"}, "page": {"$value": "#ffffff"}}}"##,
        "sand.tokens.json":
          ##"{"Skin": {"$type": "color", "line": {"$value": "#000000"}, "page": {"$value": "#ffffff"}}}"##,
      ],
      """
      {"tokens": [
        {"path": "sea.tokens.json", "when": {"theme": "sea"}},
        {"path": "sand.tokens.json", "when": {"theme": "sand"}}], "code": ["Views"],
       "rules": [{"id": "R", "pairings": [
        {"foreground": "Skin.ink", "background": "Skin.page", "usage": "text", "when": {"theme": "sea"}},
        {"foreground": "Skin.line", "background": "Skin.page", "usage": "text"}]}]}
      """)
    #expect(run.status == 1)
    #expect(run.output.contains("Card.body: Skin.ink"), "\(run.output)\(run.errors)")
  }

  /// What an instance is called says nothing of its type.
  @Test(arguments: ["let theme: Skin", "let themes: [Skin]"])
  func `What is called like a theme is none by its name`(property: String) throws {
    let text = "Text(\"a\").foregroundStyle(theme.ink).background(Color.paper)"
    let found = try run(
      property, property.contains("[") ? "ForEach(themes) { theme in \(text) }" : text,
      policy: """
        , "rules": [{"id": "R", "pairings": [
          {"foreground": "Theme.page.dark", "background": "Color.paper", "usage": "text"}]}]
        """,
      beside: "struct Skin: Identifiable { let id: Int; let ink: Color }")
    #expect(Set(found) == ["Theme.page.dark on Color.paper: 21.0"])
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
