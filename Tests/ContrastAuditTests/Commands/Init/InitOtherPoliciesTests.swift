import TestSupport
import Testing

/// The policies that `init` writes for sources that are no one system with the main ones.
///
/// On white, `#777777` has 4.478 and `#767676` 4.542; text needs 4.5.
@Suite struct InitOtherPoliciesTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// A color set, with another value in dark if it has one.
  private func writeColorSet(_ name: String, in catalog: String, _ colors: String...) throws {
    let entries = colors.enumerated().map { index, hex in
      let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}], "#
      let channels = zip(["red", "green", "blue"], 0..<3).map { channel, place in
        "\"\(channel)\": \"0x\(hex.dropFirst(place * 2).prefix(2))\""
      }
      return #"{"idiom": "universal", \#(index == 0 ? "" : dark)"color": {"color-space": "srgb", "#
        + "\"components\": {\(channels.joined(separator: ", ")), \"alpha\": \"1.000\"}}}"
    }
    try workspace.write(
      #"{"info": {"version": 1, "author": "xcode"}, "colors": [\#(entries.joined(separator: ", "))]}"#,
      to: "\(catalog)/\(name).colorset/Contents.json")
  }

  /// Tokens of one group, or of none.
  private func writeTokens(
    _ tokens: [String: String], in group: String? = nil, to path: String
  ) throws {
    let members = tokens.map { #""\#($0.key)": {"$type": "color", "$value": "\#($0.value)"}"# }
      .joined(separator: ",")
    try workspace.write(group.map { "{\"\($0)\": {\(members)}}" } ?? "{\(members)}", to: path)
  }

  private func drafted() throws -> String {
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  /// What an audit judges, by policy: `foreground context outcome`.
  private func judged() throws -> [String: Set<String>] {
    let run = ToolRun(["--format=json"], in: workspace)
    #expect(run.status < 2, "\(run.errors)")
    let audits = try JSONReport.audits(run.output)
    return Dictionary(
      uniqueKeysWithValues: audits.map { policy, report in
        let lines = report.results.map { result in
          let contexts = result.context.sorted { $0.key < $1.key }.map(\.value)
          return ([result.text("foreground")] + contexts + [result.outcome])
            .joined(separator: " ")
        }
        return (policy, Set(lines))
      })
  }

  @Test func `A target with color sets of the same names has a policy of its own, and is judged`()
    throws
  {
    for name in ["text", "line"] {
      try writeColorSet(name, in: "App/App.xcassets", "000000", "FFFFFF")
    }
    try writeColorSet("background", in: "App/App.xcassets", "FFFFFF", "000000")
    try writeColorSet("text", in: "Widget/Widget.xcassets", "777777", "FFFFFF")
    try writeColorSet("background", in: "Widget/Widget.xcassets", "FFFFFF", "000000")
    let output = try drafted()
    #expect(
      output.contains(
        """
        Wrote 'Widget.contrast-audit.json' with 1 pairing, from 'Widget/Widget.xcassets'.
        Apart from the main sources, which it contradicts:
          Widget/Widget.xcassets/
        """), "\(output)")
    #expect(
      output.hasSuffix("Next: read the policies, then run contrast-audit.\n"), "\(output)")
    let policy = try workspace.read("contrast-audit.json")
    #expect(policy.contains("\"policies\": [\n    \"Widget.contrast-audit.json\"\n  ]"))
    #expect(!policy.contains("leftOut"))
    let judged = try judged()
    #expect(judged.count == 2)
    #expect(judged["Widget.contrast-audit.json"] == ["text light fail", "text dark pass"])
  }

  @Test func `What another format says again is named, and gets no policy`() throws {
    try writeTokens(
      ["text": "#000000", "background": "#ffffff"], in: "color", to: "design/app.tokens.json")
    try workspace.write(":root { --text: #000; --background: #fff }", to: "web/app.css")
    let output = try drafted()
    #expect(
      output.contains(
        "Left out the style sheets 'web/app.css', which say the colors of "
          + "'design/app.tokens.json' again.\n"), "\(output)")
    #expect(
      try workspace.read("contrast-audit.json").contains(
        #""web/app.css": "colors of another source again, 'design/app.tokens.json'""#))
    #expect(try workspace.names().sorted() == ["contrast-audit.json", "design", "web"])
  }

  @Test(arguments: [
    // Another color under one name.
    ":root { --text: #000; --background: #fff } .dark { --text: #111; --background: #000 }",
    // A name more.
    ":root { --text: #000; --background: #fff; --link: #777 }",
    // A condition that nothing decides hides a value.
    ":root { --text: #000; --background: #fff } .compact { --text: #777 }",
  ])
  func `What differs in one value is no repetition`(sheet: String) throws {
    try writeTokens(["text": "#000000", "background": "#ffffff"], to: "design/app.tokens.json")
    try workspace.write(sheet, to: "web/app.css")
    #expect(try drafted().contains("Wrote 'web.contrast-audit.json'"))
  }

  /// Text and background are both black somewhere, and never at once.
  @Test func `Colors of two schemes at once are no repetition`() throws {
    try writeColorSet("text", in: "App/App.xcassets", "000000", "FFFFFF")
    try writeColorSet("background", in: "App/App.xcassets", "FFFFFF", "000000")
    try workspace.write(":root { --text: #000; --background: #000 }", to: "web/app.css")
    #expect(try drafted().contains("Wrote 'web.contrast-audit.json'"))
    #expect(try judged()["web.contrast-audit.json"] == ["text fail"])
  }

  /// The colors of both parts are black and white, and a name that both end with says neither.
  @Test func `A name that two tokens end with is no namesake where these differ`() throws {
    try workspace.write(
      """
      {"page": {"text": {"$type": "color", "$value": "#000000"},
        "background": {"$type": "color", "$value": "#ffffff"}},
       "card": {"text": {"$type": "color", "$value": "#ffffff"},
        "background": {"$type": "color", "$value": "#000000"}}}
      """, to: "design/app.tokens.json")
    try workspace.write(":root { --text: #fff; --background: #fff }", to: "web/app.css")
    #expect(try drafted().contains("Wrote 'web.contrast-audit.json'"))
    #expect(try judged()["web.contrast-audit.json"] == ["text fail"])
  }

  @Test func `Swift beside catalogs is judged in both schemes`() throws {
    try writeColorSet("text", in: "App/App.xcassets", "000000")
    try writeColorSet("background", in: "App/App.xcassets", "FFFFFF")
    try workspace.write(
      """
      extension UIColor {
        static let cardText = UIColor(light: UIColor(white: 0, alpha: 1), dark: .init(white: 0.2, alpha: 1))
        static let cardBackground = UIColor(light: .white, dark: .black)
        convenience init(light: UIColor, dark: UIColor) {
          self.init { $0.userInterfaceStyle == .dark ? dark : light }
        }
      }
      """, to: "Packages/Cards/Sources/CardColors.swift")
    _ = try drafted()
    #expect(
      try judged()["Cards.contrast-audit.json"].map { lines in
        Set(lines.map { $0.split(separator: " ").dropFirst().joined(separator: " ") })
      } == ["light pass", "dark fail"])
  }

  @Test func `Code that names the colors of a catalog is one system with them`() throws {
    try writeColorSet("text", in: "App/App.xcassets", "777777", "FFFFFF")
    try writeColorSet("background", in: "App/App.xcassets", "FFFFFF", "000000")
    try workspace.write(
      """
      enum AppColor {
        static let text = Color("text")
        static let page = Color("background")
        static let noteText = Color(red: 0, green: 0, blue: 0)
        static let noteBackground = Color(red: 1, green: 1, blue: 1)
      }
      """, to: "Core/Theme.swift")
    let output = try drafted()
    #expect(output.contains("Read 'App/App.xcassets', 'Core"), "\(output)")
    #expect(try workspace.names().filter { $0.hasSuffix(".json") } == ["contrast-audit.json"])
    let judged = try judged()[""] ?? []
    #expect(judged.contains("text light fail") || judged.contains("AppColor.text light fail"))
    #expect(judged.contains("AppColor.noteText light pass"), "\(judged)")
  }

  /// No names of the code go together, and its view shows them.
  @Test func `In an app in Swift what views show goes before the names of a style sheet`() throws {
    try workspace.write(
      """
      import SwiftUI
      enum AppTheme {
        static let forest = Color(red: 0, green: 0, blue: 0)
        static let cream = Color(red: 1, green: 1, blue: 1)
      }
      struct Screen: View {
        var body: some View { Text("Hi").foregroundStyle(AppTheme.forest).background(AppTheme.cream) }
      }
      """, to: "App/Theme.swift")
    try workspace.write(":root { --text: #777; --background: #fff }", to: "demo/page.css")
    let output = try drafted()
    #expect(output.contains("Read 'App"), "\(output)")
    #expect(try workspace.read("contrast-audit.json").contains(#""code":"#))
  }

  @Test func `In an app in Swift the colors of its code go before style sheets`() throws {
    try workspace.write(
      """
      extension Color {
        static let text = Color(red: 0, green: 0, blue: 0)
        static let background = Color(red: 1, green: 1, blue: 1)
      }
      """, to: "App/Theme.swift")
    try workspace.write(":root { --text: #777; --background: #fff }", to: "Help.bundle/help.css")
    try workspace.write("<link rel=stylesheet href=help.css>", to: "Help.bundle/help.html")
    try workspace.write("struct Screen {}", to: "App/Screen.swift")
    let output = try drafted()
    #expect(output.contains("Read 'App"), "\(output)")
    #expect(output.contains("Wrote 'help.contrast-audit.json' with 1 pairing"), "\(output)")
  }

  /// `#777777` on white has 4.478.
  @Test func `Two apps with the palette of a third module are judged by it`() throws {
    try workspace.write(
      """
      val coal = Color(0xFF000000)
      val snow = Color(0xFFFFFFFF)
      val ash = Color(0xFF777777)
      """, to: "core/theme/Color.kt")
    for (app, text) in [("phone", "coal"), ("watch", "ash")] {
      try workspace.write(
        """
        val lightTones = Tones(text = \(text), background = snow)
        val darkTones = Tones(text = snow, background = coal)
        """, to: "\(app)/theme/Theme.kt")
    }
    let output = try drafted()
    #expect(output.contains("Read 'core/theme', 'phone/theme'."), "\(output)")
    let outcomes = try judged()["watch.contrast-audit.json"]
    #expect(outcomes == ["Tones.text light fail", "Tones.text dark pass"], "\(output)")
  }

  @Test func `Many brands in one folder have a policy each, those that are equal one`() throws {
    try workspace.write(":root { --text: #000; --bg: #fff; --more: #123 }", to: "css/main.css")
    for number in 10..<24 {
      try workspace.write(
        ":root { --text: #000; --bg: #fff; --more: #4567\(number) }", to: "css/b\(number).css")
    }
    try workspace.write(
      ":root { --text: #000; --bg: #fff; --more: #456710 }", to: "css/copy.css")
    let output = try drafted()
    #expect(
      output.contains(
        "Left out the style sheets 'css/copy.css', which say the colors of 'css/b10.css' again."),
      "\(output)")
    #expect(try judged().count == 15)
  }

  @Test func `Examples and documentation are named, and not taken`() throws {
    try workspace.write(":root { --text: #000; --bg: #fff }", to: "src/app.css")
    try workspace.write(":root { --text: #777; --bg: #fff }", to: "docs/site.css")
    let output = try drafted()
    #expect(
      output.contains(
        "Left out the style sheets 'docs/site.css', of examples or documentation; name them to audit "
          + "them too.\n"), "\(output)")
    #expect(try workspace.names().sorted() == ["contrast-audit.json", "docs", "src"])
  }

  @Test func `A system of which a scheme would be left out is named with the reason`() throws {
    try writeTokens(["text": "#000000", "background": "#ffffff"], to: "app.tokens.json")
    try workspace.write(
      ":root { --brand: #00f } .dark { --brand: #66f; --text: #eee; --bg: #111 }",
      to: "web/app.css")
    let output = try drafted()
    #expect(
      output.contains(
        "Left out 'web/app.css', which cannot be read with the others:\n  error: no two color tokens"
      ),
      "\(output)")
    #expect(try workspace.read("contrast-audit.json").contains(#""web/app.css": "#))
  }

  @Test func `Nothing is overwritten, and nothing written, where one of the policies is there`()
    throws
  {
    try writeTokens(["text": "#000000", "background": "#ffffff"], to: "app.tokens.json")
    try workspace.write(":root { --text: #777; --bg: #fff }", to: "web/app.css")
    try workspace.write("mine", to: "web.contrast-audit.json")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 2)
    #expect(
      run.errors.contains("'web.contrast-audit.json' exists already; --force overwrites it"),
      "\(run.errors)")
    #expect(try workspace.read("web.contrast-audit.json") == "mine")
    #expect(try !workspace.names().contains("contrast-audit.json"))
    #expect(ToolRun(["init", "--force"], in: workspace).status == 0)
    #expect(try workspace.read("web.contrast-audit.json") != "mine")
  }

  @Test func `A policy elsewhere has the others beside it`() throws {
    try writeTokens(["text": "#000000", "background": "#ffffff"], to: "a/app.tokens.json")
    try workspace.write(":root { --text: #777; --bg: #fff }", to: "a/web/app.css")
    let run = ToolRun(["init", "--policy", "a/colors.json"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try workspace.read("a/web.contrast-audit.json").contains(#"["web/app.css"]"#))
    #expect(ToolRun(["--policy", "a/colors.json"], in: workspace).status == 1)
  }
}
