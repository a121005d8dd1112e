import TestSupport
import Testing

@testable import contrast_audit

/// What somebody tries who has never used the tool, and where it leads.
@Suite struct FirstMinuteTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func run(_ words: String...) -> ToolRun { ToolRun(words, in: workspace) }

  private func failure(_ words: [String], says message: String) {
    let run = ToolRun(words, in: workspace)
    #expect(run.status == 2)
    #expect(run.output.isEmpty || words.contains("json"))
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `The built-in catalog is audited by name, whatever is here, and nothing is noted`()
    throws
  {
    try SmallSystem.write(to: workspace)
    let own = run("--quiet")
    let builtIn = run("--built-in", "--quiet")
    #expect(own.status == 0 && builtIn.status == 1)
    #expect(builtIn.output.hasPrefix("FAIL  VaultMail, WCAG AA: 343 of 780 fail"))
    #expect(builtIn.errors.isEmpty)
    for other in [
      ["--policy", "contrast-audit.json"], ["--no-built-in"], ["--system", "simplex"],
      ["app.tokens.json"],
    ] {
      failure(["--built-in"] + other, says: "--built-in means the built-in catalog, and ")
    }
  }

  @Test func `A policy under another name is found, and named`() throws {
    try workspace.write(SmallSystem.tokens, to: "app.tokens.json")
    try workspace.write(SmallSystem.policy(foreground: "grey"), to: "contrast.json")
    failure(
      [], says: "'contrast.json' looks like a policy; 'contrast-audit --policy contrast.json'")
    failure(["."], says: "'contrast.json' looks like a policy")
    let command = "contrast-audit fix "
    #expect(
      run("contrast.json").output.replacing(
        "\(command)contrast", with: "\(command)--policy contrast")
        == run("--policy", "contrast.json").output)
    #expect(run("contrast.json").status == 1)
    // A report has rules with pairings too.
    #expect(run("--policy", "contrast.json", "--output", "report.json").status == 1)
    try workspace.write("{}", to: "contrast.json")
    failure([], says: "this folder has an app: JSON (2: 'app.tokens.json', 'contrast.json')")
  }

  @Test func `A folder with tokens and no policy leads to init, or to its files`() throws {
    try workspace.write(SmallSystem.tokens, to: "design/app.tokens.json")
    failure(
      ["design"],
      says: "there is no contrast-audit.json in 'design', but tokens: 'design/app.tokens.json'; "
        + "'contrast-audit init design' writes a first policy")
    try SmallSystem.write(to: workspace)
    failure(["design"], says: "by the policy found, name them: 'design/app.tokens.json'")
    try workspace.makeFolder("empty")
    failure(["empty"], says: "there is no contrast-audit.json in 'empty', and no tokens")
  }

  @Test(arguments: [
    (["--html"], "did you mean '--format html'?"), (["--json"], "did you mean '--format json'?"),
    (["-junit"], "did you mean '--format junit'?"), (["--xml"], "did you mean '--format junit'?"),
    (["html"], "'contrast-audit --format html' prints such a report"),
    (["0078D7"], "'contrast-audit check 0078D7 BACKGROUND' measures a color"),
    (["#0078D7"], "'contrast-audit accent 0078D7' tries it as the accent"),
    (["rgb(0 120 215)", "white"], "'contrast-audit check 0078D7 white' measures colors"),
    (["tan"], "'contrast-audit check D2B48C BACKGROUND'"),
    (["ink"], "'contrast-audit explain ink' explains the token"),
    (["INK"], "'contrast-audit explain INK' explains the rule"),
    (["chek"], "did you mean the command 'check'?"),
    (
      ["accent", "--dark"], "--dark needs a value, COLOR (a shell reads an unquoted # as a comment"
    ),
  ])
  func `A word in the wrong place leads to the command that takes it`(
    words: [String], message: String
  ) throws {
    try SmallSystem.write(to: workspace)
    failure(words, says: message)
  }

  @Test func `A theme as a command leads to the option`() throws {
    failure(["midnight"], says: "--theme midnight audits it alone")
    failure(["dark"], says: "--scheme dark audits it alone")
  }

  @Test func `The first policy ends with the command that audits by it`() throws {
    try workspace.write(SmallSystem.tokens.replacing("ink", with: "text"), to: "app.tokens.json")
    #expect(
      run("init").output.hasSuffix("Next: read the policy, then run contrast-audit.\n"))
    #expect(
      run("init", "--policy", "p.json").output
        .hasSuffix("then run contrast-audit --policy p.json\n"))
    #expect(run("--policy", "p.json").status != 2)
  }

  @Test func `The verdict alone is printed, and reports go to files`() throws {
    try SmallSystem.write(to: workspace, policy: SmallSystem.policy(foreground: "grey"))
    for quiet in ["--quiet", "-q"] {
      let run = run(quiet)
      #expect(run.status == 1)
      #expect(run.output == "FAIL  WCAG AA: 1 of 1 fails, 2 of 4 colors judged\n")
      #expect(run.errors.isEmpty)
    }
    let both = run("-q", "--output", "a.html", "--output", "json=b.json")
    #expect(both.output == run("-q").output && both.errors.isEmpty)
    #expect(try workspace.read("a.html").hasPrefix("<!DOCTYPE html>"))
    #expect(try JSONReport(workspace.read("b.json")).summary["failed"] == 1)
    failure(["-q", "--format", "json"], says: "--quiet prints the verdict alone")
    #expect(run("-q", "--color", "always").output.contains("\u{1B}["))
    let diff = run("diff", "-q", ".", ".")
    #expect(diff.status == 0 && diff.output == "SAME  . → .: 1 unchanged\n")
    failure(["diff", "-q", "--format", "json", ".", "."], says: "--quiet prints the verdict alone")
  }
}
