import AuditEngine
import Reporters
import Testing

@Suite struct SonarQubeReporterTests {
  private func tree(_ report: RunReport) throws -> JSONTree {
    let paths = SourcePaths(workingDirectory: "/app/design", root: "/app")
    return try JSONTree.parse(SonarQubeReporter(run: ReportedRun(paths: paths)).text(report))
  }

  /// SonarQube refuses a report without one of these.
  private func checkIsImported(_ tree: JSONTree) {
    #expect(tree.keys == ["rules", "issues"])
    let rules = tree["rules"].array
    for rule in rules {
      #expect(rule.keys.isSuperset(of: ["id", "name", "description", "engineId"]))
      #expect(rule["cleanCodeAttribute"].string == "CONVENTIONAL")
      #expect(rule["type"].string == "BUG")
      #expect(
        ["BLOCKER", "MAJOR", "MINOR", "INFO"].contains(rule["severity"].string ?? ""))
      let impact = rule["impacts"][0]
      #expect(impact["softwareQuality"].string == "RELIABILITY")
      #expect(["BLOCKER", "MEDIUM", "LOW", "INFO"].contains(impact["severity"].string ?? ""))
    }
    let identifiers = rules.map { $0["id"].string }
    #expect(Set(identifiers).count == identifiers.count)
    for issue in tree["issues"].array {
      #expect(identifiers.contains(issue["ruleId"].string))
      let location = issue["primaryLocation"]
      #expect(location.keys == ["message", "filePath", "textRange"])
      #expect(location["textRange"].keys == ["startLine"])
      #expect((location["textRange"]["startLine"].int ?? 0) >= 1)
    }
  }

  @Test func `Issues name rules, each with its severity`() throws {
    let tree = try tree(RunReport(SampleReport.mixed()))
    checkIsImported(tree)
    #expect(tree["rules"].array.map { $0["id"].string } == ["R", "S-warning"])
    #expect(tree["rules"][0]["name"].string == "R: Title")
    let issues = tree["issues"].array
    #expect(issues.map { $0["ruleId"].string } == ["R", "R", "R", "S-warning"])
    let location = issues[0]["primaryLocation"]
    #expect(location["filePath"].string == "design/tokens.json")
    #expect(location["textRange"]["startLine"].int == 5)
  }

  @Test func `What could not be audited blocks`() throws {
    let tree = try tree(.sample)
    checkIsImported(tree)
    #expect(tree["rules"].array.map { $0["severity"].string } == ["BLOCKER", "MINOR"])
    #expect(tree["issues"].array.count == 2)
  }

  @Test func `Where all is well both lists are empty`() throws {
    var sample = try SampleReport(["ink": "#000", "page": "#FFF"])
    try sample.rule(SampleReport.pairing("ink", on: "page"))
    let text = try SonarQubeReporter().text(sample.audit())
    #expect(text == "{\n\"rules\": [],\n\"issues\": []\n}\n")
  }
}
