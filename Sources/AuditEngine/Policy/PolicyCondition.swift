public import DesignTokens
public import SourceText

/// What a policy says of conditions under which tokens have other values and that no axis stands for.
public struct PolicyCondition: Sendable {
  /// The condition, or a pattern for several: `*` stands for anything.
  public let pattern: String
  /// What becomes of the values under it.
  public let choice: ConditionChoices.Choice
  /// Where it is written.
  public let span: SourceSpan
}

extension Policy {
  /// What the policy says of conditions, for readers.
  public var conditionChoices: ConditionChoices {
    ConditionChoices(conditions.map { ($0.pattern, $0.choice) })
  }
}
