import DesignTokens

/// Follows pairings through aliases to the tokens they reach; linear in tokens and aliases.
struct CoverageSurvey {
  private let plan: AuditPlan
  private let catalog: TokenCatalog

  init(_ plan: AuditPlan, _ catalog: TokenCatalog) {
    self.plan = plan
    self.catalog = catalog
  }

  func coverage() -> Coverage {
    let targets = catalog.aliasTargets
    // By the tokens' and the stacks' indices.
    var isReached = [Bool](repeating: false, count: catalog.tokenCount)
    var isSeen = [Bool](repeating: false, count: plan.stacks.count)
    var rest: [TokenID] = []
    func reach(_ tokens: some Sequence<TokenID>) {
      for token in tokens where !isReached[token.index] {
        isReached[token.index] = true
        rest.append(token)
      }
    }
    for index in plan.pairings.indices where plan.pairings[index].contexts.meets(plan.choices) {
      reach(plan.pairings[index].foregrounds)
      let stack = plan.pairings[index].stack
      if !isSeen[stack] { reach(plan.stacks[stack].layers) }
      isSeen[stack] = true
    }
    while let token = rest.popLast() { reach(targets[token]) }
    let colors = catalog.colorTokens
    let unwalked = zip(catalog.axes, plan.choices).flatMap { axis, chosen in
      axis.contexts.indices.filter { !chosen.contains($0) }.map {
        "\(axis.name) \(axis.contexts[$0])"
      }
    }
    return Coverage(
      total: colors.count,
      unreached: colors.filter { !isReached[$0.index] }.map { catalog.name(of: $0) },
      unwalked: unwalked)
  }
}
