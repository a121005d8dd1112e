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
    var reached: Set<TokenID> = []
    var rest: [TokenID] = []
    for pairing in plan.pairings where pairing.contexts.meets(plan.choices) {
      rest += pairing.foregrounds
      rest += plan.stacks[pairing.stack].layers
    }
    while let token = rest.popLast() {
      guard reached.insert(token).inserted else { continue }
      rest += targets[token] ?? []
    }
    let colors = catalog.colorTokens
    let unwalked = zip(catalog.axes, plan.choices).flatMap { axis, chosen in
      axis.contexts.indices.filter { !chosen.contains($0) }.map {
        "\(axis.name) \(axis.contexts[$0])"
      }
    }
    return Coverage(
      total: colors.count,
      unreached: colors.filter { !reached.contains($0) }.map { catalog.name(of: $0) },
      unwalked: unwalked)
  }
}
