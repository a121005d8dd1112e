import AuditEngine
import Reporters
import Testing

@Suite struct GitLabReporterTests {
  private func issues(_ report: AuditReport, limit: Int = 10_000) throws -> [JSONTree] {
    try JSONTree.parse(GitLabReporter(issueLimit: limit).text(report)).array
  }

  @Test func `Each finding is an issue with what GitLab asks for, worst first`() throws {
    let issues = try issues(SampleReport.mixed())
    #expect(issues.count == 8)
    #expect(
      issues.map { $0["severity"].string } == Array(repeating: "major", count: 6) + [
        "minor", "minor",
      ])
    #expect(
      issues.allSatisfy {
        $0.keys == ["description", "check_name", "fingerprint", "severity", "location"]
      })
    #expect(issues.map { $0["location"]["lines"]["begin"].int } == [5, 5, 1, 1, 3, 3, 5, 5])
    #expect(issues.allSatisfy { $0["location"]["path"].string == "tokens.json" })
    #expect(issues.map { $0["check_name"].string } == ["R", "R", "R", "R", "R", "R", "S", "S"])
    #expect(Set(issues.map { $0["fingerprint"].string }).count == 8)
    #expect(
      issues[0]["description"].string
        == "R: pale on white (text), a: contrast 2.84:1 is below 4.5:1 (WCAG 1.4.3), "
        + "#999999 on #FFFFFF")
  }

  @Test func `A report without findings is an empty array`() throws {
    var sample = try SampleReport(["ink": "#000", "page": "#FFF"])
    try sample.rule(SampleReport.pairing("ink", on: "page"))
    #expect(try GitLabReporter().text(sample.audit()) == "[]\n")
  }

  @Test func `What does not fit is counted by an issue of its own`() throws {
    let issues = try issues(SampleReport.mixed(), limit: 3)
    #expect(issues.count == 4)
    #expect(issues[3]["description"].string == "5 of 8 findings were left out")
    #expect(issues[3]["severity"].string == "major")
    #expect(issues[3]["location"]["path"].string == "policy.json")
  }

  @Test func `An audit that could not be done blocks`() throws {
    let issues = try JSONTree.parse(GitLabReporter().text(RunReport.sample)).array
    #expect(issues.map { $0["severity"].string } == ["blocker", "minor"])
    #expect(
      issues[0]["description"].string == "the audit could not be done: 100%, no [color] {0}")
    #expect(issues.map { $0["location"]["path"].string } == ["a/b.json", "contrast-audit.json"])
    #expect(issues.map { $0["location"]["lines"]["begin"].int } == [2, 1])
    #expect(Set(issues.map { $0["fingerprint"].string }).count == 2)
    #expect(
      try JSONTree.parse(GitLabReporter().text(RunReport.errors(5000))).array.count == 1000)
  }
}
