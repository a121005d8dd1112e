import DesignTokens

/// The conditions of a style sheet that are not modelled, and the policy's decisions for them.
final class CSSQuestions {
  /// That a browser reads a rule after a stray semicolon in `@media` or the like.
  static let afterSemicolon = "a rule after a stray ';'"

  private let choices: ConditionChoices
  /// Every condition so far, in order.
  private(set) var met: [String] = []
  /// The conditions that can only be ignored.
  private(set) var unaudited: Set<String> = []
  private var known: Set<String> = []

  init(_ choices: ConditionChoices) {
    self.choices = choices
  }

  /// The policy's decision for a condition; nil if there is none.
  func choice(for name: String) -> ConditionChoices.Choice? {
    if known.insert(name).inserted { met.append(name) }
    return choices.choice(for: name)
  }

  /// The context that a class chooses by the policy's decision; nil if there is none.
  func context(ofClass name: String) -> CSSCondition? {
    guard case .context(let axis, let context)? = choices.choice(for: ".\(name)") else {
      return nil
    }
    _ = choice(for: ".\(name)")
    switch axis {
    case "scheme": return CSSCondition(.pageScheme, .only([context]))
    case "contrast": return CSSCondition(.contrast, .only([context]))
    // As the attribute that would choose it.
    default: return CSSCondition(.themeAttribute("data-\(axis)"), .only([context]))
    }
  }

  /// Notes a condition that can only be ignored.
  func noteUnaudited(_ name: String) { unaudited.insert(name) }

  /// When a condition is true: never if it is ignored.
  func ask(_ name: String) -> CSSTruth {
    choice(for: name) == .ignore
      ? .never : CSSTruth(.asked(name), .only([ConditionChoices.contexts[1]]))
  }

  /// Other elements that a selector means; empty if it is ignored.
  func element(_ name: String) -> [CSSCondition] {
    choice(for: name) == .ignore
      ? [] : [CSSCondition(.element(name), .only([ConditionChoices.contexts[1]]))]
  }
}
