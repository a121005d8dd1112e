import AuditEngine
import Reporters
import SourceText
import Testing

@Suite struct XcodeReporterTests {
  private let run = ReportedRun(paths: SourcePaths(workingDirectory: "/app/design", root: "/app"))

  @Test func `A finding is a line with an absolute path, worst first`() throws {
    let lines = try XcodeReporter(run: run).text(SampleReport.mixed()).split(separator: "\n")
    #expect(lines.count == 8)
    #expect(
      lines[0]
        == "/app/design/tokens.json:5:1: error: R: pale on white (text), a: "
        + "contrast 2.84:1 is below 4.5:1 (WCAG 1.4.3), #999999 on #FFFFFF")
    #expect(
      lines[7].hasPrefix("/app/design/tokens.json:5:1: warning: S: pale on white (text), b: "))
  }

  @Test func `Where all is well nothing is written`() throws {
    var sample = try SampleReport(["ink": "#000", "page": "#FFF"])
    try sample.rule(SampleReport.pairing("ink", on: "page"))
    #expect(try XcodeReporter().text(sample.audit()).isEmpty)
  }

  @Test func `What does not fit is counted in the last line`() throws {
    let text = try XcodeReporter(run: run, lineLimit: 2).text(SampleReport.mixed())
    #expect(text.hasSuffix("\nerror: 6 of 8 findings were left out\n"))
    #expect(text.split(separator: "\n").count == 3)
  }

  /// é is two bytes, 🎨 four.
  @Test func `Columns count bytes, and what is in no file of the user's has no path`() throws {
    let file = SourceFile(path: "a.json", text: "é🎨x")
    let builtIn = SourceFile(path: "V/x.json", bytes: Array("\n".utf8), isEmbedded: true)
    let failure = RunReport(
      tool: ToolIdentity(name: "tool", version: "1.2.3"),
      failure: [
        Diagnostic(.error, "one", at: SourceSpan(file: file, range: 6..<7)),
        Diagnostic(.error, "two", at: SourceSpan(file: builtIn, range: 1..<1)),
        Diagnostic(.error, "three"),
      ])
    #expect(
      try XcodeReporter(run: run).text(failure) == """
        /app/design/a.json:1:7: error: one
        error: two (V/x.json:2)
        error: three

        """)
  }
}
