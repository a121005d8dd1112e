package import SourceText

/// Which token is the accent, for trying other colors.
package struct AccentDeclaration: Sendable {
  /// The name of the token.
  package let token: String
  /// The contexts in which all derived colors follow the accent: a theme without derived colors
  /// that are written as literals. Empty if any context will do.
  package let like: ContextCondition
  /// Its place in the policy.
  package let span: SourceSpan
}
