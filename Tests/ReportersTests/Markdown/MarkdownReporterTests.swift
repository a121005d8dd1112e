import AuditEngine
import Reporters
import Testing

@Suite struct MarkdownReporterTests {
  private func lines(_ report: AuditReport, limit: Int = 65_000) throws -> [String] {
    try MarkdownReporter(limit: limit).text(report)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `A table for each permutation, worst first, with each color by itself`() throws {
    let lines = try lines(SampleReport.mixed())
    #expect(
      Array(lines[..<12]) == [
        "## contrast-audit: FAIL", "",
        "`App`, WCAG AA: 10 evaluations in 2 `theme` permutations: "
          + "2 passed, 6 failed (4 error, 2 warning), 2 indeterminate, 2 exempt",
        "", "`R` not met (4 of 8) · `S (warning)` not met (2 of 2)",
        "", "### `a`: 4 fail", "",
        "| Contrast | Needs | Foreground | Background | Colors | To pass | Usage | Rule | Change |",
        "| ---: | ---: | --- | --- | --- | --- | --- | --- | --- |",
        "| 2.84 | 4.5 | `pale` | `white` | `#999999` on `#FFFFFF` | – | text | `R` | `tokens.json:5` |",
        "| 4.00–21.00, depending on what lies beneath | 4.5 | `white` | `scrim over any` "
          + "| `#FFFFFF` on `#00000080` | – | text | `R` | `tokens.json:1` |",
      ])
    #expect(lines.contains("### `b`: 4 fail"))
    #expect(lines.count { $0.hasSuffix("| `S` (warning) | `tokens.json:5` |") } == 2)
  }

  /// On white #767676 is 4.542 and #777777 4.478.
  @Test func `The nearest color that passes has its token and a swatch`() throws {
    var sample = try SampleReport(["grey": "#777777", "page": "#FFF"])
    try sample.rule(SampleReport.pairing("grey", on: "page"))
    let lines = try lines(sample.audit(suggests: true))
    #expect(lines.contains { $0.contains("| `grey`: `#767676` | text |") })
  }

  @Test func `A report stays within its limit, keeps the worst and says what it left out`() throws {
    let report = try SampleReport.failing(90)
    let whole = try MarkdownReporter().text(report)
    #expect(!whole.contains("left out"))
    for limit in [1000, 2000, 5000] {
      let text = try MarkdownReporter(limit: limit).text(report)
      #expect(text.utf8.count <= limit)
      let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
      #expect(!rows.isEmpty)
      // The lightest grey is the worst.
      #expect(rows.first?.contains("`t89`") == true)
      #expect(text.contains("\n\(90 - rows.count) of 90 findings do not fit here"))
      #expect(text.contains("\n\(90 - rows.count) more of these were left out.\n"))
    }
  }

  @Test func `Where all is well there is no table`() throws {
    var sample = try SampleReport(["ink": "#000", "page": "#FFF", "left": "#F00"])
    try sample.rule(SampleReport.pairing("ink", on: "page", tail: ", \"claims\": 20.0"))
    #expect(
      try lines(sample.audit()) == [
        "## contrast-audit: PASS", "",
        "WCAG AA: 1 evaluation: 1 passed, 0 failed, 2 of 3 colors judged", "",
        "`R` met (1 of 1)", "",
        "### Diagnostics", "", "| Severity | Diagnostic | Place |", "| --- | --- | --- |",
        "| warning | `ink on page is documented as 20.0:1, measured 21.00:1` | `policy.json:2` |",
        "", "coverage: 66 % of 3 color tokens; no pairing reaches `left`", "",
      ])
  }

  @Test func `An audit that could not be done says so and why`() throws {
    let text = try MarkdownReporter().text(RunReport.sample)
    #expect(text.hasPrefix("## contrast-audit: ERROR\n\nThe audit could not be done"))
    #expect(text.contains("\n| error | `100%, no [color] {0}` | `a/b.json:2` |\n"))
    #expect(text.contains("\n| warning | `beware` | – |\n"))
    let long = try MarkdownReporter(limit: 1000).text(RunReport.errors(500))
    #expect(long.utf8.count <= 1000)
    #expect(long.contains(" more reasons were left out.\n"))
  }

  @Test(arguments: [
    ("a|b", #"`a\u{7C}b`"#), ("a`b", #"`a\u{60}b`"#), ("", "–"), ("a\nb", #"`a\u{A}b`"#),
    ("<b>@me #1 [x](y)", "`<b>@me #1 [x](y)`"), (#"a\"#, #"`a\`"#),
  ])
  func `Text from a file is a code span that nothing ends`(text: String, span: String) throws {
    var sample = try SampleReport(["grey": "#777777", "page": "#FFF"])
    try sample.rule(id: "R" + text, SampleReport.pairing("grey", on: "page"))
    let expected = text.isEmpty ? "`R`" : "`R" + span.dropFirst()
    #expect(try lines(sample.audit()).contains { $0.contains("| \(expected) |") })
  }
}
