/// An item of a block.
package enum CSSItem: Sendable {
  /// A property and its value.
  case declaration(CSSDeclaration)
  /// A rule: selectors and a block.
  case rule(CSSRule)
  /// A rule that begins with `@`.
  case atRule(CSSAtRule)
  /// Tokens at the end of a style sheet that belong to no rule.
  case stray(CSSTokens)
}
