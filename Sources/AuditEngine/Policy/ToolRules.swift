import SourceText

/// The rules of the tool itself, by their identifiers: a policy has none of them.
enum ToolRules {
  /// Each color of the sources is read.
  static let unreadColor = "unread-color"

  /// Something is judged in each theme and scheme, and in each what the policy requires.
  static let missingPair = "missing-pair"

  /// The pairs that the code of the app shows.
  static let shownPair = "shown-pair"

  /// Each text and icon in the code of the app is followed.
  static let unresolvedUse = "unresolved-use"

  /// A rule of the tool, at a place in the policy.
  static func rule(
    _ id: String, _ title: String, description: String, at span: SourceSpan
  ) -> Rule {
    var rule = Rule(PolicyName(text: id, span: span), title: title)
    rule.description = description
    return rule
  }

  /// All.
  static let ids = [unreadColor, unresolvedUse, missingPair, shownPair]

  /// Those of what is not read or not followed, for which a run can ask though no policy has them.
  static let ofUnread: Set = [unreadColor, unresolvedUse]

  /// Those of what the sources and the code hold: what is gone from them is judged nowhere, and no policy
  /// became weaker by it.
  static let ofSources: Set = [unreadColor, unresolvedUse, shownPair]
}
