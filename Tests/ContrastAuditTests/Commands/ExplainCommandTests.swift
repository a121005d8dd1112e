import TestSupport
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
    #expect(lines.contains("Source: UI Theming Engine specification 1.1.0, FR-BT-04, section 9"))
    #expect(lines.contains("Pairings, at level AA:"))
    #expect(lines.contains("  #FFFFFF on #2596BE: 3.1:1, measured 3.39:1"))
    #expect(lines.contains("  textInverse on accent: 4.5:1 as text (WCAG 1.4.3)"))
    #expect(
      lines.last?.hasPrefix(
        "    FR-BT-04, section 9; text on buttons, chips and badges; only in scheme light; "
          + "documented as 4.6:1 in theme default, 5.2:1 in theme midnight, ") == true)
  }

  /// Counts of FR-CO-01's text colors: what has an opacity in dark is full there, so six of 65 pairings of each dark
  /// theme rest on one that changes.
  @Test func `A requirement that an axis stands for is explained by what the tokens do about it`()
    throws
  {
    let contrast = try ToolRun("explain", "NFR-ACC-04")
    #expect(contrast.status == 0)
    let lines = contrast.output.split(separator: "\n")
    #expect(lines.first == "NFR-ACC-04: Increased contrast brings text to full opacity")
    #expect(lines.contains { $0.hasPrefix("Source: ") && $0.contains("section 11") })
    #expect(
      lines.contains(
        "The tokens meet it with the axis contrast: standard, increased (audited with --all)"))
    #expect(lines.contains("  standard   343 of 780 fail"))
    // Every pairing of textTertiary and categoryUncategorized fails in dark, and at full opacity none of them does.
    let expected = try ExpectedEvaluation.all()
    let fixed = expected.filter {
      $0.scheme == "dark" && $0.outcome == "fail"
        && ["textTertiary", "textSecondary", "categoryUncategorized"].contains($0.foreground)
    }
    #expect(lines.contains("  increased  \(343 - fixed.count) of 780 fail"))
    #expect(
      lines.last
        == "Tokens that change along it: textSecondary, textTertiary, categoryUncategorized")
    let transparency = try ToolRun("explain", "NFR-ACC-03")
    #expect(transparency.output.contains("categoryForumsMuted, categoryUncategorizedMuted"))
  }

  @Test func `An axis that the tokens do not have is a mistake in the policy`() throws {
    let run = try ToolRun(
      policy: #"{"tokens": ["app.tokens.json"], "axes": {"contrast": {"id": "A"}}, "rules": []}"#,
      files: ["app.tokens.json": "{}"], [])
    #expect(run.status == 2)
  }

  /// The folder of each policy of the repository; nil for the one that is built in.
  static let policies: [String?] =
    SnapshotTests.systems.map { "Fixtures/\($0)" } + ["Sources/Reporters/HTML", nil]

  @Test(arguments: policies)
  func `Every rule is explained by its title and what it demands`(folder: String?) throws {
    let workspace = try Workspace()
    let policy = folder.map {
      [
        "--policy",
        DocumentationPage.root.appending(path: "\($0)/contrast-audit.json").path(
          percentEncoded: false),
      ]
    }
    let list = ToolRun(["list", "rules"] + (policy ?? []), in: workspace)
    let rules = list.output.split(separator: "\n").map { $0.split(separator: " ")[0] }
    #expect(!rules.isEmpty)
    for rule in rules {
      let run = ToolRun(["explain", String(rule)] + (policy ?? []), in: workspace)
      #expect(run.status == 0, "\(run.errors)")
      let lines = run.output.split(separator: "\n")
      #expect(lines.first?.hasPrefix("\(rule) (") == true)
      // Pairings or checks, indented below their heading.
      #expect(lines.last?.hasPrefix("  ") == true, "\(run.output)")
    }
  }

  @Test(arguments: [
    ("TW-NEUTRAL-TEXT", "the same value along pack, child"),
    ("TW-CHILD-COLOR", "never the color of text, not even through aliases"),
  ])
  func `A demand that is no ratio is explained`(rule: String, demand: String) throws {
    let policy = Fixture.url("TinyWins/contrast-audit.json").path(percentEncoded: false)
    let run = try ToolRun("explain", rule, "--policy", policy)
    #expect(run.output.contains("\nToken checks:\n"))
    #expect(run.output.hasSuffix(": \(demand)\n"), "\(run.output)")
  }

  @Test func `An optional rule, and a finding that only it has, are explained`() throws {
    let rule = try ToolRun("explain", "FR-CO-03")
    #expect(rule.status == 0)
    #expect(rule.output.contains("\nOptional: judged only when it is selected\n"))
    let audit = try JSONReport(ToolRun("--rule", "FR-CO-03", "--format", "json").output)
    let results = try #require(audit["results"] as? [[String: Any]])
    let fingerprint = try #require(results.first?["fingerprint"] as? String)
    let finding = try ToolRun("explain", fingerprint)
    #expect(finding.status == 0, "\(finding.errors)")
    #expect(finding.output.contains("\nRule: FR-CO-03, "))
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
    // Nobody has to say where a finding came from.
    #expect(ToolRun(["explain", finding], in: workspace).output.contains("grey on page"))
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
