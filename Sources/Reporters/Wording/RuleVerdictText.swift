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

  /// The verdicts that a first look needs: all of a few rules, and of many those that are not met. The
  /// others are counted.
  static func decisive(_ report: AuditReport) -> (named: [RuleVerdictText], others: Int) {
    let all = all(report)
    guard all.count > fewRules else { return (all, 0) }
    let missed = all.filter { $0.summary.verdict != .met }
    let named = missed.prefix(SummaryText.ruleLimit)
    // What is left out of the missed ones must not count as met.
    return missed.count > named.count ? (all, 0) : (Array(named), all.count - named.count)
  }

  /// The number of rules that are all named.
  private static let fewRules = 4

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
