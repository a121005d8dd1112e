import DesignTokens
import SourceText

/// What is compiled: the policy decides about conditions that only the compiler knows.
struct SwiftConditions {
  let choices: ConditionChoices

  /// Whether a condition is true; stops if one of its flags is not chosen yet.
  func holds(
    _ condition: SwiftCompilationCondition, _ context: SwiftContext
  ) throws(SwiftStop) -> Bool {
    try condition.holds { flag throws(SwiftStop) in
      if choices.choice(for: flag) == .ignore { return false }
      guard let choice = context.choices[.condition(flag)] else { throw .needs(.condition(flag)) }
      return choice == ConditionChoices.contexts[1]
    }
  }

  /// Whether all branches around a declaration are compiled.
  func holds(_ branches: [SwiftBranch], _ context: SwiftContext) throws(SwiftStop) -> Bool {
    for branch in branches where try !holds(branch.condition, context) { return false }
    return true
  }

  /// The expression of the first branch that is compiled.
  func chosen(
    of branches: [SwiftCompiledExpression], _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftExpression {
    for branch in branches where try holds(branch.condition, context) { return branch.value }
    throw .notCompiled
  }
}

extension SwiftCompilationCondition {
  /// The flags in it, each as often as written.
  var flags: [String] {
    switch self {
    case .literal: []
    case .flag(let name): [name]
    case .not(let inner): inner.flags
    case .both(let first, let second), .either(let first, let second): first.flags + second.flags
    }
  }
}
