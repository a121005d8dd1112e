import AuditEngine

/// What an audit shows about one success criterion: counts, and the pairings that do not meet it.
struct CriterionEvidence {
  /// A pairing that fails or is not decided somewhere.
  struct Miss {
    /// The evaluation with the least of what is required.
    fileprivate(set) var worst: Evaluation
    /// The number of contexts.
    fileprivate(set) var count = 1
  }

  /// The outcomes; exempt pairings are of no criterion.
  private(set) var outcomes = AuditSummary()
  /// The number of evaluations against a minimum of the policy above WCAG's.
  private(set) var stricter = 0
  /// The number of failures that each waiver covers, by its index in the report.
  private(set) var waived: [Int: Int] = [:]
  /// The outcomes of comparisons between colors that the policy makes for the criterion.
  private(set) var comparisons = AuditSummary()
  /// The comparisons that fail and that nobody accepted, in order.
  private(set) var missedComparisons: [StructuralResult] = []
  private var pairings: Set<Int> = []
  private var permutations: Set<Int> = []
  private var byPairing: [Int: Miss] = [:]

  /// The number of pairings that were judged.
  var pairingCount: Int { pairings.count }
  /// The number of contexts in which something was judged.
  var contextCount: Int { permutations.count }

  /// The pairings that nobody accepted, the worst first.
  var misses: [Miss] {
    byPairing.sorted { left, right in
      (left.value.worst.shareReached, left.key) < (right.value.worst.shareReached, right.key)
    }.map(\.value)
  }

  /// Counts a comparison between colors for the criterion.
  mutating func add(_ comparison: StructuralResult) {
    comparisons.count(comparison.outcome)
    if case .waiver(let index) = comparison.acceptance?.ground { waived[index, default: 0] += 1 }
    if comparison.outcome == .fail { missedComparisons.append(comparison) }
  }

  /// Counts an evaluation of the criterion.
  mutating func add(_ evaluation: Evaluation, isStricter: Bool) {
    outcomes.count(evaluation.outcome)
    if isStricter { stricter += 1 }
    pairings.insert(evaluation.pairing)
    permutations.insert(evaluation.permutation)
    if case .waiver(let index) = evaluation.acceptance?.ground { waived[index, default: 0] += 1 }
    guard evaluation.outcome.isFinding else { return }
    guard var miss = byPairing[evaluation.pairing] else {
      byPairing[evaluation.pairing] = Miss(worst: evaluation)
      return
    }
    miss.count += 1
    if evaluation.shareReached < miss.worst.shareReached { miss.worst = evaluation }
    byPairing[evaluation.pairing] = miss
  }
}
