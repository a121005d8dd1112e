public import SourceText

/// A value under a condition without a decision, so that no audit sees it.
public struct HiddenValue: Sendable {
  /// The token; nil for any token, if the contents of the condition are unknown.
  public let token: TokenID?
  /// The condition, as a policy names it.
  public let condition: String
  /// Whether it can be audited, and not only ignored.
  public let canBeAudited: Bool
  /// The place of the value.
  public let span: SourceSpan
}
