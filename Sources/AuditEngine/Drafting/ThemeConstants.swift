import DesignTokens

/// The tokens that are the value of one theme by their names: `podcastTextIndigo` among
/// `podcastTextLight`, `podcastTextDark` and more. Code chooses one of them; each is judged in its theme
/// alone, since no page shows it beside the constant of another.
///
/// The scheme is left out: `text-dark` is as likely the text of light pages.
struct ThemeConstants {
  /// The context of each such token, by its name.
  private(set) var contexts: [String: PolicyDraft.Contexts] = [:]

  /// How many themes a name must have a constant for: of two, the words may mean something else.
  private static let leastThemes = 3
  /// How many names of a group end in a theme, so that those do that have no other theme beside them.
  private static let leastFamilies = 3
  /// The most words that name a theme.
  private static let wordLimit = 4

  init(_ catalog: TokenCatalog) {
    let names = catalog.colorTokens.map { catalog.name(of: $0) }
    let words = names.map { NameWords($0).all }
    for axis in catalog.axes
    where axis.name != "scheme" && axis.contexts.count >= Self.leastThemes {
      add(names, words, axis)
    }
  }

  private mutating func add(_ names: [String], _ words: [[String]], _ axis: Axis) {
    let known = Dictionary(
      axis.contexts.map { (NameWords($0).all, $0) }.filter { !$0.0.isEmpty }
    ) { first, _ in first }
    // The themes of each name without its last words.
    var themes: [[String]: Set<String>] = [:]
    for words in words {
      for (stem, rest) in Self.splits(of: words) {
        guard let theme = known[rest] else { continue }
        themes[stem, default: []].insert(theme)
      }
    }
    let families = Set(themes.filter { $0.value.count >= Self.leastThemes }.keys)
    // How many of a group have each of the last words, and the theme that these name.
    var ends: [End: (count: Int, theme: String)] = [:]
    for (name, words) in zip(names, words) where contexts[name] == nil {
      let splits = Self.splits(of: words).filter { families.contains($0.stem) }
      guard let (rest, theme) = Self.end(of: splits, known) else { continue }
      contexts[name] = PolicyDraft.Contexts(axis: axis.name, names: [theme])
      let end = End(group: NameWords(name).group, words: rest)
      ends[end] = (count: (ends[end]?.count ?? 0) + 1, theme: theme)
    }
    // Where many names of a group end in a theme, those do that have no other theme beside them.
    for (name, words) in zip(names, words) where contexts[name] == nil {
      let group = NameWords(name).group
      let theme = Self.splits(of: words).lazy.compactMap { split in
        ends[End(group: group, words: split.rest)]
      }.first { $0.count >= Self.leastFamilies }?.theme
      if let theme { contexts[name] = PolicyDraft.Contexts(axis: axis.name, names: [theme]) }
    }
  }

  /// The last words that name a theme, and that theme; `textClassicLight` is that of the theme `classic`.
  private static func end(
    of splits: [(stem: [String], rest: [String])], _ known: [[String]: String]
  ) -> (rest: [String], theme: String)? {
    for split in splits {
      if let theme = known[split.rest] { return (split.rest, theme) }
    }
    for split in splits {
      for index in split.rest.indices {
        if let theme = known[Array(split.rest[...index])] { return (split.rest, theme) }
      }
    }
    return nil
  }

  /// The last words of names in a group.
  private struct End: Hashable {
    let group: String
    let words: [String]
  }

  /// A name's first words and its last ones, the longest last ones first.
  private static func splits(of words: [String]) -> [(stem: [String], rest: [String])] {
    guard words.count > 1 else { return [] }
    return (1...min(wordLimit, words.count - 1)).reversed().map { count in
      (Array(words.dropLast(count)), Array(words.suffix(count)))
    }
  }
}
