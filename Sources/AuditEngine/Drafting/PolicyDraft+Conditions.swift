import DesignTokens

extension PolicyDraft {
  /// How many conditions are audited by default, in code and in style sheets: each doubles the work.
  private static let (codeLimit, sheetLimit) = (3, 6)

  /// Conditions are audited, if there are few: first those that the page decides, and elements that set
  /// most of the colors in pairings. In style sheets, what is too much or cannot be audited is left to
  /// decide: these are open. Values are ignored only where they are judged all the same, and where nobody can know what
  /// shows.
  static func conditions(
    _ catalog: TokenCatalog, _ names: Set<String>, after known: [Condition]
  ) -> [Condition] {
    guard !catalog.hiddenValues.isEmpty else { return [] }
    let themes = ThemeClasses(catalog, paired: names, after: known).conditions
    let used = catalog.reachable(from: names.compactMap { catalog.token(named: $0) })
    let ofPage = Self.ofPage(catalog, names, used)
    let repeated = RepeatedConditions(catalog)
    var result = themes
    var audited = known.count { $0.choice == .audit }
    let values =
      catalog.hiddenValues.filter { ofPage.contains($0.condition) }
      + catalog.hiddenValues.filter { !ofPage.contains($0.condition) }
    for value in values {
      guard value.token.map({ used[$0.index] }) ?? true,
        !result.contains(where: { $0.name == value.condition })
      else { continue }
      // With forced colors the system's colors show, and they are unknown.
      let isForced = value.condition.contains("forced-colors")
      let namesScheme = SelectorSchemes.areNamed(in: value.condition)
      let isJudged = repeated.isJudged(value.condition, beside: result)
      let isOfSheet = value.span.file.path.lowercased().hasSuffix("css")
      let isMeant = isOfSheet || namesScheme || ofPage.contains(value.condition)
      let isRefused = known.contains { $0.isOpen && $0.name == value.condition }
      let isAudited =
        !isRefused && value.token != nil && value.canBeAudited && !isForced && !isJudged && isMeant
        && audited < (isOfSheet || namesScheme ? sheetLimit : codeLimit)
      if isAudited { audited += 1 }
      // Without a decision an audit refuses them.
      let isOpen =
        isRefused || value.canBeAudited && namesScheme
        || isOfSheet && !isJudged
          && (value.canBeAudited
            ? value.token != nil : SelectorSchemes.isOfElements(value.condition))
      result.append(
        Condition(
          name: value.condition, choice: isAudited ? .audit : .ignore,
          isOpen: isOpen && !isAudited && !isForced))
    }
    return result
  }

  /// The conditions that a page decides, with the elements that set most of the colors in pairings, which
  /// are themes if the page has these colors too.
  private static func ofPage(
    _ catalog: TokenCatalog, _ names: Set<String>, _ used: [Bool]
  ) -> Set<String> {
    let paired = Set(names.compactMap { catalog.token(named: $0) })
    let ofPage = Set(
      catalog.layers.indices.filter { catalog.layers[$0].conditions.isEmpty }
        .flatMap { catalog.declarations(ofLayer: $0) }.map(\.token))
    let settings = Dictionary(grouping: catalog.hiddenValues, by: \.condition).mapValues { values in
      Set(values.compactMap(\.token)).intersection(paired).intersection(ofPage).count
    }
    let ofThemes = setByThemes(catalog, used)
    let starts = [
      "(", "os(", "canImport(", "targetEnvironment(", ":root", "html", "body", "*",
      "a theme on the root",
    ]
    return Set(
      settings.filter { name, count in
        starts.contains(where: name.hasPrefix) || name.contains("scheme")
          || count * 2 > paired.count || ofThemes.contains(name)
      }.keys)
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
}
