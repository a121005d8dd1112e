import TestSupport
import Testing

/// Every report shows the changes that `fix` makes.
@Suite struct OnePlanTests {
  @Test(arguments: ["", "Eko", "SimpleX", "SimpleXLayers", "TinyWins", "ThreeModifiers"])
  func `Text, JSON and fix have the same changes, and each finding names some of them`(
    _ system: String
  ) throws {
    let policy =
      system.isEmpty
      ? [] : [Fixture.url("\(system)/contrast-audit.json").path(percentEncoded: false)]
    let text = ToolRun(policy + ["--details"], in: try Workspace()).output
    let report = try JSONReport(ToolRun(policy + ["--format", "json"], in: try Workspace()).output)
    let fixed = try JSONReport(
      ToolRun(["fix", "--unsafe-fixes", "--format", "json"] + policy, in: try Workspace()).output)
    let plan = try report.changes("plan")
    #expect(try plan == fixed.changes("changes"))
    let lines = text.split(separator: "\n")
    for change in plan {
      #expect(
        lines.contains {
          $0.hasPrefix("  \(change.token) ") && $0.contains(" \(change.current) ")
            && $0.contains(" → \(change.proposed) ") && $0.hasSuffix(":\(change.line)")
        }, "\(change)")
    }
    var left = 0
    for finding in report.results where ["fail", "indeterminate"].contains(finding.outcome) {
      let fingerprint = finding.text("fingerprint").prefix(8)
      let line = try #require(lines.first { $0.hasSuffix("  \(fingerprint)") })
      let changes = try JSONChange.all(finding.members["changes"] ?? [])
      #expect(changes.allSatisfy(plan.contains))
      #expect(changes.isEmpty == (finding.members["noChange"] is String))
      #expect(changes.allSatisfy { line.contains($0.proposed) })
      if changes.isEmpty { left += 1 }
    }
    #expect(fixed["failedAfter"] as? Int == left)
  }

  /// With hexadecimal digits an opacity is a 255th: what passes at 0.12 may fail at 1F.
  @Test func `Translucent colors are planned as they can be written`() throws {
    let workspace = try Workspace()
    try workspace.write(":root{--w:#fff;--t0:#162273b6;--t1:#feb3438c}", to: "a.css")
    try workspace.write(
      """
      {"tokens": ["a.css"], "rules": [{"id": "A", "pairings": [
        {"foreground": "t0", "background": ["t1 over t0 over w", "t1 over any"], "usage": "large-text"},
        {"foreground": "t1", "background": "t0 over any", "usage": "ui-component"},
        {"foreground": "t1", "background": "t0 over w", "usage": "text"}]}]}
      """, to: "contrast-audit.json")
    let report = try JSONReport(ToolRun(["--format", "json"], in: workspace).output)
    let fixed = try JSONReport(
      ToolRun(["fix", "--unsafe-fixes", "--format", "json"], in: workspace).output)
    #expect(try report.changes("plan") == fixed.changes("changes"))
    #expect(try !report.changes("plan").isEmpty)
    #expect(fixed["failedAfter"] as? Int == 0)
  }
}

/// A change as JSON gives it.
private struct JSONChange: Equatable {
  let token: String
  let line: Int
  let current: String
  let proposed: String

  static func all(_ list: Any) throws -> [JSONChange] {
    try #require(list as? [[String: Any]]).map { change in
      let location = try #require(change["location"] as? [String: Any])
      return JSONChange(
        token: try #require(change["token"] as? String),
        line: try #require(location["line"] as? Int),
        current: "\(try #require(change["currentAlias"] ?? change["current"]))",
        proposed: "\(try #require(change["proposedAlias"] ?? change["proposed"]))")
    }
  }
}

extension JSONReport {
  fileprivate func changes(_ key: String) throws -> [JSONChange] {
    try JSONChange.all(try #require(self[key]))
  }
}
