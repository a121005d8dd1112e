package import SourceText

/// Which token is the accent, for trying other colors.
package struct AccentDeclaration: Sendable {
  private var named: PolicyName
  /// The contexts in which all derived colors follow the accent: a theme without derived colors
  /// that are written as literals. Empty if any context will do.
  package internal(set) var like = ContextCondition.always

  /// The name of the token.
  package var token: String { named.text }
  /// Its place in the policy.
  package var span: SourceSpan { named.span }
}

extension AccentDeclaration: PolicyObject {
  static let title = "accent"
  static let fields: [PolicyField<AccentDeclaration>] = [
    PolicyField(
      "token", \.named, .name, "The token for which `accent` tries colors.",
      expected: "the name of one"),
    PolicyField(
      "like", \.like, .contexts, "A theme in which all derived colors follow the accent."),
  ]

  init(at place: PolicyName) { named = place }
}
