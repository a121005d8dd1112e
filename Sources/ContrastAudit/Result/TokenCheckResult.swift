import AuditEngine

/// The result of a demand that is no contrast ratio, for one token or one group of tokens.
public struct TokenCheckResult: Sendable, Hashable {
  /// The identifier of its rule.
  public let rule: String
  /// The name of the token, or of those compared.
  public let token: String
  /// The outcome: pass, fail, waived or known.
  public let outcome: AuditOutcome
  /// What was found, as one sentence.
  public let message: String
  /// Where to change something.
  public let location: FileLocation

  init(_ result: StructuralResult, in report: AuditReport) {
    rule = report.rules[result.rule].id
    token = result.token
    outcome = AuditOutcome(result.outcome)
    message = result.message
    location = FileLocation(result.span)
  }
}
