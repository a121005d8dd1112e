import SourceText

/// A color set: a name and its entries.
struct ColorSet {
  let name: String
  let entries: [ColorSetEntry]
  /// The languages that have colors of their own, and where.
  let languages: [(name: String, span: SourceSpan)]
}
