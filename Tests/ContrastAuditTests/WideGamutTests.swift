import Testing

@testable import contrast_audit

/// What is said of colors outside sRGB, from the tokens to the reports. The numbers are those of the formulas
/// of CSS Color 4 and WCAG in Python.
@Suite struct WideGamutTests {
  private func run(_ arguments: String..., ink: String) throws -> ToolRun {
    let workspace = try Workspace()
    try SmallSystem.write(to: workspace)
    try workspace.write(
      """
      {"$type": "color", "page": {"$value": "#FFFFFF"},
       "ink": {"$value": {"colorSpace": "display-p3", "components": [\(ink)]}}}
      """, to: "app.tokens.json")
    return ToolRun(arguments + ["--details"], in: workspace)
  }

  @Test func `Each display has its own ratio and its own colors`() throws {
    let run = try run(ink: "1, 0, 0")
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "wide-gamut display 3.76:1, color(srgb 1.0931 -0.2267 -0.1501) on #FFFFFF; "
          + "sRGB display 3.99:1, #FF0000 on #FFFFFF"))
  }

  @Test func `Clipping is not called rounding`() throws {
    let run = try run(ink: "0, 0.55, 0")
    #expect(run.status == 1)
    #expect(!run.output.contains("borderline"))
    #expect(run.output.contains("wide-gamut display 4.52:1, color(srgb -0.2699 0.5605 -0.1547)"))
    #expect(run.output.contains("sRGB display 4.26:1, #008F00 on #FFFFFF"))
  }

  @Test func `JSON gives both displays`() throws {
    let run = try run("--format", "json", ink: "1, 0, 0")
    #expect(run.output.contains("\"wideGamut\": {\"ratio\": 3.7644"))
    #expect(run.output.contains("\"sRGB\": {\"ratio\": 3.9984"))
    #expect(run.output.contains("\"foreground\": \"#FF0000\""))
  }

  /// A luminance of 1.1 on black would be 23.
  @Test func `No ratio is above 21`() throws {
    let workspace = try Workspace()
    try SmallSystem.write(to: workspace, policy: SmallSystem.policy(background: "night"))
    try workspace.write(
      """
      {"$type": "color", "night": {"$value": "#000000"},
       "ink": {"$value": {"colorSpace": "xyz-d65", "components": [1, 1.1, 1]}}}
      """, to: "app.tokens.json")
    let run = ToolRun(["--format", "json"], in: workspace)
    #expect(run.status == 0)
    #expect(run.output.contains("\"ratio\": 21,"))
  }

  @Test func `Of a translucent color what is seen is shown`() throws {
    let run = try ToolRun("check", "#FFFFFF80", "#000")
    // 128 of 255 on black.
    #expect(run.output.contains("\nseen as #808080 on #000000\n"))
    #expect(try !ToolRun("check", "#FFFFFF", "#000").output.contains("seen as"))
  }
}
