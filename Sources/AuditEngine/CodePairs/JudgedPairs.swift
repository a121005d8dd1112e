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
    /// Pairings judge it where the background lies over another one than in use; the one in use, or
    /// nil where that is not known.
    case over(TokenID?)
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
  /// Pairings whose type styles are all large somewhere.
  private var largePairings: Set<Int> = []
  /// The indices of the pairings of each pair.
  private var pairings: [Pair: [Int]] = [:]

  /// Those of a plan; a background is the uppermost layer of its stack.
  package init(_ prepared: PreparedAudit, _ plan: AuditPlan) {
    self.plan = plan
    let styled = plan.pairings.indices.filter { !plan.pairings[$0].typeStyles.isEmpty }
    for permutation in plan.permutations where !styled.isEmpty {
      let resolver = prepared.resolvers.resolver(in: permutation)
      for index in styled {
        let isLarge = plan.pairings[index].typeStyles.allSatisfy {
          (try? resolver.textStyle(of: $0)).map(plan.pixelUnit.isLarge) ?? true
        }
        if isLarge { largePairings.insert(index) }
      }
    }
    for (index, pairing) in plan.pairings.enumerated() {
      guard let top = plan.stacks[pairing.stack].layers.first else { continue }
      for foreground in pairing.foregrounds {
        pairings[Pair(foreground: foreground, background: top), default: []].append(index)
      }
    }
  }

  /// What becomes of a foreground on a background in a use of both.
  ///
  /// O(pairings of the pair × permutations) where all of them have conditions.
  package func judgement(
    of foreground: TokenID, on background: TokenID, in use: PairUse
  ) -> Judgement {
    let named = pairings[Pair(foreground: foreground, background: background)] ?? []
    guard !named.isEmpty else { return .none }
    let alone = named.filter { !plan.pairings[$0].hasChoice }
    guard !alone.isEmpty else { return .asChoice }
    let fitting = alone.filter { use.isMet(by: usage(of: $0)) }
    guard !fitting.isEmpty else {
      let others = alone.map(usage)
      return others.contains(where: use.isExempt) ? .exempt : .otherwise(others)
    }
    var found = Judgement.judged
    for behind in use.behind.isEmpty ? [nil] : use.behind {
      let over = fitting.filter { lies($0, over: behind) }
      if over.isEmpty { return .over(behind) }
      let isWhole = over.contains { plan.pairings[$0].condition.terms.isEmpty }
      if !isWhole, !holdsEverywhere(over.map { plan.pairings[$0] }) { found = .partly }
    }
    return found
  }

  /// The usage of a pairing; type styles are text.
  private func usage(of pairing: Int) -> Usage {
    plan.pairings[pairing].usage ?? (largePairings.contains(pairing) ? .largeText : .text)
  }

  /// Whether the uppermost layer of a pairing lies over a token, or over anything.
  private func lies(_ pairing: Int, over behind: TokenID?) -> Bool {
    let layers = plan.stacks[plan.pairings[pairing].stack].layers
    return layers.count == 1 || layers[1] == behind
  }

  private func holdsEverywhere(_ pairings: [Pairing]) -> Bool {
    guard !pairings.isEmpty else { return false }
    return plan.permutations.allSatisfy { permutation in
      pairings.contains { $0.contexts.holds(in: permutation) }
    }
  }
}
