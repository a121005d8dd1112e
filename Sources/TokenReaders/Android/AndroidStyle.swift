import SourceText

/// A style for some qualifiers. It replaces the style of its name for fewer qualifiers as a whole.
struct AndroidStyle {
  /// An attribute and its value.
  struct Item {
    let name: String
    let value: AndroidValue
  }

  let name: String
  let qualifiers: AndroidQualifiers
  /// The style that it inherits from, said or by the full stop in its name; nil if none.
  let parent: String?
  let items: [Item]
  let span: SourceSpan
}
