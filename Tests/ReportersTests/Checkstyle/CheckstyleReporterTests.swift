import AuditEngine
import Reporters
import TestSupport
import Testing

@Suite struct CheckstyleReporterTests {
  private let run = ReportedRun(
    paths: SourcePaths(workingDirectory: "/app/design", root: "/app"))

  @Test func `A file has its errors, the worst first`() throws {
    let root = try XMLTree.parse(CheckstyleReporter(run: run).text(SampleReport.mixed()))
    #expect(root.name == "checkstyle")
    #expect(root.children.map { $0["name"] } == ["design/tokens.json"])
    let errors = root.children[0].children
    #expect(errors.map(\.name) == ["error", "error", "error", "error"])
    #expect(errors.map { $0["line"] } == ["5", "1", "3", "5"])
    #expect(errors.map { $0["column"] } == ["1", "1", "1", "1"])
    #expect(errors.map { $0["severity"] } == ["error", "error", "error", "warning"])
    #expect(
      errors.map { $0["source"] } == [
        "contrast-audit.R", "contrast-audit.R", "contrast-audit.R", "contrast-audit.S",
      ])
    #expect(
      errors[0]["message"]
        == "R: pale on white (text), a: contrast 2.84:1 is below 4.5:1 (WCAG 1.4.3), "
        + "#999999 on #FFFFFF; also in 1 other: b 2.84")
  }

  @Test func `What could not be audited is an error`() throws {
    let files = try XMLTree.parse(CheckstyleReporter().text(.sample)).children
    #expect(files.map { $0["name"] } == ["a/b.json", "contrast-audit.json"])
    let error = files[0].children[0]
    #expect([error["line"], error["column"], error["severity"]] == ["2", "2", "error"])
    #expect(error["message"] == "the audit could not be done: 100%, no [color] {0}")
  }

  @Test func `What does not fit is counted in the last error`() throws {
    let report = try SampleReport.failing(5)
    let root = try XMLTree.parse(CheckstyleReporter(limit: 2).text(report))
    let messages = root.children.flatMap(\.children).map { $0["message"] }
    #expect(messages.count == 3)
    #expect(messages.contains("3 of 5 findings were left out"))
  }
}
