/// A rule of a style sheet.
public struct CSSRule: Sendable {
  /// The selectors, trimmed.
  public let prelude: CSSTokens
  /// What stands in its braces.
  public let block: CSSBlock
  /// Whether a semicolon stands before it that ends no rule; see ``CSSAtRule/followsSemicolon``.
  public let followsSemicolon: Bool
}
