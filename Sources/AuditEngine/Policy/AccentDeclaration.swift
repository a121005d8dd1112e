public import SourceText

/// Which token is the accent, for trying other colors.
public struct AccentDeclaration: Sendable {
  /// The name of the token.
  public let token: String
  /// The contexts in which all derived colors follow the accent: a theme without derived colors
  /// that are written as literals. Empty if any context will do.
  public let like: ContextCondition
  /// Its place in the policy.
  public let span: SourceSpan
}
