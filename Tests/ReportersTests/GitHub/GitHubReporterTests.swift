import AuditEngine
import Reporters
import SourceText
import Testing

@Suite struct GitHubReporterTests {
  private func lines(
    _ report: AuditReport, paths: SourcePaths = SourcePaths()
  ) throws -> [Substring] {
    try GitHubReporter(run: ReportedRun(paths: paths)).text(report).split(separator: "\n")
  }

  @Test
  func `An annotation points at the token that has to change, once for all themes, worst first`()
    throws
  {
    let lines = try lines(SampleReport.mixed())
    #expect(
      lines[0]
        == "::error file=tokens.json,line=5,col=1,title=R%3A Title::R: pale on white (text), a: contrast "
        + "2.84:1 is below 4.5:1 (WCAG 1.4.3), #999999 on #FFFFFF; also in 1 other: b 2.84")
    #expect(
      lines.map { $0.prefix { $0 != " " } }
        == ["::error", "::error", "::error", "::warning", "::notice"])
    #expect(lines[3].hasPrefix("::warning file=tokens.json,line=5,col=1,title=S%3A Title::"))
  }

  @Test func `The last notice says how it went`() throws {
    #expect(
      try lines(SampleReport.mixed()).last
        == "::notice title=tool::FAIL  App, WCAG AA: 10 evaluations in 2 theme permutations: "
        + "2 passed, 6 failed (4 error, 2 warning), 2 indeterminate, 2 exempt; "
        + "R not met (4 of 8) · S (warning) not met (2 of 2)")
    var sample = try SampleReport(["ink": "#000", "page": "#FFF"])
    try sample.rule(SampleReport.pairing("ink", on: "page"))
    #expect(
      try lines(sample.audit())
        == [
          "::notice title=tool::PASS  WCAG AA: 1 evaluation: 1 passed, 0 failed; R met (1 of 1)"
        ])
  }

  /// GitHub shows ten of a kind and drops the rest.
  @Test func `Ten annotations of a kind are written, and the last notice counts the rest`() throws {
    let lines = try lines(SampleReport.failing(25))
    #expect(lines.count == 11)
    #expect(lines[0].contains("line=26,"))
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines[10].hasSuffix("; 15 of 25 findings have no annotation"))
    let failure = try GitHubReporter().text(RunReport.errors(12)).split(separator: "\n")
    #expect(failure.count == 11)
    #expect(failure[10].hasSuffix("2 more reasons have no annotation"))
  }

  @Test func `What the runner would read as its own is escaped`() throws {
    let text = try GitHubReporter().text(RunReport.sample)
    #expect(
      text == """
        ::error file=a/b.json,line=2,col=2,title=tool could not audit::100%25, no [color] {0}
        ::warning title=tool could not audit::beware

        """)
    var sample = try SampleReport(["grey": "#777777", "page": "#FFF"], file: "a,b:c%.json")
    try sample.rule(SampleReport.pairing("grey", on: "page"))
    #expect(try lines(sample.audit())[0].hasPrefix("::error file=a%2Cb%3Ac%25.json,line=1,"))
  }

  @Test func `What is not in the repository is named in words`() throws {
    let paths = SourcePaths(workingDirectory: "/elsewhere", root: "/repo")
    let line = try lines(SampleReport.mixed(), paths: paths)[0]
    #expect(line.hasPrefix("::error title=R%3A Title::R: pale on white (text), a: contrast"))
    #expect(line.hasSuffix(" (/elsewhere/tokens.json:5)"))
  }
}
