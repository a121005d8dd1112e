// An audit as a test of an app: the policy and tokens of the repository, judged in process. Works with
// Swift Testing and XCTest alike, and imports neither.

public import ContrastAudit

/// An audit of an app's own policy, for the app's tests.
///
/// ```swift
/// @Test func `Every color has the contrast that it needs`() throws {
///   let audit = try ContrastTest.audit("Design/contrast-audit.json")
///   #expect(audit.failures.isEmpty)
/// }
/// ```
///
/// The one message of a failing test names each pairing that fails.
public struct ContrastTest: Sendable {
  /// Everything that was judged by the policy itself.
  public let result: AuditResult
  /// What was judged by the further policies that it names, in order.
  public let furtherResults: [AuditResult]
  /// What fails, the worst first.
  public let failures: ContrastFailures

  /// Audits by a policy and by those that it names.
  ///
  /// A policy that is not found, or that names what does not exist, is an error; the catalog that is
  /// built into the tool is never used instead.
  ///
  /// - Parameters:
  ///   - policy: a policy or its folder; looked for in the folder of `file` and in those above it.
  ///   - level: the WCAG level to reach, if it is stricter than the policy's.
  ///   - themes: only these themes; empty for all.
  ///   - schemes: only these schemes; empty for all.
  ///   - rules: only these rules by identifier; empty for all.
  ///   - includingOptional: whether to judge the rules and contexts that the policy makes optional.
  ///   - minCoverage: the percentage of color tokens that pairings must reach, 0 to 100.
  ///   - severity: the least severity of a failure.
  ///   - file: the test's own file.
  /// - Throws: everything that kept the audit from being done.
  public static func audit(
    _ policy: String = "contrast-audit.json", level: WCAGLevel? = nil, themes: [String] = [],
    schemes: [String] = [], rules: [String] = [], includingOptional: Bool = false,
    minCoverage: Double? = nil, failOn severity: Severity = .error, from file: String = #filePath
  ) throws(ContrastAuditError) -> ContrastTest {
    var settings = AuditSettings()
    settings.level = level
    settings.themes = themes
    settings.schemes = schemes
    settings.rules = rules
    settings.includesOptional = includingOptional
    settings.minimumCoverage = minCoverage
    var results: [AuditResult] = []
    for system in try DesignSystem.all(policy: policy, nearestTo: file) {
      results.append(try system.auditAlone(settings))
    }
    return ContrastTest(
      result: results[0], furtherResults: Array(results.dropFirst()),
      failures: ContrastFailures(results, from: severity))
  }
}
