import DesignTokens

extension AuditPlan {
  /// Whether pairings reach each token in some contexts, through aliases too, by its index.
  func reached(
    by pairings: [Pairing], in choices: [[Int]], of catalog: TokenCatalog
  ) -> [Bool] {
    let targets = catalog.aliasTargets
    // By the indices of tokens and stacks.
    var isReached = [Bool](repeating: false, count: catalog.tokenCount)
    var isSeen = [Bool](repeating: false, count: stacks.count)
    var rest: [TokenID] = []
    func reach(_ tokens: some Sequence<TokenID>) {
      for token in tokens where !isReached[token.index] {
        isReached[token.index] = true
        rest.append(token)
      }
    }
    for index in pairings.indices where pairings[index].contexts.meets(choices) {
      reach(pairings[index].foregrounds)
      let stack = pairings[index].stack
      if !isSeen[stack] { reach(stacks[stack].layers) }
      isSeen[stack] = true
    }
    while let token = rest.popLast() { reach(targets[token]) }
    return isReached
  }
}
