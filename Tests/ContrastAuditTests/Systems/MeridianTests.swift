import Foundation
import TestSupport
import Testing

/// The system under `Fixtures/Meridian`: each demand between colors, met and not met.
@Suite struct MeridianTests {
  /// What `.verify/demands.py` computes from the tokens by itself, with coloraide.
  @Test func `Each comparison has the number and outcome of another implementation`() throws {
    let run = ToolRun(
      [Fixture.url("Meridian").path(percentEncoded: false), "--format", "json"],
      in: try Workspace())
    #expect(run.status == 1)
    let checks = try #require(try JSONReport(run.output)["structural"] as? [[String: Any]])
    let found = Dictionary(
      uniqueKeysWithValues: checks.map { check in
        ("\(check["rule"] as? String ?? "")\t\(check["token"] as? String ?? "")", check)
      })
    let rows = try Fixture.text("Meridian/expected.tsv").split(separator: "\n").dropFirst()
    #expect(rows.count == found.count && rows.count > 100)
    for row in rows {
      let cells = row.split(separator: "\t").map(String.init)
      try #require(cells.count == 5)
      let check = try #require(found["\(cells[0])\t\(cells[1])"], "\(row)")
      #expect(check["outcome"] as? String == cells[2], "\(row)")
      let measured = try #require(check["measured"] as? Double)
      #expect(abs(measured - (Double(cells[3]) ?? -1)) < 1e-6, "\(row)")
      #expect(check["required"] as? Double == Double(cells[4]), "\(row)")
    }
    let rules = Set(checks.map { $0["rule"] as? String })
    let failing = Set(
      checks.filter { $0["outcome"] as? String == "fail" }.map { $0["rule"] as? String })
    #expect(failing == ["TEXT", "CHART", "LINK", "ROW", "DIM", "HOVER", "STATUS"])
    #expect(rules.subtracting(failing) == ["RING", "BARS", "PRESS", "SERIES"])
  }
}
