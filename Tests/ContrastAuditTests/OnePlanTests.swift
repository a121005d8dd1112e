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
      ToolRun(["fix", "--format", "json"] + policy, in: try Workspace()).output)
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
