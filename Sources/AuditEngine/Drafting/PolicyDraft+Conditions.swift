import DesignTokens

extension PolicyDraft {
  /// How many conditions are audited by default: each doubles the work.
  private static let auditedLimit = 3

  /// Conditions that the page decides are audited, if there are few, and so are elements that set most
  /// of the colors in pairings: they are themes, if the page has these colors too. Other elements are
  /// left out.
  static func conditions(
    _ catalog: TokenCatalog, _ names: Set<String>, after known: [Condition]
  ) -> [Condition] {
    guard !catalog.hiddenValues.isEmpty else { return [] }
    let themes = ThemeClasses(catalog, paired: names).conditions
    let used = catalog.reachable(from: names.compactMap { catalog.token(named: $0) })
    let paired = Set(names.compactMap { catalog.token(named: $0) })
    let ofPage = Set(
      catalog.layers.indices.filter { catalog.layers[$0].conditions.isEmpty }
        .flatMap { catalog.declarations(ofLayer: $0) }.map(\.token))
    let settings = Dictionary(grouping: catalog.hiddenValues, by: \.condition).mapValues { values in
      Set(values.compactMap(\.token)).intersection(paired).intersection(ofPage).count
    }
    var result = themes
    var audited = known.count { $0.choice == .audit }
    for value in catalog.hiddenValues {
      guard value.token.map({ used[$0.index] }) ?? true,
        !result.contains(where: { $0.name == value.condition })
      else { continue }
      let isOfPage =
        ["(", "os(", "canImport(", "targetEnvironment("].contains(where: value.condition.hasPrefix)
        || value.condition.contains("scheme")
        || settings[value.condition, default: 0] * 2 > paired.count
      // With forced colors the system's colors show, and they are unknown.
      let isForced = value.condition.contains("forced-colors")
      let namesScheme = SelectorSchemes.areNamed(in: value.condition)
      let isAudited =
        value.token != nil && value.canBeAudited && !isForced
        && (isOfPage && audited < auditedLimit || namesScheme && audited < schemeLimit)
      if isAudited { audited += 1 }
      // Without a decision an audit refuses them.
      if !isAudited, value.canBeAudited, namesScheme { continue }
      result.append(Condition(name: value.condition, choice: isAudited ? .audit : .ignore))
    }
    return result
  }

  /// How many conditions are audited if they are selectors that name a scheme.
  private static let schemeLimit = 6
}
