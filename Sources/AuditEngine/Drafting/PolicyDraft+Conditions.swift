import DesignTokens

extension PolicyDraft {
  /// How many conditions are audited by default, in code and in style sheets: each doubles the work.
  private static let (codeLimit, sheetLimit) = (3, 6)

  /// Conditions are audited, if there are few: first those that the page decides, and elements that set
  /// most of the colors in pairings. In style sheets, what is too much or cannot be audited is left to
  /// decide: these are open. Values are ignored only where they are judged all the same, where nobody can know
  /// what shows, and in imports that are known to have no colors.
  static func conditions(
    _ catalog: TokenCatalog, _ paired: Set<String>, after known: [Condition]
  ) -> [Condition] {
    guard !catalog.hiddenValues.isEmpty else { return [] }
    let used = catalog.reachable(from: paired.compactMap { catalog.token(named: $0) })
    let themes = ThemeClasses(catalog, paired: paired, used: used, after: known)
    let ofPage = Self.ofPage(catalog, paired, used)
    let repeated = RepeatedConditions(catalog)
    // What sets all that differs anywhere shows nothing beside what it repeats.
    let differing = Set(catalog.hiddenValues.compactMap(\.token).filter { used[$0.index] })
    func setsAll(_ condition: String) -> Bool {
      differing.isSubset(of: repeated.tokens(of: condition))
    }
    var result = themes.conditions
    // Looked up for each value: a sheet may have thousands.
    var names = Set(result.map(\.name))
    var beside = result.filter { $0.choice == .audit }
    var audited = known.count { $0.choice == .audit }
    let values =
      catalog.hiddenValues.filter { ofPage.contains($0.condition) }
      + catalog.hiddenValues.filter { !ofPage.contains($0.condition) }
    for value in values {
      guard value.token.map({ used[$0.index] }) ?? true, !themes.decide(value.condition),
        names.insert(value.condition).inserted
      else { continue }
      // With forced colors the system's colors show, and they are unknown.
      let isForced = value.condition.contains("forced-colors")
      let namesScheme = SelectorSchemes.areNamed(in: value.condition)
      let isJudged = repeated.isJudged(value.condition, beside: beside)
      let isOfSheet = isOfSheet(value.span.file.path.lowercased())
      let isMeant = isOfSheet || namesScheme || ofPage.contains(value.condition)
      let isRefused = known.contains { $0.isOpen && $0.name == value.condition }
      let isAudited =
        !isRefused && value.token != nil && value.canBeAudited && !isForced && !isJudged && isMeant
        && audited < (isOfSheet || namesScheme ? sheetLimit : codeLimit)
      if isAudited { audited += 1 }
      // Without a decision an audit refuses them.
      // What a sheet may show is asked, also where it cannot be audited.
      let isOpen =
        isRefused || value.canBeAudited && namesScheme && !(isJudged && setsAll(value.condition))
        || isOfSheet && !isJudged && !KnownImports.haveNoColors(value.condition)
      let condition = Condition(
        name: value.condition, choice: isAudited ? .audit : .ignore,
        isOpen: isOpen && !isAudited && !isForced)
      result.append(condition)
      if isAudited { beside.append(condition) }
    }
    return result
  }

  /// Whether a file is a style sheet, or a page with its style sheets.
  private static func isOfSheet(_ path: String) -> Bool {
    ["css", ".html", ".htm"].contains(where: path.hasSuffix)
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

  /// The conditions with those left to decide that take colors away which another draft pairs: what has no
  /// known color on an element would be judged nowhere. Nil if none is taken away.
  package func conditionsWithoutLosses(since other: PolicyDraft) -> [Condition]? {
    let audited = Set(
      conditions.filter { $0.choice == .audit && $0.isOfStyleSheets }.map(\.name))
    guard !audited.isEmpty else { return nil }
    let paired = Set(
      (other.text + other.components).flatMap { pairing in
        pairing.foregrounds + pairing.backgrounds.flatMap(Self.layers)
      })
    func isPaired(_ name: String) -> Bool { paired.contains(NamePattern.escaped(name)) }
    var taking: Set<String> = unread.contains(where: isPaired) ? audited : []
    for (name, contexts) in partial where isPaired(name) {
      let axes = contexts.alternatives.map { audited.intersection($0.map(\.axis)) }
      if !axes.contains(where: \.isEmpty) { taking.formUnion(axes.flatMap(\.self)) }
    }
    guard !taking.isEmpty else { return nil }
    return conditions.map {
      taking.contains($0.name) ? Condition(name: $0.name, choice: .ignore, isOpen: true) : $0
    }
  }

  /// The layers of a background as a policy writes it.
  private static func layers(_ background: String) -> [String] {
    var rest = background[...]
    var layers: [String] = []
    while let mark = rest.firstRange(of: " over ") {
      layers.append(String(rest[..<mark.lowerBound]))
      rest = rest[mark.upperBound...]
    }
    return layers + [String(rest)]
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
