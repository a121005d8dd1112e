import TestSupport
import Testing

/// The pairs that views show are judged where the policy names the code.
///
/// The ratios are of WCAG's formula, calculated by hand: #777777 on white 4.48, black at 10% on white is
/// #E5E5E5 or #E6E6E6, on which white has 1.26 or 1.25; white on the system's blue 4.02 in light and 3.65 in
/// dark.
@Suite struct ShownPairsTests {
  private static let theme = """
    import SwiftUI
    extension Color {
      static let ink = Color(red: 119.0 / 255, green: 119.0 / 255, blue: 119.0 / 255)
      static let paper = Color(red: 1, green: 1, blue: 1)
      static let night = Color(red: 0, green: 0, blue: 0)
    }
    """

  private static func view(_ body: String) -> String {
    """
    import SwiftUI
    struct Card: View {
      @Environment(\\.colorScheme) var colorScheme
      @Environment(\\.isEnabled) var isEnabled
      var isDisabled: Bool { !isEnabled }
      let name: String
      var body: some View {
        \(body)
      }
    }
    """
  }

  private func run(
    _ body: String, _ rules: String = "", _ words: [String] = ["--format", "json"],
    _ more: [String: String] = [:]
  ) throws -> ToolRun {
    try ToolRun(
      policy: #"{"tokens": ["Theme.swift"], "code": ["Views"]\#(rules)}"#,
      files: ["Theme.swift": Self.theme, "Views/Card.swift": Self.view(body)]
        .merging(more) { $1 }, words)
  }

  private func judged(_ run: ToolRun) throws -> [String] {
    try JSONReport(run.output).results.map { result in
      let ratio = (result.number("ratio").map { ($0 * 100).rounded(.down) / 100 }).map { "\($0)" }
      return
        "\(result.text("foreground")) on \(result.background.joined(separator: " over ")): \(ratio ?? "none")"
    }
  }

  @Test func `A pair of tokens in a view is judged without a pairing`() throws {
    let run = try run("Text(name).foregroundStyle(Color.ink).background(Color.paper)")
    #expect(run.status == 1)
    #expect(try judged(run) == ["Color.ink on Color.paper: 4.47"], "\(run.errors)")
    #expect(run.output.contains("Views/Card.swift"))
  }

  /// A view in a hidden folder or one of packages is not the app's, and a link there ends nothing.
  @Test func `What tools keep below the code is passed over, and read where it is named`() throws {
    let workspace = try Workspace()
    let view = Self.view("Text(name).foregroundStyle(Color.ink).background(Color.paper)")
    try workspace.write(Self.theme, to: "App/Theme.swift")
    for folder in ["node_modules/some", ".build/checkouts", "Pods"] {
      try workspace.write(view, to: "App/\(folder)/Card.swift")
    }
    try workspace.write("", to: "App/Pods/Manifest.lock")
    try workspace.makeFolder("App/node_modules/.bin")
    try workspace.makeLink("App/node_modules/.bin/tsc", to: "../some/Card.swift")
    func places(_ code: String) throws -> Int {
      try workspace.write(
        """
        {"tokens": ["App/Theme.swift"], "code": ["\(code)"], "rules": [{"id": "R", "pairings": [
          {"foreground": "Color.night", "background": "Color.paper", "usage": "text"}]}]}
        """, to: "contrast-audit.json")
      let run = ToolRun(["--format", "json"], in: workspace)
      #expect(run.status < 2, "\(run.errors)")
      return try judged(run).count { $0.hasPrefix("Color.ink on Color.paper") }
    }
    #expect(try places("App") == 0)
    #expect(try places("App/Pods") == 1)
    #expect(try places("App/.build") == 1)
  }

  @Test func `A color that is written out is judged as the code makes it`() throws {
    let run = try run(
      "Text(name).foregroundColor(.white).background(Color(red: 119 / 255, green: 119 / 255, blue: 119 / 255))"
    )
    #expect(
      try judged(run) == [
        "Color.white on Color(red: 119 / 255, green: 119 / 255, blue: 119 / 255): 4.47"
      ],
      "\(run.errors)")
  }

  @Test func `A color of the system has both schemes`() throws {
    let run = try run("Text(name).foregroundColor(.white).background(Color.blue)")
    #expect(
      try judged(run) == ["Color.white on Color.blue: 4.01", "Color.white on Color.blue: 3.64"],
      "\(run.errors)")
  }

  @Test func `A color at an opacity lies on what is behind it`() throws {
    let run = try run(
      "VStack { Text(name).foregroundColor(.paper).background(Color.night.opacity(0.1)) }.background(Color.paper)"
    )
    let found = try judged(run)
    #expect(found.count == 1)
    #expect(
      found[0].hasPrefix("Color.paper on Color.night at 10% over Color.paper: 1.2"), "\(found)")
  }

  @Test func `What shows through onto something unknown is not judged`() throws {
    let run = try run("Text(name).foregroundColor(.paper).background(Color.night.opacity(0.1))")
    #expect(run.status == 2)
    #expect(run.errors.contains("nothing says what to pair"), "\(run.errors)")
  }

  @Test(arguments: [
    ("if colorScheme == .dark { Text(name).foregroundColor(.ink).background(Color.paper) }", 1),
    ("if colorScheme != .dark { Text(name).foregroundColor(.ink).background(Color.paper) }", 1),
    ("if isNight(colorScheme) { Text(name).foregroundColor(.ink).background(Color.paper) }", 0),
  ]) func `What is shown in one scheme is judged there`(body: String, count: Int) throws {
    let blue = "\n    Text(name).foregroundColor(.white).background(Color.blue)"
    let run = try run("VStack { \(body)\(blue) }")
    #expect(try judged(run).count == 2 + count, "\(run.output)\(run.errors)")
  }

  @Test func `A pairing of the policy goes before it, also one that exempts`() throws {
    func rules(_ usage: String) -> String {
      """
      , "rules": [{"id": "R", "pairings": [
        {"foreground": "Color.ink", "background": "Color.paper", "usage": "\(usage)", "reason": "r"},
        {"foreground": "Color.night", "background": "Color.paper", "usage": "text"}]}]
      """
    }
    let body = "Text(name).foregroundStyle(Color.ink).background(Color.paper)"
    let text = try run(body, rules("text"))
    #expect(try JSONReport(text.output).results.map { $0.text("rule") } == ["R", "R"])
    let exempt = try run(body, rules("logotype"))
    #expect(exempt.status == 0, "\(exempt.output)")
    // What needs less judges no text, and text that a view shows is no decoration.
    for usage in ["ui-component", "decoration", "inactive"] {
      let other = try run(body, rules(usage))
      #expect(try JSONReport(other.output).results.map { $0.text("rule") }.contains("shown-pair"))
      #expect(other.status == 1)
    }
  }

  @Test func `A rule that is judged only on request does not go before it`() throws {
    let rules = """
      , "rules": [
        {"id": "O", "optional": true, "pairings": [
          {"foreground": "Color.ink", "background": "Color.paper", "usage": "text"}]},
        {"id": "R", "pairings": [
          {"foreground": "Color.night", "background": "Color.paper", "usage": "text"}]}]
      """
    let body = "Text(name).foregroundStyle(Color.ink).background(Color.paper)"
    let usual = try run(body, rules)
    #expect(try JSONReport(usual.output).results.map { $0.text("rule") } == ["R", "shown-pair"])
    let all = try run(body, rules, ["--format", "json", "--all"])
    #expect(
      try JSONReport(all.output).results.map { $0.text("rule") } == ["O", "R"], "\(all.errors)")
  }

  @Test func `Text in the color of its background is judged`() throws {
    let run = try run("Text(name).foregroundStyle(Color.paper).background(Color.paper)")
    #expect(try judged(run) == ["Color.paper on Color.paper: 1.0"], "\(run.errors)")
  }

  @Test(arguments: [
    // A parameter hides the constant of the file.
    "Text(name).foregroundStyle(Color.paper).background(Color(white: level))",
    // It is a level of black, or of the color of links.
    "VStack { Text(name).foregroundStyle(.secondary) }.foregroundStyle(Color.night).background(Color.paper)",
    "Button { } label: { Text(name).foregroundStyle(.secondary) }.background(Color.paper)",
    // What the brand's is, nobody here says.
    "Text(name).foregroundStyle(brand.ink).background(Color.paper)",
  ])
  func `A color that is not known is not judged, which the report says`(body: String) throws {
    let known = "Text(name).foregroundStyle(Color.night).background(Color.paper)"
    let run = try run(
      "VStack { \(known)\n    \(body) }", "", [],
      [
        "Views/Level.swift": "import SwiftUI\nlet level = 0.9\n"
      ])
    #expect(run.status == 1)
    #expect(run.output.contains("in the code not followed"), "\(run.output)")
  }

  @Test func `One text that is two colors in two files is judged as one color only`() throws {
    func view(_ name: String, _ white: Int) -> String {
      """
      import SwiftUI
      struct \(name): View {
        var body: some View {
          Text("b").foregroundStyle(Color.night).background(Color(hex: 1))
        }
      }
      fileprivate extension Color { init(hex: Int) { self.init(white: \(white)) } }
      """
    }
    let run = try run(
      "Text(name).foregroundStyle(Color.night).background(Color.paper)", "", ["--format", "json"],
      ["Views/A.swift": view("A", 1), "Views/B.swift": view("B", 0)])
    let found = try judged(run)
    #expect(!found.contains("Color.night on Color(hex: 1): 1.0"), "\(found)")
    #expect(run.output.contains("behind it is not known"), "\(run.output)")
  }

  @Test func `A disabled control and a shape are not judged`() throws {
    let run = try run(
      """
      VStack {
        if isDisabled { Text(name).foregroundColor(.ink).background(Color.paper) }
        Circle().fill(Color.ink)
      }.background(Color.paper)
      """)
    #expect(run.errors.contains("nothing says what to pair"), "\(run.output)\(run.errors)")
  }

  @Test func `What a control shows where it is disabled is not judged`() throws {
    let run = try run(
      """
      Button { } label: {
        Text(name).foregroundStyle(Color.paper).background(isReady ? Color.night : Color.ink)
      }.disabled(!isReady)
      """)
    #expect(try judged(run) == ["Color.paper on Color.night: 21.0"], "\(run.output)")
    let other = try self.run(
      """
      Button { } label: {
        Text(name).foregroundStyle(Color.paper).background(isReady ? Color.night : Color.ink)
      }.disabled(isReady)
      """)
    #expect(try judged(other) == ["Color.paper on Color.ink: 4.47"], "\(other.output)")
  }

  @Test func `What developers see alone is not judged`() throws {
    let run = try run(
      "Text(name).foregroundStyle(Color.ink).background(Color.paper)", "", ["--format", "json"],
      [
        "Views/Previews.swift": """
        import SwiftUI
        #Preview { Text("a").foregroundStyle(.white).background(Color.yellow) }
        #Preview("b") { Text("b").foregroundStyle(.white).background(Color.orange) }
        struct Card_Previews: PreviewProvider {
          static var previews: some View {
            Text("c").foregroundStyle(.white).background(Color.green)
          }
        }
        """
      ])
    #expect(try judged(run) == ["Color.ink on Color.paper: 4.47"])
  }

  @Test func `An app's own color of a name of the system is its own`() throws {
    let own =
      "import SwiftUI\nextension Color { static let blue = Color(red: 0, green: 0, blue: 0) }"
    let run = try run(
      "Text(name).foregroundColor(.white).background(Color.blue)", "", ["--format", "json"],
      ["Theme.swift": Self.theme + "\n" + own])
    #expect(try judged(run) == ["Color.white on Color.blue: 21.0"], "\(run.errors)")
  }

  @Test func `No change is written into a view, where the same color may stand again`() throws {
    let run = try run(
      "Text(name).foregroundColor(.white).background(Color(red: 0.5, green: 0.5, blue: 0.5))", "",
      [])
    #expect(run.output.contains("must be kept"), "\(run.output)")
  }

  @Test func `A change of a token is written, and what the code shows is judged again`() throws {
    let run = try run(
      "Text(name).foregroundStyle(Color.ink).background(Color.white)", "",
      ["fix", "--unsafe-fixes", "--format", "diff"])
    #expect(run.output.contains("+  static let ink"), "\(run.output)\(run.errors)")
  }

  @Test func `The id is kept for it`() throws {
    let run = try run(
      "Text(name).foregroundStyle(Color.ink).background(Color.paper)",
      #", "rules": [{"id": "shown-pair", "pairings": [{"foreground": "Color.ink", "background": "Color.paper", "usage": "text"}]}]"#
    )
    #expect(run.status == 2)
    #expect(run.errors.contains("is kept for a rule of the tool itself"), "\(run.errors)")
  }

  @Test func `An app whose names tell nothing is drafted from its views`() throws {
    let workspace = try Workspace()
    try workspace.write(
      """
      import SwiftUI
      extension Color {
        static let alpha = Color(red: 119.0 / 255, green: 119.0 / 255, blue: 119.0 / 255)
        static let omega = Color(red: 1, green: 1, blue: 1)
      }
      """, to: "App/Theme.swift")
    try workspace.write(
      Self.view("Text(name).foregroundStyle(Color.alpha).background(Color.omega)"),
      to: "App/Views/Card.swift")
    try workspace.write("import XCTest", to: "App/Tests/CardTests.swift")
    let drafted = ToolRun(["init"], in: workspace)
    #expect(drafted.status == 0, "\(drafted.errors)")
    #expect(
      try workspace.read("contrast-audit.json").contains(
        #""code": ["App/Theme.swift", "App/Views"]"#))
    let run = ToolRun(["--format", "json"], in: workspace)
    #expect(try judged(run) == ["Color.alpha on Color.omega: 4.47"], "\(run.errors)")
  }

  /// A window's background has schemes, and nothing that is judged lies on it.
  @Test func `What is shown in one scheme is judged where no color has any`() throws {
    let run = try run(
      "if colorScheme == .dark { Text(name).foregroundStyle(Color.ink).background(Color.paper) }",
      "", ["--format", "json"],
      [
        "Views/App.swift":
          "import UIKit\nimport SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { Card(name: \"a\") } } }\n"
      ])
    #expect(run.status == 1, "\(run.errors)")
    #expect(try judged(run) == ["Color.ink on Color.paper: 4.47"], "\(run.errors)")
  }

  /// What is judged beside it is not written yet when the draft is judged.
  @Test func `An app with a second system beside it is drafted from its views too`() throws {
    let workspace = try Workspace()
    try workspace.write(
      """
      import SwiftUI
      extension Color {
        static let text = Color(red: 0, green: 0, blue: 0)
        static let background = Color(red: 1, green: 1, blue: 1)
      }
      """, to: "App/Theme.swift")
    try workspace.write(
      Self.view("Text(name).foregroundStyle(Color.white).background(Color.text)"),
      to: "App/Views/Card.swift")
    try workspace.write(":root { --text: #000; --bg: #fff; --muted: #777 }", to: "web/app.css")
    let drafted = ToolRun(["init"], in: workspace)
    #expect(drafted.status == 0, "\(drafted.errors)")
    let policy = try workspace.read("contrast-audit.json")
    #expect(policy.contains("\"policies\": ["), "\(policy)")
    #expect(policy.contains("\"code\": ["), "\(policy)")
    #expect(ToolRun(["-q"], in: workspace).status != 2)
  }
}
