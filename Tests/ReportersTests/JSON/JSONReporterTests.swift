import AuditEngine
import Foundation
import Reporters
import Testing

@Suite struct JSONReporterTests {
  private func root(_ report: AuditReport) throws -> [String: Any] {
    let text = try JSONReporter().text(report)
    return try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func results(_ report: AuditReport) throws -> [[String: Any]] {
    try #require(root(report)["results"] as? [[String: Any]])
  }

  /// The keys that every result has: those that were promised, and its location.
  private static let keys: Set = [
    "rule", "severity", "context", "foreground", "background", "usage", "criterion", "ratio",
    "required", "outcome", "colors", "location", "layers", "fingerprint",
  ]

  @Test func `The report has the keys that were promised`() throws {
    var sample = try SampleReport(["ink": "#000", "page": "#FFF"])
    try sample.rule(SampleReport.pairing("ink", on: "page"))
    let root = try root(sample.audit(options: AuditOptions(level: .aaa)))
    #expect(
      Set(root.keys) == [
        "schemaVersion", "tool", "verdict", "level", "summary", "rules", "coverage", "results",
        "plan",
        "unmet",
        "structural", "diagnostics",
      ])
    #expect(root["schemaVersion"] as? Int == 1)
    #expect(root["level"] as? String == "AAA")
    #expect(root["tool"] as? [String: String] == ["name": "tool", "version": "1.2.3"])
    #expect(
      root["summary"] as? [String: Int] == [
        "evaluations": 1, "passed": 1, "failed": 0, "indeterminate": 0, "exempt": 0, "waived": 0,
        "known": 0,
      ])
    #expect((root["diagnostics"] as? [Any])?.isEmpty == true)
    let named = try self.root(sample.audit(system: "App"))
    #expect(named["system"] as? String == "App")
    #expect(Set(named.keys) == Set(root.keys).union(["system"]))
  }

  @Test func `Coverage names the colors that no pairing reaches`() throws {
    var sample = try SampleReport(["ink": "#000", "page": "#FFF", "left": "#F00"])
    try sample.rule(SampleReport.pairing("ink", on: "page"))
    let coverage = try #require(try root(sample.audit())["coverage"] as? [String: Any])
    #expect(
      Set(coverage.keys) == [
        "percent", "colorTokens", "colorsJudged", "unreached", "unreachedUses", "unwalked",
        "ignored", "leftOut",
      ])
    #expect(abs(try #require(coverage["percent"] as? Double) - 200.0 / 3) < 1e-9)
    #expect(coverage["colorTokens"] as? Int == 3)
    #expect(coverage["colorsJudged"] as? Int == 2)
    #expect(coverage["unreached"] as? [String] == ["left"])
    #expect((coverage["unwalked"] as? [String])?.isEmpty == true)
  }

  @Test func `A result has the keys that were promised`() throws {
    var sample = try SampleReport(["ink": "#777777", "page": "#FFF", "tint": "#00000000"])
    sample.vary("theme", ["a", "b"])
    sample.vary("scheme", ["dark"])
    try sample.rule(severity: "warning", SampleReport.pairing("ink", on: "tint over page"))
    let results = try results(sample.audit())
    try #require(results.count == 2)
    let result = results[1]
    #expect(Set(result.keys) == Self.keys.union(["name"]))
    #expect(result["rule"] as? String == "R")
    #expect(result["severity"] as? String == "warning")
    #expect(result["context"] as? [String: String] == ["theme": "b", "scheme": "dark"])
    #expect(result["foreground"] as? String == "ink")
    #expect(result["background"] as? [String] == ["tint", "page"])
    #expect(result["usage"] as? String == "text")
    #expect(result["criterion"] as? String == "1.4.3")
    #expect(abs(try #require(result["ratio"] as? Double) - 4.478089453577214) < 1e-12)
    #expect(result["required"] as? Double == 4.5)
    #expect(result["outcome"] as? String == "fail")
    #expect(
      result["colors"] as? [String: String]
        == ["foreground": "#777777", "background": "#FFFFFF"])
    let location = try #require(result["location"] as? [String: Any])
    #expect(Set(location.keys) == ["file", "line", "column"])
    #expect(location["file"] as? String == "tokens.json")
    #expect(location["line"] as? Int == 1)
    #expect(location["column"] as? Int == 1)
    let fingerprint = try #require(result["fingerprint"] as? String)
    #expect(fingerprint.wholeMatch(of: #/[0-9a-f]{16}/#) != nil)
  }

  @Test func `What is indeterminate has a range and no ratio, and any as its last layer`() throws {
    var sample = try SampleReport(["white": "#FFF", "scrim": "#00000080"])
    try sample.rule(
      SampleReport.pairing("white", on: "scrim over any"),
      SampleReport.pairing("white", on: "scrim over any", usage: "large-text"))
    let results = try results(sample.audit())
    #expect(
      results.map { Set($0.keys) } == [
        Self.keys.union(["ratioRange", "name"]), Self.keys.union(["ratioRange"]),
      ])
    #expect(results[0]["outcome"] as? String == "indeterminate")
    #expect(results[0]["ratio"] is NSNull)
    #expect(results[0]["background"] as? [String] == ["scrim", "any"])
    let range = try #require(results[0]["ratioRange"] as? [Double])
    #expect(abs(range[0] - 4.0041069566148515) < 1e-9)
    #expect(abs(range[1] - 21) < 1e-9)
    #expect(results[1]["outcome"] as? String == "pass")
    #expect(results[1]["ratio"] as? Double == range[0])
  }

  @Test func `What is exempt has a reason and nothing that is required`() throws {
    var sample = try SampleReport(["line": "#EEE", "page": "#FFF"])
    try sample.rule(
      SampleReport.pairing(
        "line", on: "page", usage: "decoration", tail: ", \"reason\": \"a divider\""),
      SampleReport.pairing("line", on: "page"))
    let report = try sample.audit()
    let result = try #require(try results(report).first)
    #expect(Set(result.keys) == Self.keys.union(["reason"]))
    #expect(result["outcome"] as? String == "exempt")
    #expect(result["reason"] as? String == "a divider")
    #expect(result["required"] is NSNull)
    #expect(result["criterion"] is NSNull)
    let summary = try root(report)["summary"] as? [String: Int]
    #expect(summary?["evaluations"] == 1)
    #expect(summary?["exempt"] == 1)
  }

  @Test func `What is borderline says so with both ratios`() throws {
    var sample = try SampleReport(["ink": "#01010189", "page": "#FFF"])
    try sample.rule(SampleReport.pairing("ink", on: "page"))
    let result = try #require(try results(sample.audit()).first)
    #expect(Set(result.keys) == Self.keys.union(["borderline", "eightBitRatio", "name"]))
    #expect(result["borderline"] as? Bool == true)
    #expect(abs(try #require(result["ratio"] as? Double) - 4.507625357230237) < 1e-12)
    #expect(abs(try #require(result["eightBitRatio"] as? Double) - 4.478089453577214) < 1e-12)
  }

  @Test func `A claim and the type styles stand in the result, a drift among the diagnostics`()
    throws
  {
    var sample = try SampleReport(["ink": "#000", "page": "#FFF"])
    sample.style("small", 12)
    try sample.rule(
      """
      {"foreground": "ink", "background": "page", "typeStyles": ["small"], "claims": 20.5}
      """)
    let root = try root(sample.audit())
    let result = try #require((root["results"] as? [[String: Any]])?.first)
    #expect(Set(result.keys) == Self.keys.union(["claim", "typeStyles"]))
    #expect(result["typeStyles"] as? [String] == ["small"])
    let claim = try #require(result["claim"] as? [String: Any])
    #expect(Set(claim.keys) == ["documented", "drifts"])
    #expect(claim["documented"] as? Double == 20.5)
    #expect(claim["drifts"] as? Bool == true)
    let diagnostics = try #require(root["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.count == 1)
    #expect(Set(diagnostics[0].keys) == ["severity", "message", "location"])
    #expect(diagnostics[0]["severity"] as? String == "warning")
    #expect((diagnostics[0]["location"] as? [String: Any])?["file"] as? String == "policy.json")
  }

  @Test func `Every evaluation is a line, so that reports can be compared as text`() throws {
    var sample = try SampleReport(["ink": "#000", "grey": "#777", "page": "#FFF"])
    sample.vary("theme", ["a", "b"])
    try sample.rule(
      SampleReport.pairing("ink", on: "page"), SampleReport.pairing("grey", on: "page"))
    let lines = try JSONReporter().text(sample.audit()).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("{\"rule\": ") } == 4)
  }

  /// Without the byte order mark, which Foundation's own reader drops.
  @Test(arguments: HostileText.all.filter { !$0.isEmpty && !$0.hasPrefix("\u{FEFF}") })
  func `Hostile names come back as they were, and the report stays JSON`(name: String) throws {
    var sample = try SampleReport([name: "#777777", "page": "#FFF"], file: "dir/\(name)")
    sample.vary(name, [name])
    try sample.rule(id: name, title: name, SampleReport.pairing(name, on: "page"))
    let report = try sample.audit(system: name)
    let root = try root(report)
    #expect(root["system"] as? String == name)
    let result = try #require((root["results"] as? [[String: Any]])?.first)
    #expect(result["rule"] as? String == name)
    #expect(result["foreground"] as? String == name)
    #expect(result["context"] as? [String: String] == [name: name])
    #expect((result["location"] as? [String: Any])?["file"] as? String == "dir/\(name)")
    #expect(try !JSONReporter().text(report).contains("\u{1B}"))
  }
}
