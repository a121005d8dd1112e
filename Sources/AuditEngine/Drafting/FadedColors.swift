import DesignTokens

/// Colors that are shown with an opacity that stands in a token of its own: `swatch-border-color` beside
/// `swatch-border-opacity`. Without it they are other colors than those of the app.
struct FadedColors {
  /// Their names, in the order of the tokens.
  let names: [String]

  init(_ catalog: TokenCatalog) {
    let colors = catalog.colorTokens
    let isColor = Set(colors)
    var faded: Set<[String]> = []
    for token in catalog.tokens where !isColor.contains(token) {
      let words = NameWords(catalog.name(of: token)).all
      if words.count > 1, words.last == "opacity" { faded.insert(Self.plain(words.dropLast())) }
    }
    names =
      faded.isEmpty
      ? []
      : colors.map { catalog.name(of: $0) }.filter {
        faded.contains(Self.plain(NameWords($0).all[...]))
      }
  }

  /// The words without `color` at their end.
  private static func plain(_ words: ArraySlice<String>) -> [String] {
    Array(words.last == "color" ? words.dropLast() : words)
  }
}
