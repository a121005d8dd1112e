import AuditEngine
import Reporters
import Testing

@Suite struct CompactReporterTests {
  private func lines(_ report: AuditReport, limit: Int? = nil) throws -> [Substring] {
    let paths = SourcePaths(workingDirectory: "/app/design", root: "/app")
    let run = ReportedRun(paths: paths, causeLimit: limit)
    return try CompactReporter(run: run).text(report).split(separator: "\n")
  }

  @Test func `A cause is a line with id, place and change`() throws {
    var sample = try SampleReport(["grey": "#777777", "page": "#FFF"])
    try sample.rule(SampleReport.pairing("grey", on: "page"))
    let report = try sample.audit(suggests: true)
    let lines = try lines(report)
    #expect(lines[0].hasPrefix("FAIL  WCAG AA: 1 of 1 fails"))
    let cells = lines[1].split(separator: "  ")
    #expect(cells.count == 6)
    #expect(cells[0].wholeMatch(of: #/[0-9a-f]{8}/#) != nil)
    #expect(report.fingerprint(of: report.evaluations[0]).hasPrefix(cells[0]))
    #expect(cells[1...2] == ["error", "design/tokens.json:1"])
    // The nearest grey that reaches 4.5 on white is #767676.
    #expect(cells[3].hasPrefix("change grey from #777777 to #767676"))
    #expect(cells[4...5] == ["1 finding", "R: grey on page (text): 4.47 of 4.5"])
  }

  @Test func `There are as many as asked for, and the rest is counted`() throws {
    let report = try SampleReport.failing(60)
    #expect(try lines(report).count == 52)
    #expect(try lines(report).last == "10 more causes; --limit 0 shows all")
    #expect(try lines(report, limit: 3).count == 5)
    #expect(try lines(report, limit: 0).count == 61)
  }

  @Test func `What could not be audited comes first`() throws {
    #expect(
      try CompactReporter().text(.sample) == """
        ERROR  error  a/b.json:2  100%, no [color] {0}
        ERROR  warning  beware

        """)
  }
}
