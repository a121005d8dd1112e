/// A rule of a style sheet.
public struct CSSRule: Sendable {
  /// The selectors, trimmed.
  public let prelude: CSSTokens
  /// What stands in its braces.
  public let block: CSSBlock
}
