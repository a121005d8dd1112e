import SourceText

/// The rules of the tool itself, by their identifiers: a policy has none of them.
enum ToolRules {
  /// Each color of the sources is read.
  static let unreadColor = "unread-color"

  /// Something is judged in each theme and scheme, and in each what the policy requires.
  static let missingPair = "missing-pair"

  /// The pairs that the code of the app shows.
  static let shownPair = "shown-pair"

  /// A rule of the tool, at a place in the policy.
  static func rule(
    _ id: String, _ title: String, description: String, at span: SourceSpan
  ) -> Rule {
    var rule = Rule(PolicyName(text: id, span: span), title: title)
    rule.description = description
    return rule
  }

  /// All, with those that the tool will have.
  static let ids = [unreadColor, "unresolved-use", missingPair, shownPair]
}
