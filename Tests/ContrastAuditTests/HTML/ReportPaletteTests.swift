import TestSupport
import Testing

/// The page meets what it asks of others: its colors, as they stand in it, are audited by the tool.
@Suite struct ReportPaletteTests {
  private static let policy = "../Sources/Reporters/HTML/contrast-audit.json"

  @Test func `The palette of the page passes its own audit in light and dark`() throws {
    let path = Fixture.url(Self.policy).standardized.path(percentEncoded: false)
    let run = ToolRun([path, "--format", "json", "--min-coverage", "100"], in: try Workspace())
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
    let report = try JSONReport(run.output)
    #expect(Set(report.results.compactMap { $0.context["scheme"] }) == ["light", "dark"])
    #expect((report.summary["failed"], report.summary["indeterminate"]) == (0, 0))
  }

  @Test func `A color of the palette that cannot be read would fail it`() throws {
    let workspace = try Workspace()
    try workspace.write(Fixture.text(Self.policy), to: "contrast-audit.json")
    let palette = try Fixture.text("../Sources/Reporters/HTML/palette.css")
    // #8A8A8A is 3.45 on white.
    try workspace.write(palette.replacing("#545B66", with: "#8A8A8A"), to: "palette.css")
    #expect(ToolRun([], in: workspace).status == 1)
  }

  @Test func `The page holds the palette that is audited, and colors nothing in another`() throws {
    let page = try ToolRun("--format", "html").output
    let palette = try Fixture.text("../Sources/Reporters/HTML/palette.css")
    #expect(page.contains("<style id=\"palette\">\n\(palette)</style>"))
    // Beside it only the halves beneath a sample whose backdrop is unknown.
    let layout = try Fixture.text("../Sources/Reporters/HTML/layout.css")
    let colors = layout.matches(of: #/#[0-9a-fA-F]{3,8}\b(?!:)|(?:rgba?|hsla?|oklch|color)\(/#)
    #expect(colors.map { String($0.0) } == ["#000", "#fff"])
  }
}
