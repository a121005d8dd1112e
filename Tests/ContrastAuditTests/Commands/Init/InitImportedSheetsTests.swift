import TestSupport
import Testing

/// Style sheets that others import: a page may load each of them alone.
@Suite struct InitImportedSheetsTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// #EEE on white is 1.16 by WCAG, on #111 it is 16.28.
  @Test func `The light sheet that the dark one imports and replaces is judged too`() throws {
    try workspace.write(":root { --text: #EEE; --page: #FFF }", to: "light.css")
    try workspace.write(
      "@import \"light.css\";\n:root { --page: #111 }", to: "dark.css")
    let outcomes = try workspace.draftedOutcomes()
    #expect(outcomes == ["text on page in light: fail", "text on page in dark: pass"])
  }

  /// - Parameters:
  ///   - page: what stands beside a sheet that imports and replaces another one.
  ///   - isJudged: whether the imported one is judged alone.
  @Test(arguments: [
    ("", "", true),
    ("index.html", "<link rel=stylesheet href=brand.css>", false),
    ("index.html", "<link rel=stylesheet href=brand.css><link rel=stylesheet href=base.css>", true),
    ("src/main.js", "import '../base.css'", true),
    ("src/main.js", "import '../brand.css'; // my-base.css", false),
  ])
  func `An imported sheet is judged alone unless only its importer is loaded`(
    file: String, page: String, isJudged: Bool
  ) throws {
    try workspace.write(":root { --text: #EEE; --page: #FFF }", to: "base.css")
    try workspace.write("@import \"base.css\";\n:root { --page: #111 }", to: "brand.css")
    if !file.isEmpty { try workspace.write(page, to: file) }
    #expect(ToolRun(["init"], in: workspace).status == 0)
    let run = ToolRun([], in: workspace)
    #expect(run.status == (isJudged ? 1 : 0), "\(run.output)\(run.errors)")
    #expect(run.output.contains("base.css:1") == isJudged)
  }

  /// Both have the same values under the same conditions; the last one shows.
  @Test func `Two sheets with the same values in another order are no copies`() throws {
    try workspace.write(
      ":root { --text: #111; --page: #FFF } :root { --text: #EEE }", to: "a.css")
    try workspace.write(
      ":root { --text: #EEE; --page: #FFF } :root { --text: #111 }", to: "b.css")
    #expect(ToolRun(["init"], in: workspace).status == 0)
    let run = ToolRun([], in: workspace)
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("1.16"))
  }

  /// #222 on #333 is 1.25 by WCAG.
  @Test func `A sheet with more states than another one is no copy of it`() throws {
    try workspace.write(":root { --text: #222; --page: #FFF }", to: "l.css")
    try workspace.write("body.dark { --text: #222; --page: #333 }", to: "d.css")
    try workspace.write("@import \"l.css\";\n@import \"d.css\";", to: "html.css")
    try workspace.write("@import \"l.css\";", to: "epub.css")
    let outcomes = try workspace.draftedOutcomes()
    #expect(outcomes == ["text on page in light: pass", "text on page in dark: fail"])
  }
}
