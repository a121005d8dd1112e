public import SourceText

/// A value that a token has under a condition of which nothing is said, so that no audit sees it.
public struct HiddenValue: Sendable {
  /// The token; nil for any, where what stands under the condition is not known.
  public let token: TokenID?
  /// The condition, as a policy names it.
  public let condition: String
  /// Whether a policy can have it audited, and not only ignored.
  public let canBeAudited: Bool
  /// Where the value stands.
  public let span: SourceSpan
}
