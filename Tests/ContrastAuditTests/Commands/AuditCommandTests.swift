import Testing

@testable import contrast_audit

@Suite struct AuditCommandTests {
  // MARK: Filters

  @Test(arguments: [
    ["--theme", "midnight", "--scheme", "dark"], ["--theme", "midnight", "--theme", "rose"],
    ["--scheme", "light"], ["--rule", "FR-BT-04", "--rule", "NFR-ACC-01"],
    ["--rule", "NFR-ACC-01"], ["--token", "starred"],
    ["--token", "starred", "--token", "unreadDot"],
    ["--token", "accentHover", "--theme", "forest"],
    ["--token", "surfaceElevated", "--scheme", "dark", "--theme", "default"],
  ])
  func `Filters narrow the audit to what matches them all`(options: [String]) throws {
    let wanted = Dictionary(grouping: stride(from: 0, to: options.count, by: 2)) { options[$0] }
      .mapValues { $0.map { options[$0 + 1] } }
    let expected = try ExpectedEvaluation.all().filter { row in
      let tokens = [row.foreground] + row.background.split(separator: " over ").map(String.init)
      return wanted["--theme"]?.contains(row.theme) != false
        && wanted["--scheme"]?.contains(row.scheme) != false
        && wanted["--rule"]?.contains(row.rule) != false
        && wanted["--token"]?.contains(where: tokens.contains) != false
    }
    let run = ToolRun(["--format", "json"] + options, in: try Workspace())
    let report = try JSONReport(run.output)
    try #require(!expected.isEmpty)
    #expect(report.judged.map(\.name).sorted() == expected.map(\.name).sorted())
    #expect(report.summary["evaluations"] == expected.count)
  }

  @Test func `A token filter finds a token in the foreground and anywhere in the background`()
    throws
  {
    let run = try ToolRun(
      "--format=json", "--token=surfaceSelected", "--theme=rose", "--scheme=dark")
    let results = try JSONReport(run.output).results
    // Three texts, two icons and six chips on unread rows.
    #expect(results.count == 11)
    #expect(results.allSatisfy { $0.background.suffix(2) == ["surfaceSelected", "surface"] })
  }

  @Test(arguments: [
    (
      ["--theme", "nope"],
      "there is no theme 'nope'; expected one of default, midnight, forest, sunset, lavender, rose"
    ),
    (["--theme", "midnigth"], "there is no theme 'midnigth'; did you mean 'midnight'?"),
    (["--scheme", "drak"], "there is no scheme 'drak'; did you mean 'dark'?"),
    (["--rule", "nope"], "there is no rule 'nope'; expected one of FR-BT-04, NFR-ACC-01"),
    (["--rule", "FR-BT-4"], "there is no rule 'FR-BT-4'; did you mean 'FR-BT-04'?"),
    (["--token", "nope"], "the token 'nope' does not exist"),
    (
      ["--token", "textTertiry"],
      "the token 'textTertiry' does not exist; did you mean 'textTertiary'?"
    ),
    (["--token", "typography.caption"], "no pairing names the token 'typography.caption'"),
    (["--token", "starred", "--rule", "FR-BT-04"], "no pairing names the token 'starred'"),
    (["--scheme", "dark", "--rule", "FR-BT-04"], "nothing would be audited"),
  ])
  func `A filter that matches nothing is one line on standard error and exit status 2`(
    options: [String], message: String
  ) throws {
    let run = ToolRun(options, in: try Workspace())
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("contrast-audit: error: \(message)"))
  }

  @Test func `A filter of which one name matches and another does not is an error`() throws {
    let run = try ToolRun("--theme", "rose", "--theme", "nope", "--rule", "none")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 2)
  }

  // MARK: Exit status

  @Test(arguments: [
    ("error", [], 1), ("error", ["--fail-on", "error"], 1), ("error", ["--fail-on", "warning"], 1),
    ("error", ["--fail-on", "never"], 0),
    ("warning", [], 0), ("warning", ["--fail-on", "error"], 0),
    ("warning", ["--fail-on", "warning"], 1), ("warning", ["--fail-on", "never"], 0),
    ("note", [], 0), ("note", ["--fail-on", "warning"], 0),
  ])
  func `A failure weighs as much as its rule`(
    severity: String, options: [String], status: Int32
  ) throws {
    let workspace = try Workspace()
    try SmallSystem.write(
      to: workspace, policy: SmallSystem.policy(severity: severity, foreground: "grey"))
    let run = ToolRun(["--format", "json"] + options, in: workspace)
    #expect(run.status == status)
    #expect(run.errors.isEmpty)
    let report = try JSONReport(run.output)
    #expect(report.summary["failed"] == 1)
    #expect(report.results.first?.text("severity") == severity)
  }

  @Test(arguments: [("error", 0), ("warning", 1), ("never", 0)])
  func `A documented ratio that drifts is a warning`(failOn: String, status: Int32) throws {
    let run = try ToolRun("--rule", "FR-BT-04", "--fail-on", failOn)
    #expect(run.status == status)
    #expect(run.output.contains("warning: textInverse on accent is documented as 4.6:1"))
  }

  @Test func `A documented ratio that holds is no warning`() throws {
    let workspace = try Workspace()
    try SmallSystem.write(to: workspace, policy: SmallSystem.policy(more: ", \"claims\": 21.0"))
    let run = ToolRun(["--fail-on", "warning", "--format", "json"], in: workspace)
    #expect(run.status == 0)
    #expect(try JSONReport(run.output).diagnostics.isEmpty)
  }

  @Test func `What depends on an unknown backdrop is a finding`() throws {
    let workspace = try Workspace()
    try SmallSystem.write(
      to: workspace, policy: SmallSystem.policy(foreground: "page", background: "scrim over any"))
    let run = ToolRun(["--format", "json"], in: workspace)
    #expect(run.status == 1)
    let report = try JSONReport(run.output)
    #expect(report.summary["indeterminate"] == 1)
    #expect(report.summary["evaluations"] == 1)
  }

  @Test func `A pairing without findings exits 0 and prints PASS`() throws {
    let workspace = try Workspace()
    try SmallSystem.write(to: workspace)
    let run = ToolRun([], in: workspace)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        PASS  WCAG AA: 1 passes, 2 of 4 colors judged. INK met (1 of 1)

        2 of 4 colors in no pairing: grey, scrim

        """)
  }

  // MARK: Mistakes in policies and tokens

  @Test func `Everything that is wrong with a policy and its tokens is told with its place`()
    throws
  {
    let workspace = try Workspace()
    try workspace.write(
      """
      {"tokens": ["app.tokens.json", "missing.json"],
       "rules": [{"id": "R", "pairings": [
         {"foreground": "ink", "background": "page", "usage": "text"}]}]}
      """, to: "contrast-audit.json")
    try workspace.write(
      """
      {"$type": "color",
       "page": {"$value": "#12345"},
       "ink": {"$value": "{pagee}"}}
      """, to: "app.tokens.json")
    let run = ToolRun([], in: workspace)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 3)
    #expect(run.errors.contains("contrast-audit.json:1:32: error: there is no file 'missing.json'"))
    #expect(run.errors.contains("app.tokens.json:2:21: warning: '#12345' is not a color"))
    #expect(run.errors.contains("app.tokens.json:3:20: warning: the token 'pagee' does not exist"))
  }

  @Test(arguments: [
    (SmallSystem.policy(foreground: "inc"), "7:24: error: the token 'inc' does not exist; did you"),
    (SmallSystem.policy(background: "scrim"), "7:9: error: 'scrim' is translucent"),
    (SmallSystem.policy(severity: "fatal"), "5:60: error: severity is 'fatal'"),
    (SmallSystem.policy() + "x", "11:2: error: found 'x' where the end of the file"),
    ("", "1:1: error: the file ends where a value was expected"),
    (SmallSystem.policy(tokens: ""), "2:13: error: tokens is an empty list"),
  ])
  func `A mistake in a policy is exit status 2 with file, line and column`(
    policy: String, message: String
  ) throws {
    let workspace = try Workspace()
    try SmallSystem.write(to: workspace, policy: policy)
    let run = ToolRun(["--format", "json"], in: workspace)
    #expect(run.status == 2)
    #expect(!run.output.contains("\"results\""))
    #expect(run.errors.hasPrefix("contrast-audit.json:\(message)"))
    #expect(run.errorLines.count == 1)
  }

  @Test func `A name cannot act on the terminal that shows it`() throws {
    let workspace = try Workspace()
    try SmallSystem.write(
      to: workspace, policy: SmallSystem.policy(foreground: "\\u001b[31m\\nred\\u202e"))
    let run = ToolRun([], in: workspace)
    #expect(run.status == 2)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains("'\\u{1B}[31m\\u{A}red\\u{202E}'"))
    #expect(!run.errors.contains("\u{1B}"))
  }
}
