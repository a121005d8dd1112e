public import SourceText

/// Which token is the accent, for trying another.
public struct AccentDeclaration: Sendable {
  /// The name of the token.
  public let token: String
  /// The contexts in which everything that follows an accent follows it: a theme of which no derived color is
  /// written out by hand. Always where any will do.
  public let like: ContextCondition
  /// Where it is said.
  public let span: SourceSpan
}
