/// Whether a rule is met, and how many of its evaluations and token checks have each outcome.
public struct RuleSummary: Sendable, Hashable {
  /// What a rule comes to.
  public enum Verdict: String, Sendable, CaseIterable {
    /// Everything that was judged passes.
    case met
    /// Something fails, and nobody has accepted it.
    case notMet = "not met"
    /// Nothing fails, and something depends on what lies beneath.
    case undecided
    /// What fails is waived or known.
    case accepted
    /// Nothing was judged: WCAG requires nothing of its pairings, or none of them is judged in the chosen contexts.
    case nothingJudged = "nothing judged"
  }

  /// The outcomes of its evaluations.
  public internal(set) var evaluations = AuditSummary()
  /// The outcomes of its token checks.
  public internal(set) var tokenChecks = AuditSummary()

  /// Whether it is met.
  public var verdict: Verdict {
    func count(_ outcome: Outcome) -> Int { evaluations[outcome] + tokenChecks[outcome] }
    if count(.fail) > 0 { return .notMet }
    if count(.indeterminate) > 0 { return .undecided }
    if count(.waived) + count(.known) > 0 { return .accepted }
    return count(.pass) > 0 ? .met : .nothingJudged
  }
}
