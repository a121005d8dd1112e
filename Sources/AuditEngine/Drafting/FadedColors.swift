import DesignTokens

/// Colors that are shown with an opacity that stands in a token of its own: `swatch-border-color` beside
/// `swatch-border-opacity`, `row-background-color-selected` beside `row-background-opacity-selected`. Without
/// it they are other colors than those of the app.
struct FadedColors {
  /// Their names, in the order of the tokens.
  let names: [String]

  init(_ catalog: TokenCatalog) {
    let colors = catalog.colorTokens
    let isColor = Set(colors)
    var faded: Set<[String]> = []
    for token in catalog.tokens where !isColor.contains(token) {
      let words = NameWords(catalog.name(of: token)).all
      if let others = Self.words(words, without: "opacity") { faded.insert(Self.plain(others)) }
    }
    names =
      faded.isEmpty
      ? []
      : colors.map { catalog.name(of: $0) }.filter {
        faded.contains(Self.plain(NameWords($0).all))
      }
  }

  private static func plain(_ words: [String]) -> [String] {
    self.words(words, without: "color") ?? words
  }

  /// Words without one that says what a token is, which the first of all does not; nil if it is not there.
  private static func words(_ words: [String], without word: String) -> [String]? {
    guard let index = words.lastIndex(of: word), index > 0 else { return nil }
    return words.enumerated().filter { $0.offset != index }.map(\.element)
  }
}
