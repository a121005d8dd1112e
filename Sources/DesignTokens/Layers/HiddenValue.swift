package import SourceText

/// A value under a condition without a decision, so that no audit sees it.
package struct HiddenValue: Sendable {
  /// The token; nil for any token, if the contents of the condition are unknown.
  package let token: TokenID?
  /// The condition, as a policy names it.
  package let condition: String
  /// Whether it can be audited, and not only ignored.
  package let canBeAudited: Bool
  /// The place of the value.
  package let span: SourceSpan
}
