/// A rule that begins with `@`.
package struct CSSAtRule: Sendable {
  /// The name without `@`, in lower case.
  package let name: String
  /// The tokens between the name and the block or the semicolon, trimmed.
  package let prelude: CSSTokens
  /// The block; nil if a semicolon ends the rule.
  package let block: CSSBlock?
  /// Whether, since the block before it, something else ended at a semicolon. In a conditional rule
  /// some browsers read it as the beginning of this rule, and so ignore both.
  package let followsSemicolon: Bool
  /// The place of the rule, up to its block.
  package let span: SourceSpan
}
