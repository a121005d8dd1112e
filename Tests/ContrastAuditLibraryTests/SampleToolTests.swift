// The DocC page "Use it in your own tool" shows what stands here.

import ContrastAudit
import Foundation
import TestSupport
import Testing

func gate(_ policy: String) throws -> (passes: Bool, report: String) {
  let system = try DesignSystem(policy: policy)
  let result = try system.audit()
  return (result.passes(), result.rendered(as: .text))
}

func report(_ policy: String, as format: AuditFormat) -> String? {
  do throws(ContrastAuditError) {
    return try DesignSystem(policy: policy).audit().rendered(as: format)
  } catch {
    return error.rendered(as: format)
  }
}

func failuresAtNight(_ system: DesignSystem) throws -> [AuditFinding] {
  var settings = AuditSettings()
  settings.schemes = ["dark"]
  settings.tokens = ["textMuted"]
  settings.level = .aaa
  return try system.audit(settings).findings(from: .error)
}

func changes(_ result: AuditResult) -> [String] {
  result.findings().compactMap(\.evaluation).compactMap { evaluation in
    guard let minimum = evaluation.minimum, let change = evaluation.changes.first
    else { return nil }
    return "\(change.location): \(change.current) → \(change.proposal), "
      + "\(evaluation.foregroundName) needs \(minimum) in \(evaluation.contexts["scheme"] ?? "all")"
  }
}

func audit(_ colors: String, by policy: String) throws -> AuditResult {
  let files = ["contrast-audit.json": policy, "app.tokens.json": colors]
  return try DesignSystem(files: files).audit()
}

func advice(_ text: String, on background: String) throws -> String {
  let contrast = try Contrast(of: text, on: background)
  guard !contrast.passes(.text) else { return "passes" }
  let nearest = contrast.nearestForeground(reaching: 4.5)
  return "\(contrast.ratio) of 4.5, nearest: \(nearest?.hex ?? "none of this hue")"
}

/// The samples run, and the page has them word for word.
@Suite struct SampleToolTests {
  @Test func `Each sample of the page stands in this file word for word`() throws {
    let page = try Repository.text(
      "Sources/ContrastAudit/ContrastAudit.docc/UseItInYourOwnTool.md")
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let samples = page.matches(of: #/```swift\n(.*?)```/#.dotMatchesNewlines()).map(\.1)
    #expect(samples.count == 6)
    for sample in samples { #expect(source.contains("\n\n\(sample)\n"), "\(sample)") }
  }

  @Test func `The gate passes for what passes, and not for what fails`() throws {
    #expect(try gate(Repository.path("Sources/Reporters/HTML")).passes)
    let (passes, report) = try gate(Repository.path("Fixtures/Eko"))
    #expect(!passes)
    #expect(report.contains("24 of 85 fail"))
  }

  @Test func `An audit that cannot be done has a report that says so`() throws {
    let sarif = try #require(report("no-such-policy.json", as: .sarif))
    #expect(sarif.contains("no-such-policy.json"))
    #expect(sarif.contains("\"executionSuccessful\": false"))
    #expect(report("no-such-policy.json", as: .text)?.contains("error:") == true)
  }

  /// `#999` on white has 2.84, on black 7.37, which passes AAA's 7.
  @Test func `A filter leaves out what it does not name`() throws {
    let system = try DesignSystem(files: [
      "contrast-audit.json": SmallSystem.policy, "app.tokens.json": SmallSystem.tokens,
    ])
    #expect(try failuresAtNight(system).isEmpty)
    #expect(try system.audit().findings().count == 1)
  }

  @Test func `A finding says what to change and where`() throws {
    let result = try audit(SmallSystem.tokens, by: SmallSystem.policy)
    // The nearest gray that reaches 4.5 on white, and still 4.5 on black, is #767676.
    #expect(
      changes(result) == ["app.tokens.json:4:28: #999999 → #767676, textMuted needs 4.5 in light"])
  }

  /// `(1.05) / (L + 0.05)` with L of #777777, 0.18447… by WCAG's formula.
  @Test func `A pair that fails has the nearest color that passes`() throws {
    #expect(try advice("black", on: "white") == "passes")
    #expect(try advice("#777", on: "white").hasPrefix("4.478"))
    #expect(try advice("#777", on: "white").hasSuffix("of 4.5, nearest: #767676"))
  }
}
