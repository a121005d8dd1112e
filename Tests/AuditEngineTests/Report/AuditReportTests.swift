import SourceText
import Testing

@testable import AuditEngine

@Suite struct AuditReportTests {
  /// `text` on `tint over page` in theme a or b and scheme light or dark.
  private func audit(text: String = "#000", tail: String = "") throws -> SampleAudit {
    var tokens = try SampleTokens()
    tokens.vary("theme", "a", "b")
    tokens.vary("scheme", "light", "dark")
    try tokens.add(["text": text, "tint": "#00F3", "page": "#FFF"])
    tokens.style("small", 12, "px")
    tokens.style("smaller", 11, "px")
    return try SampleAudit(
      """
      {"foreground": "text", "background": "tint over page", "usage": "ui-component"\(tail)},
      {"foreground": "text", "background": "page", "typeStyles": ["small", "smaller"]},
      {"foreground": "text", "background": "tint over any", "usage": "text"}
      """, tokens: tokens)
  }

  @Test func `Permutations, rules and pairings stand in the order of axes and policy`() throws {
    let report = try #require(try audit().report)
    #expect(report.axes == ["theme", "scheme"])
    #expect(
      report.permutations == [["a", "light"], ["a", "dark"], ["b", "light"], ["b", "dark"]])
    #expect(report.rules.map(\.id) == ["R"])
    #expect(report.evaluations.map(\.permutation) == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3])
    #expect(report.evaluations.map(\.pairing) == [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2])
    #expect(report.rule(of: report.evaluations[5]).id == "R")
    #expect(report.tool.name == "tool")
    #expect(report.tool.version == "1.2.3")
  }

  // MARK: Fingerprints

  /// FNV-1a in Python of rule, axes with their contexts, foreground, background, and usage or type
  /// styles, each with 0xFF after it.
  @Test(arguments: [(3, "f6799aeee55edea9"), (1, "1f77862afd6417b1"), (2, "21b032a8d4732f65")])
  func `A fingerprint is of rule, permutation, pairing and usage`(
    index: Int, fingerprint: String
  ) throws {
    let report = try #require(try audit().report)
    #expect(report.fingerprint(of: report.evaluations[index]) == fingerprint)
  }

  @Test func `Fingerprints are the same one after the other, in any order`() throws {
    let audited = try #require(try audit().report)
    for implied in [[:], ["scheme": "light"], ["theme": "b", "scheme": "dark"]] {
      let report = audited.with(impliedContexts: implied)
      var fingerprints = EvaluationFingerprints(report)
      for evaluation in report.evaluations + report.evaluations.reversed() {
        #expect(
          fingerprints.fingerprint(of: evaluation)
            == report.identity(of: evaluation).fingerprint(in: report.policyPlace))
      }
    }
  }

  @Test func `No two evaluations have the same fingerprint`() throws {
    let report = try #require(try audit().report)
    #expect(Set(report.evaluations.map { report.fingerprint(of: $0) }).count == 12)
  }

  @Test func `A fingerprint outlives a change of color, minimum, claim and line`() throws {
    let before = try #require(try audit().report)
    let after = try #require(
      try audit(text: "#888", tail: ",\n\n\"minimum\": 5, \"claims\": 3, \"reason\": \"x\"").report)
    #expect(before.evaluations[0].measurement != after.evaluations[0].measurement)
    #expect(
      before.evaluations.map { before.fingerprint(of: $0) }
        == after.evaluations.map { after.fingerprint(of: $0) })
  }

  // MARK: What counts as a finding

  private func report(severity: String, foreground: String, claims: String = "") throws
    -> AuditReport
  {
    let policy = try Policy.sample(
      """
      {"tokens": ["t"], "rules": [{"id": "R", "severity": "\(severity)", "pairings": [
        {"foreground": "\(foreground)", "background": "page", "usage": "text"\(claims)}]}]}
      """)
    let tokens = try SampleTokens(["black": "#000", "grey": "#777", "page": "#FFF"])
    return try #require(SampleAudit(policy: policy, tokens: tokens).report)
  }

  @Test(arguments: [
    ("error", Diagnostic.Severity.error, true), ("error", .warning, true), ("error", .note, true),
    ("warning", .error, false), ("warning", .warning, true), ("warning", .note, true),
    ("note", .error, false), ("note", .warning, false), ("note", .note, true),
  ])
  func `A failure is a finding of the severity of its rule`(
    severity: String, threshold: Diagnostic.Severity, isFinding: Bool
  ) throws {
    let failing = try report(severity: severity, foreground: "grey")
    #expect(failing.hasFindings(atLeast: threshold) == isFinding)
    let passing = try report(severity: severity, foreground: "black")
    #expect(!passing.hasFindings(atLeast: threshold))
  }

  @Test func `A ratio that drifts is a finding of warning, whatever its rule`() throws {
    let report = try report(severity: "note", foreground: "black", claims: ", \"claims\": 20")
    #expect(report.hasFindings(atLeast: .warning))
    #expect(!report.hasFindings(atLeast: .error))
  }

  @Test func `An indeterminate evaluation is a finding and an exempt one is none`() throws {
    let tokens = try SampleTokens(["white": "#FFF", "scrim": "#00000080"])
    let open = try SampleAudit(
      """
      {"foreground": "white", "background": "scrim over any", "usage": "text"}
      """, tokens: tokens)
    #expect(open.outcomes == [.indeterminate])
    #expect(open.report?.hasFindings(atLeast: .error) == true)
    let exempt = try SampleAudit(
      """
      {"foreground": "white", "background": "white", "usage": "decoration"},
      {"foreground": "black", "background": "white", "usage": "text"}
      """, tokens: try SampleTokens(["white": "#FFF", "black": "#000"]))
    #expect(exempt.outcomes == [.exempt, .pass])
    #expect(exempt.report?.hasFindings(atLeast: .note) == false)
    let nothing = try SampleAudit(
      """
      {"foreground": "white", "background": "white", "usage": "decoration"}
      """, tokens: tokens)
    #expect(nothing.report == nil)
  }
}

extension AuditReport {
  /// The same with other default contexts.
  fileprivate func with(impliedContexts: [String: String]) -> AuditReport {
    AuditReport(
      tool: tool, system: system, policyPlace: policyPlace, level: level, axes: axes,
      permutations: permutations,
      choices: choices, layers: layers, rules: rules, pairings: pairings, evaluations: evaluations,
      structural: structural, summary: summary, ruleSummaries: ruleSummaries,
      coverage: coverage, hasOverrides: hasOverrides, severities: severities,
      diagnostics: diagnostics, waivers: waivers, impliedContexts: impliedContexts,
      baseline: baseline, repairs: repairs)
  }
}
