/// A rule of a style sheet.
public struct CSSRule: Sendable {
  /// The selectors, trimmed.
  public let prelude: CSSTokens
  /// The contents of its braces.
  public let block: CSSBlock
  /// Whether a semicolon before it ends no rule; see ``CSSAtRule/followsSemicolon``.
  public let followsSemicolon: Bool
}
