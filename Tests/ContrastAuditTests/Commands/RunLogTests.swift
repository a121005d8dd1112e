import TestSupport
import Testing

@testable import contrast_audit

@Suite struct RunLogTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try SmallSystem.write(to: workspace)
  }

  @Test(arguments: ["--verbose", "-v"])
  func `It names what was read, chosen and judged`(word: String) throws {
    try workspace.write(
      ":root { --ink: #000; --page: #fff; } .dark { --page: #eee; }", to: "app.css")
    try workspace.write(SmallSystem.policy(tokens: "\"app.css\""), to: "contrast-audit.json")
    let policy = try workspace.read("contrast-audit.json").utf8.count
    let run = ToolRun([word], in: workspace)
    #expect(
      run.errorLines == [
        "policy  contrast-audit.json, \(policy) bytes", "source  app.css",
        "read  app.css, 60 bytes, css", "axis  scheme: light, dark", "tokens  2",
        "time  reading 0.0 ms", "chosen  scheme: light, dark", "rules  INK",
        "judged  WCAG AA, permutations: 2, pairings: 1, evaluations: 2, token checks: 0, changes: 0",
        "time  judging and planning 0.0 ms", "time  writing 0.0 ms",
      ])
  }

  @Test(arguments: ["text", "json", "junit", "html", "compact"])
  func `It never changes the report or the status`(format: String) throws {
    try SmallSystem.write(to: workspace, policy: SmallSystem.policy(foreground: "grey"))
    let plain = ToolRun(["--format", format], in: workspace)
    let verbose = ToolRun(["--format", format, "-v"], in: workspace)
    #expect(verbose.output == plain.output)
    #expect(verbose.status == plain.status)
    #expect(plain.errors.isEmpty)
  }

  @Test func `The built-in files are called so, and an error stays the last word`() throws {
    let builtIn = ToolRun(["--built-in", "--verbose", "-q"], in: workspace)
    #expect(builtIn.errors.contains("(built in), "))
    try workspace.write("{", to: "app.tokens.json")
    let failed = ToolRun(["--verbose"], in: workspace)
    #expect(failed.status == 2)
    #expect(failed.errorLines.last?.contains(" error: ") == true)
  }
}
