import AuditEngine
import TestSupport
import Testing

/// Waivers from the policy to the exit status and every report.
@Suite struct WaiversTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  /// Grey on white, which is 4.478, and a waiver of it.
  private func write(
    _ more: String = "", foreground: String = "grey", paired: String = "grey"
  ) throws {
    let policy = SmallSystem.policy(foreground: paired).dropLast(2)
    try SmallSystem.write(
      to: workspace,
      policy: policy + """
        ,
          "waivers": [{"rule": "INK", "foreground": "\(foreground)", "reason": "older <brand>"\(more)}]
        }
        """)
  }

  private func run(_ words: String..., today: String = "2026-03-01") -> ToolRun {
    ToolRun(words, in: workspace, today: CalendarDate(today))
  }

  @Test func `A waived finding does not fail the gate, and is shown with its reason`() throws {
    try write(#", "owner": "design", "expires": "2026-03-01", "ratio": 4.47"#)
    let text = run()
    #expect(text.status == 0)
    #expect(text.errors.isEmpty)
    #expect(
      text.output.contains(
        "  1  older <brand> (design, until 2026-03-01, pinned at 4.47:1)  contrast-audit.json:11\n")
    )
    #expect(text.output.contains("PASS  WCAG AA: 0 of 1 pass, 1 waived, 2 of 4 colors judged. "))
    let json = try JSONReport(run("--format", "json").output)
    #expect(json.summary["waived"] == 1)
    #expect(json.summary["failed"] == 0)
    #expect(json.summary["evaluations"] == 1)
    let result = try #require(json.results.first)
    #expect(result.outcome == "waived")
    #expect(try abs(#require(result.number("ratio")) - 4.478) < 0.001)
    let waiver = try #require(result.members["waiver"] as? [String: Any])
    #expect(waiver["reason"] as? String == "older <brand>")
    #expect(waiver["owner"] as? String == "design")
    #expect(waiver["expires"] as? String == "2026-03-01")
    #expect(waiver["ratio"] as? Double == 4.47)
    let junit = try XMLTree.parse(run("--format", "junit").output)
    let cases = junit.children.flatMap { $0.children(named: "testcase") }
    #expect(cases.count == 1)
    #expect(
      cases.flatMap { $0.children(named: "skipped") }.map { $0["message"] }
        == ["waived: older <brand> (design, until 2026-03-01, pinned at 4.47:1)"])
    #expect(run("--format", "html").output.contains("waived: older &lt;brand&gt;"))
    let sarif = run("--format", "sarif").output
    #expect(sarif.contains("\"results\": []"))
    // Code scanning would open an alert for a result, suppressed or not.
    #expect(
      sarif.contains(
        "{\"level\": \"note\", \"message\": {\"text\": \"1 finding is waived: older <brand> "
          + "(design, until 2026-03-01, pinned at 4.47:1)\"}, \"locations\": "))
    #expect(run("explain", result.text("fingerprint")).output.contains("waived: older <brand>"))
  }

  @Test func `An expired waiver fails the gate in every report`() throws {
    try write(#", "expires": "2026-02-28""#)
    let text = run()
    #expect(text.status == 1)
    #expect(text.output.contains("11:15: error: the waiver expired on 2026-02-28: older <brand>"))
    #expect(text.output.contains("FAIL  "))
    #expect(run(today: "2026-02-28").status == 0)
    let junit = try XMLTree.parse(run("--format", "junit").output)
    #expect(junit["failures"] == "2")
    #expect(junit["tests"] == "2")
    let cases = junit.children.flatMap { $0.children(named: "testcase") }
    #expect(cases.flatMap { $0.children(named: "failure") }.count == 2)
    #expect(run("--format", "sarif").output.contains("the waiver expired on 2026-02-28"))
  }

  @Test func `An expired waiver fails the gate though all that it covers passes`() throws {
    try write(#", "expires": "2026-02-28""#, foreground: "ink", paired: "ink")
    let text = run()
    #expect(text.status == 1)
    #expect(
      text.output.contains(
        "FAIL  WCAG AA: 1 passes, 2 of 4 colors judged, 1 error of the audit itself. "))
    #expect(run("--fail-on", "never").status == 0)
  }

  @Test func `A ratio worse than pinned fails the gate`() throws {
    try write(#", "ratio": 4.48"#)
    #expect(run().status == 0)
    try workspace.write(
      SmallSystem.tokens.replacing("#777777", with: "#787878"), to: "app.tokens.json")
    let text = run()
    #expect(text.status == 1)
    #expect(text.output.contains("the waiver is pinned at 4.48:1, but grey on page has 4.41:1"))
  }

  /// Though every pairing passes.
  @Test(arguments: [
    ("gray", "the waiver covers nothing; the token 'gray' does not exist; did you mean 'grey'?"),
    ("ink", "unused waiver: everything it covers passes"),
  ])
  func `A waiver that waives nothing fails the gate in every report`(
    foreground: String, message: String
  ) throws {
    try write(foreground: foreground, paired: "ink")
    let text = run()
    #expect(text.status == 1)
    #expect(text.output.contains("11:15: error: \(message): older <brand>"))
    #expect(
      text.output.contains(
        "FAIL  WCAG AA: 1 passes, 2 of 4 colors judged, 1 error of the audit itself. "))
    let junit = try XMLTree.parse(run("--format", "junit").output)
    #expect(junit["failures"] == "1")
    for format in ["json", "junit", "html", "sarif", "github", "gitlab", "markdown", "xcode"] {
      let report = run("--format", format)
      #expect(report.status == 1, "\(format)")
      #expect(report.output.contains(message.prefix(18)), "\(format)")
    }
    #expect(run("--fail-on", "never").status == 0)
  }

  @Test func `A waiver without a reason is an error`() throws {
    try SmallSystem.write(
      to: workspace,
      policy: SmallSystem.policy(foreground: "grey").dropLast(2)
        + ",\n\"waivers\": [{\"rule\": \"INK\"}]}")
    #expect(run().status == 2)
    #expect(
      run().errors
        == "contrast-audit.json:11:13: error: the waiver has no reason; expected why the finding may stay\n"
    )
  }
}
