/// A rule that begins with `@`.
public struct CSSAtRule: Sendable {
  /// The name without `@`, in lower case.
  public let name: String
  /// The tokens between the name and the block or the semicolon, trimmed.
  public let prelude: CSSTokens
  /// The block; nil if a semicolon ends the rule.
  public let block: CSSBlock?
  /// Whether, since the block before it, something else ended at a semicolon. In a conditional rule
  /// some browsers read it as the beginning of this rule, and so ignore both.
  public let followsSemicolon: Bool
  /// The place of the rule, up to its block.
  public let span: SourceSpan
}
