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
    let themes = ThemeClasses(catalog, paired: names, after: known).conditions
    let used = catalog.reachable(from: names.compactMap { catalog.token(named: $0) })
    let paired = Set(names.compactMap { catalog.token(named: $0) })
    let ofPage = Set(
      catalog.layers.indices.filter { catalog.layers[$0].conditions.isEmpty }
        .flatMap { catalog.declarations(ofLayer: $0) }.map(\.token))
    let settings = Dictionary(grouping: catalog.hiddenValues, by: \.condition).mapValues { values in
      Set(values.compactMap(\.token)).intersection(paired).intersection(ofPage).count
    }
    let ofThemes = Self.setByThemes(catalog, used)
    let repeated = RepeatedConditions(catalog)
    var result = themes
    var audited = known.count { $0.choice == .audit }
    for value in catalog.hiddenValues {
      guard value.token.map({ used[$0.index] }) ?? true,
        !result.contains(where: { $0.name == value.condition })
      else { continue }
      let isOfPage =
        ["(", "os(", "canImport(", "targetEnvironment("].contains(where: value.condition.hasPrefix)
        || value.condition.contains("scheme") || value.condition.hasPrefix(":root")
        || value.condition.hasPrefix("a theme on the root")
        || settings[value.condition, default: 0] * 2 > paired.count
        || ofThemes.contains(value.condition)
      // With forced colors the system's colors show, and they are unknown.
      let isForced = value.condition.contains("forced-colors")
      let namesScheme = SelectorSchemes.areNamed(in: value.condition)
      let isAudited =
        value.token != nil && value.canBeAudited && !isForced
        && !repeated.isJudged(value.condition, beside: result)
        && (isOfPage && audited < auditedLimit || namesScheme && audited < schemeLimit)
      if isAudited { audited += 1 }
      // Without a decision an audit refuses them.
      if !isAudited, value.canBeAudited, namesScheme { continue }
      result.append(Condition(name: value.condition, choice: isAudited ? .audit : .ignore))
    }
    return result
  }

  /// The conditions with elements ignored that take colors away which another draft pairs: what has no
  /// known color on an element would be judged nowhere. Nil if none is taken away.
  package func conditionsWithoutLosses(since other: PolicyDraft) -> [Condition]? {
    let elements = Set(
      conditions.filter {
        $0.choice == .audit && $0.mayBeIgnored && SelectorSchemes.isSelector($0.name)
      }.map(\.name))
    let onPageOnly = partial.filter {
      $0.contexts.alternatives.allSatisfy { terms in
        terms.contains { elements.contains($0.axis) }
      }
    }.map(\.name)
    let unread = Set((unread + onPageOnly).map { NamePattern.escaped($0) })
    guard !elements.isEmpty,
      (other.text + other.components).contains(where: {
        $0.foregrounds.contains(where: unread.contains)
      })
    else { return nil }
    return conditions.map {
      elements.contains($0.name) ? Condition(name: $0.name, choice: .ignore) : $0
    }
  }

  /// The elements to which themes give a color that is used: one element has as many values of it as
  /// there are themes.
  private static func setByThemes(_ catalog: TokenCatalog, _ used: [Bool]) -> Set<String> {
    struct Element: Hashable {
      let condition: String
      let token: TokenID
    }
    var counts: [Element: Int] = [:]
    for value in catalog.hiddenValues where SelectorSchemes.isSelector(value.condition) {
      guard let token = value.token, used[token.index] else { continue }
      counts[Element(condition: value.condition, token: token), default: 0] += 1
    }
    return Set(counts.filter { $0.value >= leastThemes }.keys.map(\.condition))
  }

  /// The least number of values that show themes: a rule may stand in a sheet twice.
  private static let leastThemes = 4

  /// How many conditions are audited if they are selectors that name a scheme.
  private static let schemeLimit = 6
}
