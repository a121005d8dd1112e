import Foundation
import Testing

@testable import contrast_audit

@Suite struct AccentCommandTests {
  private static func schemes(_ words: String...) throws -> [[String: Any]] {
    let run = ToolRun(["accent", "--format=json"] + words, in: try Workspace())
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    return try #require(root["schemes"] as? [[String: Any]])
  }

  private static func readings(_ scheme: [String: Any]) throws -> [[String: Any]] {
    try #require(scheme["readings"] as? [[String: Any]])
  }

  private static func ratio(
    _ key: String, of foreground: String, on background: String, in scheme: [String: Any]
  ) throws -> Double {
    let reading = try readings(scheme).first {
      $0["foreground"] as? String == foreground && $0["background"] as? String == background
    }
    return try #require(reading?[key] as? Double)
  }

  /// WCAG's formula in Python's float64: white on #2596BE is 3.3954, on #1B7A9E 4.8508.
  @Test func `The accent of the example has 3.39 against textInverse, and the default's has 4.85`()
    throws
  {
    let light = try Self.schemes("#2596BE")[0]
    let after = try Self.ratio("after", of: "textInverse", on: "accent", in: light)
    let before = try Self.ratio("before", of: "textInverse", on: "accent", in: light)
    #expect((after * 100).rounded(.down) == 339)
    #expect((before * 100).rounded(.down) == 485)
    // The hover color follows: #2596BE darkened in HSL to 0.85 of its lightness, by Python's colorsys, has 4.52636 to white.
    let hover = try Self.ratio("after", of: "textInverse", on: "accentHover", in: light)
    #expect(abs(hover - 4.526359237349634) < 1e-9)
  }

  @Test func `The proposal passes whatever the default accent passes`() throws {
    for scheme in try Self.schemes("2596BE") {
      #expect(scheme["proposed"] is String)
      for reading in try Self.readings(scheme) {
        let required = try #require(reading["required"] as? Double)
        guard try #require(reading["before"] as? Double) >= required else { continue }
        #expect(try #require(reading["proposed"] as? Double) >= required)
      }
    }
  }

  @Test func `A dark partner is tried in the dark scheme only`() throws {
    let schemes = try Self.schemes("#2596BE", "--dark", "#3DAED4")
    #expect(schemes.map { $0["accent"] as? String } == ["#2596BE", "#3DAED4"])
    // The default's own dark accent: nothing changes but the hover color that follows.
    for reading in try Self.readings(schemes[1])
    where reading["background"] as? String != "accentHover"
      && reading["foreground"] as? String != "accentHover"
    {
      #expect(reading["before"] as? Double == reading["after"] as? Double)
    }
  }

  @Test func `Exit status 1 says that something gets worse than it is`() throws {
    #expect(try ToolRun("accent", "#2596BE").status == 1)
    // The default accent itself, in both schemes.
    #expect(try ToolRun("accent", "#1B7A9E", "--dark", "3DAED4").status == 0)
  }

  @Test func `The text names the binding pairing and the nearest accent`() throws {
    let run = try ToolRun("accent", "#2596BE")
    #expect(run.output.contains("3.39 ✗"))
    #expect(run.output.split(separator: "\n").count { $0.contains("← tightest") } == 2)
    #expect(
      run.output.contains(
        "\nThe nearest: #006787 in light (strong, ΔE 0.15), #56BEE7 in dark"))
    #expect(
      run.output.hasPrefix(
        "#2596BE as the accent of VaultMail\ncompared with the theme default; "))
    // Sentences are broken between words; a row of the table has one line.
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.prefix(5).allSatisfy { $0.count <= 80 })
    #expect(!run.output.contains("\u{1B}"))
    #expect(try ToolRun("accent", "#2596BE", "--color=always").output.contains("\u{1B}["))
  }

  /// White is 3.3954 on #2596BE and 4.8508 on #1B7A9E, which is the default's: of the pairings with
  /// textInverse, two fail because of the accent. #2596BE darkened to 0.85 of its lightness has 4.5263
  /// to white; its channels rounded, #1F80A2, have 4.4936.
  @Test func `What the accent causes stands apart from what fails without it`() throws {
    let light = try Self.schemes("#2596BE")[0]
    let caused = try Self.readings(light).filter { $0["caused"] as? Bool == true }
    for reading in try Self.readings(light) {
      let required = try #require(reading["required"] as? Double)
      let passedBefore = try #require(reading["before"] as? Double) >= required
      let fails = reading["outcome"] as? String == "fail"
      #expect((reading["caused"] as? Bool) == (passedBefore && fails))
    }
    let run = try ToolRun("accent", "#2596BE")
    #expect(run.output.contains("\(caused.count) of 31 pairings fail because of it; "))
    let lines = run.output.split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex(of: "  Because of it"))
    let end = try #require(lines.firstIndex(of: "  Without it too"))
    #expect(end - start - 1 == caused.count)
    #expect(lines[start..<end].contains { $0.contains("textInverse on accent  FR-BT-04") })
    #expect(
      lines[start..<end].contains {
        $0.contains("4.52 ✗") && $0.hasSuffix("4.49 in 8 bits")
      })
  }

  /// By Python's colorsys: #2596BE with 0.85 of its lightness in HSL is #1F80A2.
  @Test func `The colors that follow the accent are named with their values`() throws {
    let light = try Self.schemes("#2596BE")[0]
    let followers = try #require(light["followers"] as? [[String: Any]])
    let colors = followers.reduce(into: [:]) { $0[$1["token"] as? String] = $1["after"] as? String }
    #expect(colors["accentHover"] == "#1F80A2")
    #expect(colors["unreadDot"] == "#2596BE")
    #expect(try ToolRun("accent", "#2596BE").output.contains("accentHover #1F80A2 ("))
  }

  @Test(arguments: ["rgb(37 150 190)", "0xFF2596BE", "2596be"])
  func `An accent is written in any notation`(text: String) throws {
    #expect(try ToolRun("accent", text).output == ToolRun("accent", "#2596BE").output)
  }

  /// The dark accent of the catalog's default theme is #3DAED4, and its brand's light one #1B7A9E.
  @Test func `A token is tried with the color that it has in the compared theme`() throws {
    let schemes = try Self.schemes("accent", "--theme", "default")
    #expect(schemes.map { $0["accent"] as? String } == ["#1B7A9E", "#3DAED4"])
    let pair = try Self.schemes("brand.light.accent", "--dark", "brand.dark.accent")
    #expect(pair.map { $0["accent"] as? String } == ["#1B7A9E", "#3DAED4"])
    #expect(try ToolRun("accent", "accentMuted").errors.contains("'accentMuted' is translucent"))
    let unknown = try ToolRun("accent", "acent")
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean 'accent'?"))
  }

  /// #CCCCCC stands in one of three contrasts; see `system`.
  @Test func `A token with several colors in a scheme is not one color to try`() throws {
    let run = ToolRun(["accent", "label"], in: try system())
    #expect(run.status == 2)
    #expect(run.errors.contains("'label' has several colors in one scheme; give the one to try"))
  }

  @Test func `A page shows every pairing in its use, in each of its colors`() throws {
    let page = try ToolRun("accent", "#2596BE", "--format=html").output
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
    #expect(!page.contains("<script") && !page.contains("http:") && !page.contains("https:"))
    #expect(page.contains("class=\"as-button\" style=\"color:#FFFFFF;background:#2596BE"))
    #expect(page.contains("class=\"as-button\" style=\"color:#FFFFFF;background:#1B7A9E"))
    let readings = try Self.schemes("#2596BE").reduce(0) { try $0 + Self.readings($1).count }
    #expect(page.matches(of: /<li class="card box">/).count == readings)
  }

  /// Two themes and three contrasts, in which the text is white but for the second.
  private func system(moreOfSecond: String = "") throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(
      ##"""
      {"version": "2025.10", "sets": {"all": {"sources": [{"$type": "color",
         "label": {"$value": "#FFFFFF"}, "accent": {"$value": "#1B7A9E"}}]}},
       "modifiers": {
         "contrast": {"contexts": {"a": [], "b": [{"$type": "color", "label": {"$value": "#CCCCCC"}\##(moreOfSecond)}], "c": []}},
         "theme": {"contexts": {"plain": [], "loud": [{"accent": {"$type": "color", "$value": "#2596BE"}}]}}},
       "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/contrast"}]}
      """##, to: "app.resolver.json")
    try workspace.write(
      """
      {"tokens": ["app.resolver.json"], "rules": [{"id": "R", "pairings": [
        {"foreground": "label", "background": "accent", "usage": "text"}]}]}
      """, to: "contrast-audit.json")
    return workspace
  }

  /// By WCAG's formula in Python #CCCCCC is 3.0241 on #1B7A9E and 2.1143 on #2596BE; white is 4.8565
  /// and 3.3955.
  @Test(arguments: [([], 3.024080206614258), (["--theme=loud"], 2.114323530344356)])
  func `What a pairing measures before is its least in the theme that is compared`(
    options: [String], before: Double
  ) throws {
    let run = ToolRun(["accent", "#1B7A9E", "--format=json"] + options, in: try system())
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let readings = try Self.readings(
      try #require((root["schemes"] as? [[String: Any]])?.first))
    #expect(!readings.isEmpty)
    for reading in readings {
      #expect(try abs(#require(reading["before"] as? Double) - before) < 1e-9)
    }
  }

  /// By WCAG's formula in Python white is 4.8565 on #1B7A9E and 3.3955 on #2596BE, #CCCCCC 3.0241 and 2.1143.
  @Test func `A scheme that the policy excludes is not tried, wherever the axis of themes stands`()
    throws
  {
    let workspace = try Workspace()
    try workspace.write(
      ##"""
      {"version": "2025.10", "sets": {"all": {"sources": [{"$type": "color", "accent": {"$value": "#1B7A9E"}}]}},
       "modifiers": {
         "scheme": {"contexts": {"sepia": [{"label": {"$type": "color", "$value": "#1B7A9E"}}],
           "light": [{"label": {"$type": "color", "$value": "#FFFFFF"}}],
           "dark": [{"label": {"$type": "color", "$value": "#CCCCCC"}}]}},
         "theme": {"contexts": {"plain": [], "loud": [{"accent": {"$type": "color", "$value": "#2596BE"}}]}}},
       "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/scheme"}, {"$ref": "#/modifiers/theme"}]}
      """##, to: "app.resolver.json")
    try workspace.write(
      """
      {"tokens": ["app.resolver.json"], "exclude": {"scheme": "sepia"}, "rules": [{"id": "R", "pairings": [
        {"foreground": "label", "background": "accent", "usage": "text"}]}]}
      """, to: "contrast-audit.json")
    let run = ToolRun(["accent", "#1B7A9E", "--theme=loud", "--format=json"], in: workspace)
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let schemes = try #require(root["schemes"] as? [[String: Any]])
    #expect(schemes.map { $0["scheme"] as? String } == ["light", "dark"])
    let expected = [(3.395452552888, 4.856456786441), (2.114323530344, 3.024080206614)]
    for (scheme, (before, after)) in zip(schemes, expected) {
      #expect(try abs(Self.ratio("before", of: "label", on: "accent", in: scheme) - before) < 1e-9)
      #expect(try abs(Self.ratio("after", of: "label", on: "accent", in: scheme) - after) < 1e-9)
    }
  }

  @Test func `An accent that is not one color cannot be replaced by one`() throws {
    let run = ToolRun(
      ["accent", "#1B7A9E"],
      in: try system(moreOfSecond: ##", "accent": {"$value": "#000000"}"##))
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.contains("the accent must depend on exactly one color, but 'accent' depends on 2"))
  }

  @Test(arguments: [
    (["accent"], "'accent' needs a color"), (["accent", "#25"], "'#25'"),
    (["accent", "#2596BE80"], "translucent"),
    (["accent", "#2596BE", "--theme", "midnigt"], "did you mean 'midnight'?"),
    (["accent", "#2596BE", "--token", "acent"], "did you mean 'accent'?"),
    (["accent", "#2596BE", "--dark", "zz"], "zz"),
  ])
  func `What is wrong is said in one line with exit status 2`(words: [String], message: String)
    throws
  {
    let run = ToolRun(words, in: try Workspace())
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message))
  }
}
