import TestSupport
import Testing

/// Style sheets of which `init` knows by the pages that no page has both.
@Suite struct InitPageSheetsTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private static let viewer = """
    :root { --body-bg: #D4D4D7; --text-primary: var(--text-color, #15141A) }
    .dialog { --edge-color: #767676 }
    """

  /// - Parameters:
  ///   - debugger: what the sheet of the other page sets.
  ///   - page: what links the larger sheet.
  private func write(
    _ debugger: String = "--text-color: #1E1E1E; --bg-color: #FFFFFF",
    page: String = #"<html><link rel="stylesheet" href="viewer.css" /></html>"#
  ) throws {
    try workspace.write(Self.viewer + ":root { --one: #111; --two: #222 }", to: "viewer.css")
    try workspace.write(":root { \(debugger) }", to: "debug/debugger.css")
    try workspace.write(page, to: "viewer.html")
    try workspace.write(
      #"<html><link rel="stylesheet" href="debugger.css" /></html>"#, to: "debug/debugger.html")
  }

  private func drafted() throws -> ToolRun {
    let run = ToolRun(["init", "--force"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    return run
  }

  /// By WCAG the page's own text has 12.38 on it; with the color of the other page it would have 11.27.
  @Test func `The sheet of another page gives this one no color, and is named`() throws {
    try write()
    let run = try drafted()
    #expect(
      run.output.contains(
        "Wrote 'debugger.contrast-audit.json' with 1 pairing, from 'debug/debugger.css'."))
    #expect(
      run.output.contains(
        "'debug/debugger.css' sets 'text-color', and 'viewer.css' uses it, but no page links both"))
    let audits = try JSONReport.audits(ToolRun(["--format=json"], in: workspace).output)
    let results = try #require(audits.first).report.results
    let ratios = results.filter { $0.text("foreground") == "text-primary" }.compactMap {
      $0.number("ratio")
    }
    #expect(ratios.count == 1 && abs(ratios[0] - 12.379895) < 1e-6, "\(ratios)")
  }

  @Test(arguments: [
    // What the larger sheet has for a part of its page.
    ("--edge-color: #000; --bg-color: #FFF", true),
    // Nothing of the larger sheet changes.
    ("--debug-text: #000; --debug-bg: #FFF", false),
  ])
  func `Only what would change the page is left out`(sheet: String, isLeftOut: Bool) throws {
    try write(sheet)
    #expect(try drafted().output.contains("no page links both") == isLeftOut)
  }

  @Test(arguments: [
    #"<html><link rel="stylesheet" href="viewer.css"><link rel=stylesheet href=debug/debugger.css></html>"#,
    // Where the site's files lie is not known.
    #"<html><link rel="stylesheet" href="viewer.css"><link rel="stylesheet" href="/css/debugger.css?v=1"></html>"#,
    // A part of a page may be in one that links the other sheet.
    #"<link rel="stylesheet" href="viewer.css">"#,
    #"<html><style>@import "debug/debugger.css"</style><link rel="stylesheet" href="viewer.css"></html>"#,
  ])
  func `What a page may link together is one cascade`(page: String) throws {
    try write(page: page)
    #expect(try !drafted().output.contains("no page links both"))
  }
}

/// Style sheets that contradict each other, and the pages that say how they are loaded.
@Suite struct InitLoadedSheetsTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private static let link = "<link rel=stylesheet href="

  private func write(_ second: String, page: String) throws {
    try workspace.write(":root { --text: #222; --page: #FFF; --card: #FAFAFA }", to: "base.css")
    try workspace.write(second, to: "other.css")
    try workspace.write("<!doctype html><html>\(page)<body></body></html>", to: "index.html")
  }

  /// By WCAG #EEE on white is 1.16, #222 on #333 is 1.25.
  @Test func `The later sheet of a page shows`() throws {
    try write(":root { --text: #EEE }", page: "\(Self.link)base.css>\(Self.link)other.css>")
    #expect(try workspace.draftedOutcomes() == ["text on page in : fail"])
    #expect(try workspace.read("contrast-audit.json").contains(#""tokens": ["index.html"]"#))
  }

  @Test func `A sheet for the dark is judged in the dark, over the others`() throws {
    try write(
      ":root { --page: #333 }",
      page: "\(Self.link)base.css>\(Self.link)other.css media='(prefers-color-scheme: dark)'>")
    #expect(
      try workspace.draftedOutcomes() == [
        "text on page in light: pass", "text on page in dark: fail",
      ])
  }

  @Test func `Styles that somebody can choose are contexts of one axis`() throws {
    try write(
      ":root { --text: #222; --page: #333; --card: #FAFAFA }",
      page:
        "\(Self.link)base.css title=Day><link rel='alternate stylesheet' title=Sea href=other.css>")
    #expect(
      try workspace.draftedOutcomes() == [
        "text on page in default: pass", "text on page in Sea: fail",
      ])
  }

  @Test func `Sheets of different pages are contexts of one axis`() throws {
    try write(
      ":root { --text: #222; --page: #333; --card: #FAFAFA }", page: "\(Self.link)base.css>")
    try workspace.write("<html>\(Self.link)other.css></html>", to: "reader.html")
    #expect(
      try workspace.draftedOutcomes() == [
        "text on page in index: pass", "text on page in reader: fail",
      ])
  }

  /// By WCAG #222 on #333 is 1.25.
  @Test(arguments: [
    "<style>:root { --page: #333 }</style>", "<style media=screen>:root { --page: #333 }</style>",
  ])
  func `What a page sets beside its sheets shows`(style: String) throws {
    try write(
      ":root { --card-2: #FFF }", page: "\(Self.link)base.css>\(Self.link)other.css>\(style)")
    try workspace.write(
      "<html>\(Self.link)base.css>\(Self.link)other.css></html>", to: "plain.html")
    #expect(
      try workspace.draftedOutcomes() == [
        "text on page in index: fail", "text on page in plain: pass",
      ])
  }

  @Test func `A page that sets what is not read is asked about`() throws {
    try write(":root { --card-2: #FFF }", page: "\(Self.link)base.css>\(Self.link)other.css>")
    try workspace.write(
      "<html style='--page: #333'>\(Self.link)base.css>\(Self.link)other.css></html>",
      to: "index.html")
    #expect(ToolRun(["init"], in: workspace).output.contains("<html style>"))
    #expect(ToolRun([], in: workspace).status == 2)
  }

  /// One sheet follows the page and the other one the system: apart each asks what the other does, and the
  /// page that loads both says it.
  @Test func `Sheets that follow page and system apart are judged as their page loads them`() throws
  {
    try workspace.write(
      ":root { --text: #111; --page: #fff } [data-theme=dark] { --text: #eee; --page: #000 }",
      to: "a.css")
    try workspace.write(
      """
      .theme-plain { --card: #fff; --on-card: #222 }
      @media (prefers-color-scheme: dark) { .theme-plain { --card: #222; --on-card: #ddd } }
      """, to: "b.css")
    try workspace.write(
      "<html><link rel=stylesheet href=a.css><link rel=stylesheet href=b.css></html>",
      to: "index.html")
    #expect(
      ToolRun(["init"], in: workspace).output.contains("are judged as 'index.html' loads them"))
    let run = ToolRun(["--format=json"], in: workspace)
    #expect(run.status < 2, "\(run.errors)")
    let contexts = try JSONReport(run.output).results.filter { $0.text("foreground") == "on-card" }
      .compactMap { $0.context["two schemes or themes at once"] }
    #expect(Set(contexts) == ["without", "with"])
  }

  /// A sheet without a color that is read stands among those of the page, which is the source.
  @Test func `What a page loads is not left out`() throws {
    try write(
      ":root { --card: #EEE }",
      page: "\(Self.link)base.css>\(Self.link)other.css>\(Self.link)wide.css>")
    try workspace.write("@media (width > 9px) { :root { --gap: 2px } }", to: "wide.css")
    try workspace.write(
      "<html>\(Self.link)base.css>\(Self.link)wide.css></html>", to: "plain.html")
    #expect(ToolRun(["init"], in: workspace).output.contains("as 'plain.html' loads them"))
    let run = ToolRun([], in: workspace)
    #expect(!run.errors.contains("is left out and among the tokens"), "\(run.errors)")
  }

  @Test func `Of several policies each baseline names its own`() throws {
    try workspace.write(
      ":root { --text: #222; --page: #FFF; --edge: color(foo 1 1 1) }", to: "base.css")
    try workspace.write(
      ":root { --text: #EEE; --page: #111; --line: color(foo 1 1 1) }", to: "widget/other.css")
    let draft = ToolRun(["init"], in: workspace)
    #expect(draft.output.contains("'other.contrast-audit.baseline.json'"), "\(draft.output)")
    let run = ToolRun([], in: workspace)
    #expect(!run.errors.contains("does not name the policies"), "\(run.errors)")
  }

  /// A bundler puts them in the order of the imports: all text is #777 on white, which has 4.48.
  @Test func `Sheets that a module imports are judged in its order`() throws {
    try workspace.write(
      "import './tokens.css'; import './app.css'; export const a = 1", to: "src/main.ts")
    try workspace.write(":root { --text: #000; --bg: #fff }", to: "src/tokens.css")
    try workspace.write(":root { --text: #777 }", to: "src/app.css")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.output.contains("as 'src/main.ts' loads them"), "\(run.output)")
    let audit = ToolRun([], in: workspace)
    #expect(audit.status == 1)
    #expect(audit.output.contains("4.47 of 4.5"), "\(audit.output)")
  }

  @Test func `Sheets of modules that do not import the same are not put together`() throws {
    try workspace.write("import './tokens.css'; import './app.css'", to: "src/main.ts")
    try workspace.write("import './tokens.css'", to: "src/embed.ts")
    try workspace.write(":root { --text: #000; --bg: #fff }", to: "src/tokens.css")
    try workspace.write(":root { --text: #777 }", to: "src/app.css")
    #expect(!ToolRun(["init"], in: workspace).output.contains("loads them"))
  }
}
