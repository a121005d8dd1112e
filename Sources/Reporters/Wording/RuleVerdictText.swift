import AuditEngine
import SourceText

/// Whether a rule is met, in words, the same in every format.
struct RuleVerdictText {
  /// The rule.
  let rule: Rule
  /// Its result.
  let summary: RuleSummary

  /// The verdicts of a report's rules, in the order of the policy.
  static func all(_ report: AuditReport) -> [RuleVerdictText] {
    zip(report.rules, report.ruleSummaries).map { RuleVerdictText(rule: $0, summary: $1) }
  }

  /// `FR-BT-04`, with its severity if it is not an error.
  var name: String {
    rule.id.inert(limit: FindingText.nameLimit)
      + (rule.severity == .error ? "" : " (\(rule.severity.rawValue))")
  }

  /// `met (6 of 6)`; for a rule that is not met, the failures of all that was judged.
  var words: String {
    let judged = summary.evaluations.evaluations + summary.tokenChecks.evaluations
    func of(_ outcomes: Outcome..., words: String = "") -> String {
      let count = outcomes.reduce(0) { $0 + summary.evaluations[$1] + summary.tokenChecks[$1] }
      return " (\(count) of \(judged)\(words))"
    }
    return switch summary.verdict {
    case .met: "met" + of(.pass)
    case .notMet: "not met" + of(.fail)
    case .undecided: "undecided" + of(.indeterminate, words: " depend on what lies beneath")
    case .accepted: "accepted" + of(.waived, .known, words: " waived or known")
    case .nothingJudged: "nothing judged"
    }
  }
}
