import DesignTokens

/// What a source in Swift asks of other sources and of the policy, with what was answered.
final class SwiftQuestions {
  /// Who answers.
  struct Answers {
    /// Whether another source has a color of a name.
    let isElsewhere: (String) -> Bool
    /// The colors of asset catalogs that a symbol may be.
    let assets: ([String]) -> [String]
    /// What a policy says of a flag of the compiler.
    let choice: (String) -> ConditionChoices.Choice?
  }

  var answers: Answers
  private var elsewhere: [String: Bool] = [:]
  private var ofAssets: [[String]: [String]] = [:]
  private var choices: [String: ConditionChoices.Choice?] = [:]

  init(_ answers: Answers) { self.answers = answers }

  func isElsewhere(_ name: String) -> Bool {
    let answer = answers.isElsewhere(name)
    elsewhere[name] = answer
    return answer
  }

  func assets(_ symbol: [String]) -> [String] {
    let answer = answers.assets(symbol)
    ofAssets[symbol] = answer
    return answer
  }

  func choice(_ flag: String) -> ConditionChoices.Choice? {
    let answer = answers.choice(flag)
    choices[flag] = .some(answer)
    return answer
  }

  /// Whether others give the same answers to all that was asked.
  func areAnsweredAlike(by others: Answers) -> Bool {
    elsewhere.allSatisfy { others.isElsewhere($0.key) == $0.value }
      && ofAssets.allSatisfy { others.assets($0.key) == $0.value }
      && choices.allSatisfy { others.choice($0.key) == $0.value }
  }
}
