public import DesignTokens
public import SourceText

/// What the policy decides for a condition under which tokens have other values and that is not an
/// axis.
public struct PolicyCondition: Sendable {
  /// The condition, or a pattern for several: `*` matches anything.
  public let pattern: String
  /// Whether its values are audited.
  public let choice: ConditionChoices.Choice
  /// Its place.
  public let span: SourceSpan
}

extension Policy {
  /// The decisions about conditions, for readers.
  public var conditionChoices: ConditionChoices {
    ConditionChoices(conditions.map { ($0.pattern, $0.choice) })
  }
}
