import AuditEngine
import Reporters
import Testing

@Suite struct AzureReporterTests {
  @Test func `A finding is an issue with its place, the worst first`() throws {
    let paths = SourcePaths(workingDirectory: "/app/design", root: "/app")
    let lines = try AzureReporter(run: ReportedRun(paths: paths)).text(SampleReport.mixed())
      .split(separator: "\n")
    #expect(lines.count == 5)
    #expect(
      lines[0]
        == "##vso[task.logissue type=error;sourcepath=design/tokens.json;linenumber=5;"
        + "columnnumber=1;code=R;]R: pale on white (text), a: contrast 2.84:1 is below 4.5:1 "
        + "(WCAG 1.4.3), #999999 on #FFFFFF; also in 1 other: b 2.84")
    #expect(lines[3].hasPrefix("##vso[task.logissue type=warning;"))
    #expect(lines[4].hasPrefix("FAIL  App, WCAG AA: "))
  }

  @Test func `What could not be audited is an issue, and a percent sign is escaped`() throws {
    #expect(
      try AzureReporter().text(.sample) == """
        ##vso[task.logissue type=error;sourcepath=a/b.json;linenumber=2;columnnumber=2;code=tool;]\
        the audit could not be done: 100%AZP25, no [color] {0}
        ##vso[task.logissue type=warning;code=tool;]the audit could not be done: beware

        """)
  }

  @Test func `A name cannot end a property or begin a command`() throws {
    var sample = try SampleReport(
      ["##vso[task.complete]": "#777", "page": "#FFF"], file: "a];b.json")
    try sample.rule(id: "R;]", SampleReport.pairing("##vso[task.complete]", on: "page"))
    let text = try AzureReporter().text(sample.audit())
    #expect(text.contains("sourcepath=a%5D%3Bb.json;"))
    #expect(text.contains("code=R%3B%5D;]"))
    #expect(text.split(separator: "##").count == 1)
  }
}
