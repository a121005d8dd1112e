import DesignTokens

/// Accepts what a baseline knows, and keeps the books on what became of each known finding.
struct BaselineLedger {
  private enum Fate { case unseen, there, gone }

  private let use: BaselineUse?
  /// Whether token checks see all contexts; where they do not, what is met says nothing.
  private let seesAllContexts: Bool
  private let entries: [Baseline.Entry]
  private let indices: [String: Int]
  private var fates: [Fate]
  private var occurrences = FindingOccurrences()
  private var recorded: [Baseline.Entry] = []

  /// - Parameter implied: for an axis, the context that goes without saying; what was written before it
  ///   did is known all the same.
  init(_ use: BaselineUse?, implied: [String: String], seesAllContexts: Bool) {
    self.use = use
    self.seesAllContexts = seesAllContexts
    var known: [Baseline.Entry] = []
    if case .compare(let baseline, _) = use { known = baseline.entries }
    entries = known.map {
      .init(identity: $0.identity.omitting(implied), ratio: $0.ratio, span: $0.span)
    }
    indices = entries.enumerated().reduce(into: [:]) {
      $0[$1.element.identity.fingerprint] = $1.offset
    }
    fates = Array(repeating: .unseen, count: entries.count)
  }

  /// The evaluation, known where the baseline holds it and it is no worse.
  mutating func knowing(
    _ evaluation: Evaluation, identity: @autoclosure () -> FindingIdentity
  ) -> Evaluation {
    let ratio = evaluation.measurement.exact
    if case .record = use {
      guard evaluation.outcome.isFinding else { return evaluation }
      // What has no number cannot be held against one later, and stays a finding.
      guard let known = Double(ratio.truncated(decimals: 4)), known.isFinite, known >= 1 else {
        return evaluation
      }
      recorded.append(.init(identity: identity(), ratio: known))
      return evaluation.known(at: known).accepted(by: .baseline)
    }
    guard !entries.isEmpty, let index = indices[identity().fingerprint] else { return evaluation }
    let entry = entries[index]
    // What is waived needs no baseline any more, and is not to be known again when the waiver ends.
    guard evaluation.outcome.isFinding else {
      fates[index] = .gone
      return evaluation
    }
    let isWorse = entry.isMissed(by: ratio.value)
    fates[index] = .there
    let known = evaluation.known(at: entry.ratio)
    return isWorse ? known : known.accepted(by: .baseline)
  }

  /// The result of a token check, known where the baseline holds it.
  mutating func knowing(
    _ result: StructuralResult, of rule: Rule
  ) -> StructuralResult {
    guard use != nil else { return result }
    let identity = occurrences.numbered(FindingIdentity(result, of: rule))
    if case .record = use {
      guard result.outcome.isFinding else { return result }
      recorded.append(.init(identity: identity, ratio: nil))
      return result.accepted(by: .baseline)
    }
    guard !entries.isEmpty, let index = indices[identity.fingerprint] else { return result }
    guard result.outcome.isFinding else {
      if seesAllContexts { fates[index] = .gone }
      return result
    }
    fates[index] = .there
    return result.accepted(by: .baseline)
  }

  /// What became of the baseline; nil where there is none.
  ///
  /// - Parameter mayBeLeftOut: whether a finding that did not come up may have been left out of this run,
  ///   so that nothing is known of it.
  func comparison(mayBeLeftOut: (FindingIdentity) -> Bool) -> BaselineComparison? {
    switch use {
    case nil: return nil
    case .record: return BaselineComparison(remaining: recorded, gone: [])
    case .compare:
      var comparison = BaselineComparison(remaining: [], gone: [])
      for (entry, fate) in zip(entries, fates) {
        let isGone = fate == .gone || fate == .unseen && !mayBeLeftOut(entry.identity)
        if isGone { comparison.gone.append(entry) } else { comparison.remaining.append(entry) }
      }
      return comparison
    }
  }
}
