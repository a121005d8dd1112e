/// Whether a rule is met, and how many of its evaluations and token checks have each outcome.
package struct RuleSummary: Sendable, Hashable {
  /// The verdict for a rule.
  package enum Verdict: String, Sendable, CaseIterable {
    /// Everything that was judged passes.
    case met
    /// Something fails and is not accepted.
    case notMet = "not met"
    /// Nothing fails, but something depends on what lies beneath.
    case undecided
    /// All that fails is waived or known.
    case accepted
    /// Nothing was judged: WCAG requires nothing for its pairings, or none of them applies in the
    /// chosen contexts.
    case nothingJudged = "nothing judged"
  }

  /// The outcomes of its evaluations.
  package internal(set) var evaluations = AuditSummary()
  /// The outcomes of its token checks.
  package internal(set) var tokenChecks = AuditSummary()

  /// Whether it is met.
  package var verdict: Verdict {
    func count(_ outcome: Outcome) -> Int { evaluations[outcome] + tokenChecks[outcome] }
    if count(.fail) > 0 { return .notMet }
    if count(.indeterminate) > 0 { return .undecided }
    if count(.waived) + count(.known) > 0 { return .accepted }
    return count(.pass) > 0 ? .met : .nothingJudged
  }
}
