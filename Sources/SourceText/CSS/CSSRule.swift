/// A rule of a style sheet.
package struct CSSRule: Sendable {
  /// The selectors, trimmed.
  package let prelude: CSSTokens
  /// The contents of its braces.
  package let block: CSSBlock
  /// Whether a semicolon before it ends no rule; see ``CSSAtRule/followsSemicolon``.
  package let followsSemicolon: Bool
}
