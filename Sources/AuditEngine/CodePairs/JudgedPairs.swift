package import DesignTokens

/// The pairs of tokens that the pairings of a plan judge.
package struct JudgedPairs {
  /// What becomes of a pair of tokens.
  package enum Judgement: Sendable, Hashable {
    /// It is judged wherever the audit looks.
    case judged
    /// A pairing names it and exempts it.
    case exempt
    /// It is judged in some themes and schemes only.
    case partly
    /// Pairings judge it for other usages only, such as `ui-component` where it is text.
    case otherwise([Usage])
    /// Of several foregrounds the better one is judged.
    case asChoice
    /// No pairing names it.
    case none
  }

  private struct Pair: Hashable {
    let foreground: TokenID
    let background: TokenID
  }

  private let plan: AuditPlan
  /// The indices of the pairings of each pair.
  private var pairings: [Pair: [Int]] = [:]

  /// Those of a plan; a background is the uppermost layer of its stack.
  package init(_ plan: AuditPlan) {
    self.plan = plan
    for (index, pairing) in plan.pairings.enumerated() {
      guard let top = plan.stacks[pairing.stack].layers.first else { continue }
      for foreground in pairing.foregrounds {
        pairings[Pair(foreground: foreground, background: top), default: []].append(index)
      }
    }
  }

  /// What becomes of a foreground on a background that is used for one of some usages.
  ///
  /// O(pairings of the pair × permutations) where all of them have conditions.
  package func judgement(
    of foreground: TokenID, on background: TokenID, as usages: Set<Usage>
  ) -> Judgement {
    let named = pairings[Pair(foreground: foreground, background: background)] ?? []
    guard !named.isEmpty else { return .none }
    let alone = named.map { plan.pairings[$0] }.filter { !$0.hasChoice }
    guard !alone.isEmpty else { return .asChoice }
    // Type styles are text.
    let fitting = alone.filter { $0.usage.map(usages.contains) ?? true }
    if fitting.contains(where: { $0.condition.terms.isEmpty }) || holdsEverywhere(fitting) {
      return .judged
    }
    if !fitting.isEmpty { return .partly }
    let others = alone.compactMap(\.usage)
    return others.allSatisfy { $0.exemption != nil } ? .exempt : .otherwise(others)
  }

  private func holdsEverywhere(_ pairings: [Pairing]) -> Bool {
    guard !pairings.isEmpty else { return false }
    return Permutations(choices: plan.choices).allSatisfy { permutation in
      pairings.contains { $0.contexts.holds(in: permutation) }
    }
  }
}
