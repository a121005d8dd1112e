import AuditEngine

/// Whether a rule is met.
public enum RuleVerdict: String, Sendable, Hashable, CaseIterable {
  /// Everything that was judged passes.
  case met
  /// Something fails and is not accepted.
  case notMet = "not met"
  /// Nothing fails, but something depends on what lies beneath.
  case undecided
  /// All that fails is waived or known.
  case accepted
  /// Nothing was judged: WCAG requires nothing for its pairings, or none applies in the chosen
  /// contexts.
  case nothingJudged = "nothing judged"

  init(_ verdict: RuleSummary.Verdict) {
    switch verdict {
    case .met: self = .met
    case .notMet: self = .notMet
    case .undecided: self = .undecided
    case .accepted: self = .accepted
    case .nothingJudged: self = .nothingJudged
    }
  }
}
