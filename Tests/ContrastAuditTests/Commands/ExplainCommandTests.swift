import Testing

@testable import contrast_audit

@Suite struct ExplainCommandTests {
  @Test func `A rule is explained with its source and what it demands of which pairings`() throws {
    let run = try ToolRun("explain", "FR-BT-04")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.first
        == "FR-BT-04 (error): Every theme's light accent carries textInverse at 4.5:1")
    #expect(lines.contains("Source: UI Theming Engine specification 1.1.0, FR-BT-04"))
    #expect(lines.contains("Pairings, at level AA:"))
    #expect(
      lines.last
        == "  textInverse on accent: 4.5:1 as text (WCAG 1.4.3); the table of FR-BT-04")
  }

  @Test(arguments: [
    ("AA", "textSecondary on surface: 4.5:1 as text (WCAG 1.4.3)"),
    ("AAA", "textSecondary on surface: 7:1 as text (WCAG 1.4.6)"),
    ("AA", "textPrimary on surface: 4.5:1 as text (WCAG 1.4.3), at least 7:1"),
    ("AA", "border on surface: 3:1 as ui-component (WCAG 1.4.11)"),
    ("AA", "textTertiary on surface: by the size of typography.caption, typography.bodySmall"),
    ("AA", "separator on surface: exempt, pure decoration"),
    ("AA", "disabled on surface: exempt, inactive component"),
  ])
  func `The requirement of a pairing follows from usage, minimum and level`(
    level: String, line: String
  ) throws {
    let run = try ToolRun("explain", "--level", level, "NFR-ACC-01")
    #expect(run.status == 0)
    #expect(run.output.contains("\n  \(line)"))
  }

  @Test func `A rule of the named policy is explained`() throws {
    let workspace = try Workspace()
    try SmallSystem.write(to: workspace, in: "app", policy: SmallSystem.policy(severity: "note"))
    let run = ToolRun(["explain", "INK", "--policy=app/contrast-audit.json"], in: workspace)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        INK (note): Ink is readable

        Pairings, at level AA:
          ink on page: 4.5:1 as text (WCAG 1.4.3)

        """)
  }

  /// Whatever a report with `--all` names can be looked up.
  @Test func `What is optional can be explained`() throws {
    let workspace = try Workspace()
    try SmallSystem.write(to: workspace)
    let policy = """
      {"tokens": ["app.tokens.json"], "rules": [
        {"id": "INK", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]},
        {"id": "GREY", "optional": true,
         "pairings": [{"foreground": "grey", "background": "page", "usage": "text"}]}]}
      """
    try workspace.write(policy, to: "contrast-audit.json")
    let report = try JSONReport(ToolRun(["--all", "--format", "json"], in: workspace).output)
    let finding = try #require(report.results.first { $0.outcome == "fail" }).text("fingerprint")
    #expect(ToolRun(["explain", finding, "--all"], in: workspace).output.contains("grey on page"))
    let missing = ToolRun(["explain", finding], in: workspace)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("'\(finding)'; --all looks among what is optional too"))
    #expect(ToolRun(["explain", "GREY"], in: workspace).output.hasPrefix("GREY"))
  }

  @Test(arguments: [
    (
      [], "'explain' needs a rule, a token or a finding; the rules are FR-BT-04, NFR-ACC-01"
    ),
    (["FR-BT-4"], "there is no rule, token or finding 'FR-BT-4'; did you mean 'FR-BT-04'?"),
    (["textTertiry"], "there is no rule, token or finding 'textTertiry'; did you mean 'textTer"),
    (["nothing"], "there is no rule, token or finding 'nothing'"),
    (["FR-BT-04", "NFR-ACC-01"], "'explain' takes at most 1, and there is 'NFR-ACC-01'"),
  ])
  func `What cannot be explained is one line on standard error and exit status 2`(
    words: [String], message: String
  ) throws {
    let run = ToolRun(["explain"] + words, in: try Workspace())
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("contrast-audit: error: \(message)"))
  }
}
