import DesignTokens

/// Tells, while permutations are walked, in which of them a pairing is as in an earlier one: its tokens
/// have the same values, and it has the same requirement. So it is judged once for each combination of
/// the axes that it depends on.
struct LikePairings {
  /// By pairing.
  private let axes: [AxisSet]
  private var permutations: LikePermutations

  /// - Parameters:
  ///   - axesOfTokens: the axes that each token depends on, by its index.
  ///   - choices: the contexts that are walked; nil for those of the plan.
  init(_ plan: AuditPlan, _ axesOfTokens: [AxisSet], among choices: [[Int]]? = nil) {
    var ofLevels = AxisSet()
    for level in plan.levels { ofLevels.formUnion(level.contexts.axes) }
    let ofStacks = plan.stacks.map { stack in
      var axes = ofLevels
      for token in plan.tokens(of: stack) { axes.formUnion(axesOfTokens[token.index]) }
      return axes
    }
    axes = plan.pairings.indices.map { index in
      var own = ofStacks[plan.pairings[index].stack]
      plan.pairings[index].insertAxes(into: &own, axesOfTokens)
      return own
    }
    permutations = LikePermutations(axes, among: choices ?? plan.choices)
  }

  /// Moves to the next permutation, or to the first.
  mutating func enter(_ permutation: Permutation) { permutations.enter(permutation) }

  /// Whether anything may be new in the current permutation.
  var hasNew: Bool { permutations.hasNew }

  /// Whether a pairing by index is unlike what it was in all permutations before.
  func isNew(_ pairing: Int) -> Bool { permutations.isNew(pairing) }

  /// Whether it is so in every permutation.
  func isAlwaysNew(_ pairing: Int) -> Bool { permutations.isAlwaysNew(pairing) }

  /// The number of the first permutation in which a pairing is as in the current one.
  func first(_ pairing: Int) -> Int { permutations.first(pairing) }

  /// A permutation with the same context on each axis that a pairing does not depend on.
  func distinct(_ permutation: Permutation, for pairing: Int) -> Permutation {
    Permutation(
      contexts: permutation.contexts.enumerated().map { axes[pairing].contains($0) ? $1 : 0 })
  }
}

extension Pairing {
  /// Adds the axes of its own tokens and conditions.
  fileprivate func insertAxes(into axes: inout AxisSet, _ axesOfTokens: [AxisSet]) {
    for token in foregrounds { axes.formUnion(axesOfTokens[token.index]) }
    for token in typeStyles { axes.formUnion(axesOfTokens[token.index]) }
    axes.formUnion(contexts.axes)
    for minimum in minimums { axes.formUnion(minimum.contexts.axes) }
    for claim in claims { axes.formUnion(claim.contexts.axes) }
  }
}
