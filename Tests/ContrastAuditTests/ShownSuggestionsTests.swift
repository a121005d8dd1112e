import TestSupport
import Testing

/// The text report works out the least change only, and JSON every place of every finding: both come to the same.
@Suite struct ShownSuggestionsTests {
  @Test(arguments: ["", "Eko", "SimpleX", "SimpleXLayers", "TinyWins", "ThreeModifiers"])
  func `The change that a line shows is the first of all`(_ system: String) throws {
    let policy =
      system.isEmpty
      ? [] : [Fixture.url("\(system)/contrast-audit.json").path(percentEncoded: false)]
    let lines = ToolRun(policy, in: try Workspace()).output.split(separator: "\n")
    let report = try JSONReport(ToolRun(policy + ["--format", "json"], in: try Workspace()).output)
    let findings = report.results.filter { ["fail", "indeterminate"].contains($0.outcome) }
    try #require(system == "ThreeModifiers" || !findings.isEmpty)
    for finding in findings {
      let fingerprint = finding.text("fingerprint").prefix(8)
      let line = try #require(lines.first { $0.hasSuffix("  \(fingerprint)") })
      let all = try #require(finding.members["suggestions"] as? [[String: Any]])
      // A color, or the number of an opacity.
      let proposed = all.first?["proposed"]
      guard let least = proposed as? String ?? (proposed as? Double).map({ "\($0)" }) else {
        #expect(!line.contains("→"))
        continue
      }
      let isForeground = all[0]["token"] as? String == finding.text("foreground")
      let token = isForeground ? "" : "\(all[0]["token"] as? String ?? "") "
      #expect(line.contains("→ \(token)\(least) ") || !isForeground && line.contains("→ \(least) "))
    }
  }
}
