import AuditEngine
import Reporters
import SourceText
import Testing

@Suite struct ACRReporterTests {
  private func lines(_ report: AuditReport, _ run: ReportedRun = ReportedRun()) throws -> [String] {
    try ACRReporter(run: run).text(report)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// On white `#777777` is 4.478 and `#999999` 2.849; white on half of black over anything is 3.97 and up.
  @Test func `A row has the counts, what does not meet it, and no term`() throws {
    let lines = try lines(SampleReport.mixed())
    #expect(lines[0] == "## Evidence for an accessibility conformance report")
    let row = try #require(lines.first { $0.hasPrefix("| 1.4.3 ") })
    #expect(
      row.hasPrefix(
        "| 1.4.3 Contrast (Minimum) (Level AA) | left open | 10 evaluations of 5 pairings in 2 contexts: "
          + "2 passed, 6 failed, 2 not decided, 0 waived, 0 known. Not met, worst first: "
          + "`R: pale on white (text), a` 2.84 of 4.5 at worst, in 2 contexts; "), "\(row)")
    #expect(row.contains("; `R: grey on white (text), a` 4.47 of 4.5 at worst, in 2 contexts. |"))
    #expect(
      row.contains(
        "`R: white on scrim over any (text), a` 4.00–21.00 of 4.5 at worst, in 2 contexts, not decided because "
          + "it depends on what lies beneath"), "\(row)")
    #expect(
      lines.contains(
        "| 1.4.11 Non-text Contrast (Level AA) | left open | nothing was judged: no pairing and no "
          + "check of the policy is about it, so there is no evidence. |"))
    #expect(lines.contains("### Table 2: Success Criteria, Level AA"))
    #expect(!lines.contains { $0.hasPrefix("| 1.4.6 ") || $0.hasPrefix("| 1.4.1 ") })
    #expect(!lines.contains { $0.contains("Table 1") || $0.contains("Table 3") })
    #expect(
      lines.contains("- Verdict: FAIL at level AA, 10 evaluations, 2 exempt beside them."))
    #expect(lines.contains("- Contexts: 2, of `theme`: `a`, `b`."))
    #expect(lines.contains("- Coverage: pairings reach 5 of 5 color tokens."))
  }

  /// `#0000EE` and black have 2.23, white and black 21.
  @Test func `A check between colors counts for the criterion that it names`() throws {
    var sample = try SampleReport([
      "link": "#0000EE", "text": "#000", "page": "#FFF", "on": "#FFF", "off": "#000",
    ])
    try sample.rule(
      id: "LINKS", SampleReport.pairing("text", on: "page"),
      checks: #""apart": [{"tokens": ["link", "text"], "minimum": 3, "criterion": "1.4.1"}, "#
        + #"{"tokens": ["on", "off"], "minimum": 3, "criterion": "2.4.13"}]"#)
    let lines = try lines(sample.audit())
    #expect(
      lines.contains(
        "| 1.4.1 Use of Color (Level A) | left open | 1 comparison between colors: 0 passed, 1 failed, "
          + "0 waived, 0 known. Comparisons not met: `'link' #0000EE and 'text' #000000 have 2.23 of 3 "
          + "(WCAG 1.4.1 by technique G183)`. |"), "\(lines)")
    #expect(
      lines.contains(
        "| 2.4.13 Focus Appearance (Level AAA) | left open | 1 comparison between colors: 1 passed, "
          + "0 failed, 0 waived, 0 known. |"))
    #expect(!lines.contains { $0.contains("of no criterion") })
  }

  /// The terms are those of a person.
  @Test func `No report has a term of conformance`() throws {
    var sample = try SampleReport(["ink": "#000", "page": "#FFF"])
    try sample.rule(SampleReport.pairing("ink", on: "page"))
    for report in [try sample.audit(), try SampleReport.mixed()] {
      let text = try ACRReporter().text(report).lowercased()
      for term in ["support", "not applicable", "not evaluated", "conforms", "complies"] {
        #expect(!text.contains(term), "\(term)")
      }
    }
  }

  @Test func `A stricter level has its own row`() throws {
    var sample = try SampleReport(["grey": "#666", "page": "#FFF", "icon": "#888"])
    try sample.rule(
      SampleReport.pairing("grey", on: "page"),
      SampleReport.pairing("icon", on: "page", usage: "ui-component"))
    let lines = try lines(sample.audit(options: AuditOptions(level: .aaa)))
    #expect(!lines.contains { $0.hasPrefix("| 1.4.3 ") })
    // 5.74 of 7, and 3.54 of 3.
    let text = try #require(lines.first { $0.hasPrefix("| 1.4.6 ") })
    #expect(text.contains("0 passed, 1 failed") && text.contains("grey on page (text)` 5.74 of 7."))
    let component = try #require(lines.first { $0.hasPrefix("| 1.4.11 ") })
    #expect(component.contains("1 passed, 0 failed"))
  }

  @Test func `A minimum of the policy is told apart from that of WCAG`() throws {
    var sample = try SampleReport(["grey": "#666", "page": "#FFF"])
    try sample.rule(
      SampleReport.pairing("grey", on: "page", tail: ", \"minimum\": 7"),
      SampleReport.pairing("grey", on: "page", usage: "large-text"))
    let row = try #require(lines(sample.audit()).first { $0.hasPrefix("| 1.4.3 ") })
    #expect(row.contains("1 passed, 1 failed"))
    #expect(row.contains(" 1 of them against a minimum of the policy above that of WCAG."))
  }

  @Test func `What was left out makes the evidence incomplete, and is named`() throws {
    var sample = try SampleReport(["ink": "#000", "page": "#FFF", "left": "#F00"])
    sample.vary("theme", ["a", "b"])
    try sample.rule(SampleReport.pairing("ink", on: "page"))
    try sample.rule(id: "S", SampleReport.pairing("left", on: "page"))
    #expect(try lines(sample.audit())[0] == "## Evidence for an accessibility conformance report")
    let title = "## Evidence for an accessibility conformance report: INCOMPLETE"
    let byRule = try lines(sample.audit(options: AuditOptions(rules: ["R"])))
    #expect(byRule[0] == title)
    #expect(byRule.contains("- Rules that were not judged: `S`."))
    #expect(byRule.contains("- Coverage: pairings reach 2 of 3 color tokens; not judged: `left`."))
    let byToken = try lines(sample.audit(options: AuditOptions(tokens: ["left"])))
    #expect(byToken[0] == title)
    #expect(byToken.contains("- Only pairings with these tokens were judged: `left`."))
    let byContext = try lines(sample.audit(options: AuditOptions(contexts: ["theme": ["a"]])))
    #expect(byContext[0] == title)
    #expect(byContext.contains("- Not audited: `theme b`."))
  }

  @Test func `Files have their digests, and files that are not known are not left out in silence`()
    throws
  {
    let report = try SampleReport.mixed()
    #expect(
      try lines(report, .readingABC).contains(
        "- Read: `tokens/a.json`, SHA-256 "
          + "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"))
    #expect(try lines(report).contains("- The files that were read are not known."))
  }

  @Test func `An audit that could not be done has no rows`() throws {
    let text = try ACRReporter().text(RunReport.sample)
    #expect(text.hasPrefix("## Evidence for an accessibility conformance report: ERROR\n"))
    #expect(text.contains("so there is no evidence and there are no rows."))
    #expect(text.contains("- Error at `a/b.json:2`: `100%, no [color] {0}`\n"))
    #expect(!text.contains("1.4.") && !text.contains("| "))
  }

  @Test func `A policy that could not be audited stands in every row`() throws {
    let text = try ACRReporter().text(RunReport.incomplete(SampleReport.mixed()))
    #expect(text.hasPrefix("## Evidence for an accessibility conformance report: INCOMPLETE\n"))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| 1.4.") }
    #expect(rows.count == 2)
    for row in rows {
      #expect(row.hasSuffix("`apps/b`: no evidence, because the audit could not be done. |"))
    }
    #expect(text.contains("### Policy `apps/b`\n\n- The audit could not be done"))
  }
}
