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
    for (name, words) in zip(names, words) where contexts[name] == nil {
      let splits = Self.splits(of: words).filter { families.contains($0.stem) }
      // `textClassicLight` is that of the theme `classic`.
      let theme =
        splits.lazy.compactMap { known[$0.rest] }.first
        ?? splits.lazy.compactMap { split in
          split.rest.indices.lazy.compactMap { known[Array(split.rest[...$0])] }.first
        }.first
      if let theme {
        contexts[name] = PolicyDraft.Contexts(axis: axis.name, names: [theme])
      }
    }
  }

  /// A name's first words and its last ones, the longest last ones first.
  private static func splits(of words: [String]) -> [(stem: [String], rest: [String])] {
    guard words.count > 1 else { return [] }
    return (1...min(wordLimit, words.count - 1)).reversed().map { count in
      (Array(words.dropLast(count)), Array(words.suffix(count)))
    }
  }
}
