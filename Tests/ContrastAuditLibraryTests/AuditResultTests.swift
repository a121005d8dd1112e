import ContrastAudit
import Reporters
import TestSupport
import Testing

/// Expected ratios come from WCAG's formula, calculated in Python.
@Suite struct AuditResultTests {
  private func audit(
    _ change: (inout AuditSettings) -> Void = { _ in }, policy: String = SmallSystem.policy
  ) throws -> AuditResult {
    var settings = AuditSettings()
    change(&settings)
    return try DesignSystem(files: [
      "contrast-audit.json": policy, "app.tokens.json": SmallSystem.tokens,
    ]).audit(settings)
  }

  @Test func `Each pairing is judged in each scheme`() throws {
    let result = try audit()
    #expect(result.system == "Small")
    #expect(result.level == .aa)
    #expect(result.judged == 2)
    #expect(AuditOutcome.allCases.map { result.count(of: $0) } == [1, 1, 0, 0, 0, 0])
    #expect(!result.passes())
    let light = result.evaluations[0]
    #expect(light.contexts == ["scheme": "light"])
    #expect(light.outcome == .fail)
    #expect(abs(light.ratio - 2.849027755287037) < 1e-12)
    #expect(abs(light.eightBitRatio - 2.849027755287037) < 1e-12)
    #expect(light.highestRatio == light.ratio)
    #expect(light.minimum == 4.5)
    #expect(light.criterion == "1.4.3")
    #expect(light.usage == .text)
    #expect(light.rule == "TEXT")
    #expect(light.pairing == 0)
    #expect(light.severity == .error)
    #expect(light.reason == nil)
    #expect((light.foregroundName, light.backgroundName) == ("textMuted", "page"))
    #expect((light.foreground, light.background) == ("#999999", "#FFFFFF"))
    #expect(light.foregroundLocation.description == "app.tokens.json:4:28")
    #expect(light.backgroundLocation.line == 4)
    let dark = result.evaluations[1]
    #expect(dark.outcome == .pass)
    #expect(abs(dark.ratio - 7.3709355625018365) < 1e-12)
    #expect(dark.backgroundLocation.line == 7)
    #expect(dark.changes.isEmpty && dark.alternatives.isEmpty)
    #expect(result.rules.map(\.id) == ["TEXT"])
    #expect(result.rules.map(\.title) == ["Text is readable"])
    #expect(result.rules.map(\.verdict) == [.notMet])
    #expect(result.coverage.total == 2)
    #expect(result.coverage.unreached.isEmpty)
    #expect(result.coverage.percent == 100)
    #expect(result.tokenChecks.isEmpty)
    #expect(result.diagnostics.isEmpty)
  }

  /// `#767676` on white has 4.54, on black 4.62; `#777777` on white has 4.48.
  @Test func `A finding has its evaluation and a change`() throws {
    let finding = try #require(try audit().findings().first)
    #expect(finding.rule == "TEXT")
    #expect(finding.severity == .error)
    let verdict = "TEXT: textMuted on page (text), "
    #expect(finding.message.hasPrefix(verdict))
    #expect(finding.description == "app.tokens.json:4:28: error: \(finding.message)")
    #expect(finding.fingerprint.count == 16)
    let change = try #require(finding.evaluation?.changes.first)
    #expect(change.token == "textMuted")
    #expect(change.location == finding.location)
    #expect(change.current == "#999999")
    #expect(change.proposal == "#767676")
    #expect(change.description == "change textMuted from #999999 to #767676 (visible, ΔE 0.12)")
    #expect(try audit().plan == [change])
    #expect(finding.evaluation?.alternatives.compactMap(\.change) == [change])
    let unplanned = try audit { $0.plansChanges = false }
    #expect(unplanned.plan.isEmpty && unplanned.evaluations[0].changes.isEmpty)
  }

  @Test func `Settings narrow an audit or make it stricter`() throws {
    #expect(try audit { $0.schemes = ["dark"] }.passes())
    #expect(try audit { $0.contexts = ["scheme": ["dark"]] }.judged == 1)
    #expect(
      try audit {
        $0.rules = ["TEXT"]; $0.tokens = ["textMuted"]
      }.judged == 2)
    let strict = try audit { $0.level = .aaa }
    #expect(strict.level == .aaa)
    #expect(strict.evaluations.map(\.minimum) == [7, 7])
  }

  @Test func `A coverage below the minimum is a finding without a rule`() throws {
    let tokens = SmallSystem.tokens.replacing(
      ##""page": {"$value": "#FFFFFF"}"##,
      with: ##""page": {"$value": "#FFFFFF"}, "unused": {"$value": "#ABC"}"##)
    let system = try DesignSystem(files: [
      "contrast-audit.json": SmallSystem.policy, "app.tokens.json": tokens,
    ])
    var settings = AuditSettings()
    settings.schemes = ["dark"]
    #expect(try system.audit(settings).passes())
    settings.minimumCoverage = 67
    let result = try system.audit(settings)
    #expect(!result.passes())
    #expect(result.coverage.unreached == ["unused"])
    #expect(result.findings(from: .error).map(\.rule) == [nil])
    #expect(result.findings(from: .error).map(\.location) == [nil])
  }

  @Test func `A waiver covers a failure up to its last day`() throws {
    let policy = SmallSystem.policy.replacing(
      #""rules": ["#,
      with:
        #""waivers": [{"rule": "TEXT", "reason": "a new gray comes", "expires": "2026-12-31"}], "rules": ["#
    )
    let waived = try audit({ $0.day = "2026-12-31" }, policy: policy)
    #expect(waived.passes())
    #expect(waived.evaluations[0].outcome == .waived)
    #expect(waived.evaluations[0].reason?.contains("a new gray comes") == true)
    #expect(!(try audit({ $0.day = "2027-01-01" }, policy: policy).passes()))
  }

  /// The numbers are those of `Fixtures/Eko/report.txt`.
  @Test func `What is exempt has a reason, and token checks have outcomes`() throws {
    let result = try DesignSystem(policy: "Fixtures/Eko", in: Repository.path("")).audit()
    #expect(result.judged == 85)
    let exempt = result.evaluations.filter { $0.outcome == .exempt }
    #expect(exempt.count == 19)
    for evaluation in exempt {
      #expect(evaluation.reason != nil)
      #expect(evaluation.minimum == nil)
    }
    #expect(Set(result.tokenChecks.map(\.outcome)) == [.pass, .fail])
    let failed = try #require(result.tokenChecks.first { $0.outcome == .fail })
    #expect(result.findings().contains { $0.rule == failed.rule && $0.evaluation == nil })
  }

  // MARK: Reports

  /// The same as the command line prints, from the same fixtures.
  @Test(arguments: [(AuditFormat.text, "report.txt"), (.html, "report.html")])
  func `A report is that of the command line`(format: AuditFormat, name: String) throws {
    let system = try DesignSystem(policy: "Eko", in: Repository.path("Fixtures"))
    let text = try system.audit().rendered(as: format)
    // The command line names its operand again.
    let recorded = try Repository.text("Fixtures/Eko/\(name)")
      .replacing("contrast-audit fix Eko", with: "contrast-audit fix")
    #expect(recorded == text)
  }

  @Test func `Every format of the command line can be rendered`() throws {
    #expect(AuditFormat.allCases.map(\.rawValue) == ReportFormat.allCases.map(\.rawValue))
    let result = try audit()
    let texts = AuditFormat.allCases.map { result.rendered(as: $0) }
    #expect(Set(texts).count == 19)
    // A page may break a name where a part of it begins.
    for text in texts { #expect(text.replacing("<wbr>", with: "").contains("textMuted")) }
  }

  /// Without the files a report of the library would be weaker evidence than one of the tool.
  @Test func `Evidence names the files that were read`() throws {
    let text = try audit().rendered(as: .acr)
    #expect(text.contains("- Read: `app.tokens.json`, SHA-256 "))
    #expect(text.contains("- Read: `contrast-audit.json`, SHA-256 "))
  }

  @Test func `The severity that fails the gate counts in reports for machines`() throws {
    let policy = SmallSystem.policy.replacing(
      #""id": "TEXT","#, with: #""id": "TEXT", "severity": "warning","#)
    let result = try audit(policy: policy)
    #expect(result.passes())
    #expect(!result.passes(failOn: .warning))
    #expect(result.findings(from: .error).isEmpty)
    #expect(result.rendered(as: .junit).contains("failures=\"0\""))
    #expect(result.rendered(as: .junit, failOn: .warning).contains("failures=\"1\""))
  }
}
