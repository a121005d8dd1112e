import AuditEngine
import Reporters
import SourceText
import Testing

@Suite struct ReviewdogReporterTests {
  @Test func `A diagnostic has its place, severity and rule`() throws {
    let paths = SourcePaths(workingDirectory: "/app/design", root: "/app")
    let reporter = ReviewdogReporter(run: ReportedRun(paths: paths))
    let tree = try JSONTree.parse(reporter.text(SampleReport.mixed()))
    #expect(tree["source"]["name"].string == "tool")
    let found = tree["diagnostics"].array
    #expect(found.map { $0["severity"].string } == ["ERROR", "ERROR", "ERROR", "WARNING"])
    #expect(found.map { $0["code"]["value"].string } == ["R", "R", "R", "S"])
    #expect(found[0]["location"]["path"].string == "design/tokens.json")
    let range = found[0]["location"]["range"]
    #expect(range["start"]["line"].int == 5)
    #expect(range["start"]["column"].int == 1)
    #expect(
      found[0]["message"].string?.hasPrefix("R: pale on white (text), a: contrast 2.84:1") == true)
  }

  /// é is two bytes, 🎨 four.
  @Test func `Columns count bytes and the end is exclusive`() throws {
    let file = SourceFile(path: "a.json", text: "é🎨x")
    let run = RunReport(
      tool: ToolIdentity(name: "tool", version: "1.2.3"),
      failure: [
        Diagnostic(.error, "one", at: SourceSpan(file: file, range: 6..<7)),
        Diagnostic(.note, "two"),
      ])
    let found = try JSONTree.parse(ReviewdogReporter().text(run))["diagnostics"].array
    #expect(found[0]["location"]["range"]["start"]["column"].int == 7)
    #expect(found[0]["location"]["range"]["end"]["column"].int == 8)
    #expect(found[1]["severity"].string == "INFO")
    #expect(found[1]["location"].keys == ["path"])
  }
}
