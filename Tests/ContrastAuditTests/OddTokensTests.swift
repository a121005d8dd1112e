import TestSupport
import Testing

/// What ended a whole run once, and costs itself at most.
@Suite struct OddTokensTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test func `A property that uses itself, and is no color, costs nothing`() throws {
    try workspace.write(
      ":root { --text: #000; --page: #fff; --w: var(--w, 1px) }", to: "app.css")
    #expect(ToolRun(["init"], in: workspace).status == 0)
    let run = ToolRun([], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("PASS"), "\(run.output)")
  }

  /// By the formula of Tokens Studio black is lightened to 85 % of white: 0.85 × 255 is 216.75, #D9D9D9.
  @Test(arguments: [#""85%""#, #""0.85""#, "0.85"])
  func `How much a color is changed may be a percentage`(amount: String) throws {
    try workspace.write(
      ##"""
      {"text": {"$type": "color", "$value": "#000000", "$extensions": {"studio.tokens":
      {"modify": {"type": "lighten", "value": \##(amount), "space": "srgb"}}}}}
      """##, to: "app.tokens.json")
    let run = ToolRun(["list", "tokens", "app.tokens.json"], in: workspace)
    #expect(run.output.contains("#D9D9D9"), "\(run.output)\(run.errors)")
  }
}
