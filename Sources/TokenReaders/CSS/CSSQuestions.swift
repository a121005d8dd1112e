import DesignTokens

/// The conditions of a style sheet that are not modelled, and what the policy says of them.
final class CSSQuestions {
  /// That a browser reads a rule after a stray semicolon in `@media` or the like.
  static let afterSemicolon = "a rule after a stray ';'"

  private let choices: ConditionChoices
  /// Every condition that was met, in order.
  private(set) var met: [String] = []
  /// The conditions that can only be ignored.
  private(set) var unaudited: Set<String> = []
  private var known: Set<String> = []

  init(_ choices: ConditionChoices) {
    self.choices = choices
  }

  /// What the policy says of a condition; nil where it says nothing.
  func choice(for name: String) -> ConditionChoices.Choice? {
    if known.insert(name).inserted { met.append(name) }
    return choices.choice(for: name)
  }

  /// Notes a condition that can only be ignored.
  func noteUnaudited(_ name: String) { unaudited.insert(name) }

  /// When a condition holds: never where it is ignored.
  func ask(_ name: String) -> CSSTruth {
    choice(for: name) == .ignore
      ? .never : CSSTruth(.asked(name), .only([ConditionChoices.contexts[1]]))
  }

  /// Other elements that a selector means; none where it is ignored.
  func element(_ name: String) -> [CSSCondition] {
    choice(for: name) == .ignore
      ? [] : [CSSCondition(.element(name), .only([ConditionChoices.contexts[1]]))]
  }
}
