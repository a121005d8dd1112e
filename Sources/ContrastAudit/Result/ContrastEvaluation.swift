import AuditEngine
import ColorMath
import Reporters

/// A pairing judged in one theme and scheme.
public struct ContrastEvaluation: Sendable {
  private let evaluation: Evaluation
  private let source: AuditedReport

  init(_ evaluation: Evaluation, in source: AuditedReport) {
    self.evaluation = evaluation
    self.source = source
  }

  private var report: AuditReport { source.report }
  private var judged: Pairing { report.pairings[evaluation.pairing] }

  // MARK: What was judged

  /// The identifier of its rule.
  public var rule: String { report.rule(of: evaluation).id }

  /// The number of the pairing among those of the policy, from 0: the same in every theme and scheme.
  public var pairing: Int { evaluation.pairing }

  /// The token of the foreground, or `best of a, b`.
  public var foregroundName: String { judged.foregroundName }

  /// The tokens of the background, as `a over b`.
  public var backgroundName: String { judged.backgroundText }

  /// The names of the contexts by axis: `["theme": "midnight", "scheme": "dark"]`.
  public var contexts: [String: String] {
    let names = zip(report.axes, report.permutations[evaluation.permutation])
    return Dictionary(names) { first, _ in first }
  }

  /// What the foreground is used for.
  public var usage: ColorUsage { ColorUsage(evaluation.usage) }

  // MARK: The verdict

  /// The outcome.
  public var outcome: AuditOutcome { AuditOutcome(evaluation.outcome) }

  /// How serious it is if it fails.
  public var severity: Severity { Severity(report.severity(of: evaluation)) }

  /// The contrast ratio, 1 to 21, unrounded; the lowest one if it varies along a gradient or with what
  /// lies beneath. Not a number if the colors have no ratio, and then it fails.
  public var ratio: Double { (evaluation.range?.least ?? evaluation.measurement.exact).value }

  /// The same on an sRGB display with 8 bits per channel. Both must reach the minimum.
  public var eightBitRatio: Double {
    (evaluation.range?.eightBitLeast ?? evaluation.measurement.eightBit).value
  }

  /// The highest contrast ratio, 1 to 21: above ``ratio`` only if it varies.
  public var highestRatio: Double { evaluation.range?.greatest.value ?? ratio }

  /// The required ratio, 1 to 21; nil if it is exempt.
  public var minimum: Double? { evaluation.requirement?.minimum }

  /// The success criterion of WCAG by number, such as `1.4.3`; nil if it is exempt.
  public var criterion: String? { evaluation.requirement?.criterion }

  /// Why it is exempt, waived or known; nil for other outcomes.
  public var reason: String? {
    guard evaluation.outcome == .exempt || evaluation.outcome.isAccepted else { return nil }
    return FindingText(evaluation, in: report).reason
  }

  // MARK: Colors

  /// The foreground as seen, as `#RRGGBB`. Over an unknown background the foreground alone.
  public var foreground: String { evaluation.foreground.hex }

  /// The background as seen, as `#RRGGBB`; `#RRGGBBAA` if what lies beneath is unknown.
  public var background: String { evaluation.background.hex }

  /// Where the foreground's value stands.
  public var foregroundLocation: FileLocation { FileLocation(evaluation.foregroundOrigin) }

  /// Where the value of the background's top layer stands.
  public var backgroundLocation: FileLocation { FileLocation(evaluation.backgroundOrigin) }

  /// The changes of ``AuditResult/plan`` that make it pass, one where one is enough. Empty if it does not
  /// fail, if nothing helps, and without ``AuditSettings/plansChanges``.
  public var changes: [ColorChange] {
    report.changeIndices(for: evaluation).map { index in
      ColorChange(report.plan.changes[index], report.plan.reasons[index])
    }
  }

  /// What could be changed instead, each alone, the least change first; places that cannot be changed
  /// last.
  public var alternatives: [ColorSuggestion] {
    report.alternatives(for: evaluation).map { ColorSuggestion($0) }
  }
}
