import DesignTokens

/// Accepts what a baseline knows, and records what became of each known finding.
struct AppliedBaseline {
  private enum Fate {
    case unseen, there
    case gone(Outcome)
  }

  private let use: BaselineUse?
  /// Whether token checks cover all contexts; if not, a pass means nothing.
  private let seesAllContexts: Bool
  private let entries: [Baseline.Entry]
  private let indices: [String: Int]
  private var fates: [Fate]
  private var occurrences = FindingOccurrences()
  private var recorded: [Baseline.Entry] = []

  /// - Parameter implied: for an axis, the default context; findings written before the axis
  ///   existed are still known.
  init(_ use: BaselineUse?, implied: [String: String], seesAllContexts: Bool) {
    self.use = use
    self.seesAllContexts = seesAllContexts
    var known: [Baseline.Entry] = []
    if case .compare(let baseline, _) = use { known = baseline.entries }
    entries = known.map {
      .init(
        identity: $0.identity.omitting(implied), ratio: $0.ratio, policy: $0.policy, span: $0.span)
    }
    indices = entries.enumerated().reduce(into: [:]) {
      $0[$1.element.identity.fingerprint(in: nil)] = $1.offset
    }
    fates = Array(repeating: .unseen, count: entries.count)
  }

  /// The evaluation, marked as known if the baseline contains it and it is not worse.
  mutating func knowing(
    _ evaluation: Evaluation, identity: @autoclosure () -> FindingIdentity
  ) -> Evaluation {
    let ratio = evaluation.measurement.exact
    if case .record = use {
      guard evaluation.outcome.isFinding else { return evaluation }
      // Without a number it cannot be compared later, and stays a finding.
      guard let known = Double(ratio.truncated(decimals: 4)), known.isFinite, known >= 1 else {
        return evaluation
      }
      recorded.append(.init(identity: identity(), ratio: known))
      return evaluation.known(at: known).accepted(by: .baseline)
    }
    guard !entries.isEmpty, let index = indices[identity().fingerprint(in: nil)] else {
      return evaluation
    }
    let entry = entries[index]
    // A waived finding needs no baseline, and must not become known when the waiver ends.
    guard evaluation.outcome.isFinding else {
      fates[index] = .gone(evaluation.outcome)
      return evaluation
    }
    let isWorse = entry.isMissed(by: ratio.value)
    fates[index] = .there
    let known = evaluation.known(at: entry.ratio)
    return isWorse ? known : known.accepted(by: .baseline)
  }

  /// The result of a token check, marked as known if the baseline contains it.
  mutating func knowing(
    _ result: StructuralResult, of rule: Rule
  ) -> StructuralResult {
    guard use != nil else { return result }
    let identity = occurrences.numbered(FindingIdentity(result, of: rule))
    if case .record = use {
      guard result.outcome.isFinding else { return result }
      recorded.append(.init(identity: identity, ratio: result.measurement?.remembered))
      return result.accepted(by: .baseline)
    }
    guard !entries.isEmpty, let index = indices[identity.fingerprint(in: nil)] else {
      return result
    }
    guard result.outcome.isFinding else {
      if seesAllContexts { fates[index] = .gone(result.outcome) }
      return result
    }
    fates[index] = .there
    if let measured = result.measurement, entries[index].isMissed(by: measured.value) {
      return result
    }
    return result.accepted(by: .baseline)
  }

  /// The result for the baseline; nil without one.
  ///
  /// - Parameters:
  ///   - hasRule: whether the policy has a rule.
  ///   - mayBeLeftOut: whether a finding that did not come up may have been left out of
  ///     this run, so that its state is unknown.
  func comparison(
    hasRule: (String) -> Bool, mayBeLeftOut: (FindingIdentity) -> Bool
  ) -> BaselineComparison? {
    switch use {
    case nil: return nil
    case .record: return BaselineComparison(remaining: recorded, gone: [])
    case .compare:
      var comparison = BaselineComparison(remaining: [], gone: [])
      for (entry, fate) in zip(entries, fates) {
        switch fate {
        case .gone(let outcome):
          comparison.gone.append(.init(entry: entry, reason: Self.reason(outcome)))
        case .unseen where !mayBeLeftOut(entry.identity):
          let reason =
            switch entry.identity.rule {
            case ToolRules.unreadColor: "read now, or gone"
            case ToolRules.unresolvedUse: "followed now, or gone"
            case let rule: hasRule(rule) ? "no longer judged" : "the rule '\(rule)' is gone"
            }
          comparison.gone.append(.init(entry: entry, reason: reason))
        case .unseen, .there: comparison.remaining.append(entry)
        }
      }
      return comparison
    }
  }

  /// Why a known finding is gone.
  private static func reason(_ outcome: Outcome) -> String {
    switch outcome {
    case .waived: "waived"
    case .exempt: "exempt"
    case .pass, .fail, .indeterminate, .known: "passes now"
    }
  }
}
