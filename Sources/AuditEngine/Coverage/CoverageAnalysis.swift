import DesignTokens

/// Follows pairings through aliases to the tokens they reach; linear in tokens and aliases.
struct CoverageAnalysis {
  private let plan: AuditPlan
  private let catalog: TokenCatalog

  init(_ plan: AuditPlan, _ catalog: TokenCatalog) {
    self.plan = plan
    self.catalog = catalog
  }

  /// - Parameter policy: says what is not audited.
  func coverage(by policy: Policy) -> Coverage {
    let isReached = plan.reached(by: plan.pairings, in: plan.choices, of: catalog)
    let judging = plan.pairings.filter { $0.usage?.exemption == nil }
    let isJudged =
      judging.count == plan.pairings.count
      ? isReached : plan.reached(by: judging, in: plan.choices, of: catalog)
    let colors = catalog.colorTokens
    let unwalked = zip(catalog.axes, plan.choices).flatMap { axis, chosen in
      axis.contexts.indices.filter { !chosen.contains($0) }.map {
        "\(axis.name) \(axis.contexts[$0])"
      }
    }
    let unreached = colors.filter { !isReached[$0.index] }
    let names = unreached.map { catalog.name(of: $0) }
    return Coverage(
      total: colors.count, unreachedUses: uses(of: unreached, names), unwalked: unwalked,
      ignored: policy.ignoredConditions(of: catalog), leftOut: policy.leftOut, unreached: names,
      inNoToken: inNoToken(colors),
      exempt: colors.count { isReached[$0.index] && !isJudged[$0.index] })
  }

  /// How many colors are written in code, or have names but no value.
  private func inNoToken(_ tokens: [TokenID]) -> Int {
    let known = Set(tokens.map { catalog.name(of: $0) })
    let unread = catalog.unreadColors.filter { $0.openGroup == nil && !$0.isPossible }
    return catalog.colorsInCode.count + Set(unread.map(\.name)).subtracting(known).count
  }

  /// Tokens grouped by their description or the policy's `uses`, in order of first appearance;
  /// those without last.
  private func uses(of tokens: [TokenID], _ names: [String]) -> [Coverage.Use] {
    guard !tokens.isEmpty else { return [] }
    var descriptions: [TokenID: String] = [:]
    for declaration in catalog.declarations {
      guard let description = declaration.notes.description,
        descriptions[declaration.token] == nil
      else { continue }
      descriptions[declaration.token] = description
    }
    // Most large files have none.
    if descriptions.isEmpty, plan.uses.isEmpty {
      return [Coverage.Use(description: nil, tokens: names)]
    }
    var uses: [Coverage.Use] = []
    var known: [String: Int] = [:]
    var undescribed: [String] = []
    for (token, name) in zip(tokens, names) {
      guard let description = descriptions[token] ?? plan.uses[token] else {
        undescribed.append(name)
        continue
      }
      if let index = known[description] {
        uses[index].tokens.append(name)
      } else {
        known[description] = uses.count
        uses.append(Coverage.Use(description: description, tokens: [name]))
      }
    }
    return undescribed.isEmpty
      ? uses : uses + [Coverage.Use(description: nil, tokens: undescribed)]
  }
}
