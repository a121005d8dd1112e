/// An item of a block.
package enum CSSItem: Sendable {
  /// A property and its value.
  case declaration(CSSDeclaration)
  /// A rule: selectors and a block.
  case rule(CSSRule)
  /// A rule that begins with `@`.
  case atRule(CSSAtRule)
  /// What looks like a custom property and has no name of CSS: `--x-$(y): red`. Browsers drop it, and
  /// what a tool makes of it is not known.
  case madeProperty(CSSTokens)
  /// Tokens at the end of a style sheet that belong to no rule.
  case stray(CSSTokens)
}
