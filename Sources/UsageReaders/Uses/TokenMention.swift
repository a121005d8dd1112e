import SourceText

/// A name in code that may be that of a token.
struct TokenMention {
  let color: UsedColor
  let place: SourceSpan
  /// Whether the name is given a value there.
  let isDefinition: Bool
}
