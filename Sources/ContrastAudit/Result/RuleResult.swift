import AuditEngine

/// A rule of the policy and its verdict.
public struct RuleResult: Sendable, Hashable {
  /// The identifier.
  public let id: String
  /// The demand, as one line.
  public let title: String
  /// How serious a failure is.
  public let severity: Severity
  /// Whether it is met.
  public let verdict: RuleVerdict

  init(_ rule: Rule, _ summary: RuleSummary) {
    id = rule.id
    title = rule.title
    severity = Severity(rule.severity)
    verdict = RuleVerdict(summary.verdict)
  }
}
