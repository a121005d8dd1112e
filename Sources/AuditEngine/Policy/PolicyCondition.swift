package import DesignTokens
package import SourceText

/// What the policy decides for a condition under which tokens have other values and that is not an
/// axis.
package struct PolicyCondition: Sendable {
  /// The condition, or a pattern for several: `*` matches anything.
  package let pattern: String
  /// Whether its values are audited.
  package let choice: ConditionChoices.Choice
  /// Its place.
  package let span: SourceSpan
}

extension Policy {
  /// The decisions about conditions, for readers.
  package var conditionChoices: ConditionChoices {
    ConditionChoices(conditions.map { ($0.pattern, $0.choice) })
  }
}

extension PolicyForm<[PolicyCondition]> {
  static let conditions = PolicyForm<[(key: PolicyName, value: ConditionChoices.Choice)]>
    .map(.choice).map { members in
      members.map {
        PolicyCondition(pattern: $0.key.text, choice: $0.value, span: $0.key.span)
      }
    }
}
