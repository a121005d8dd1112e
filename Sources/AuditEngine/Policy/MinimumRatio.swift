/// A minimum that a policy sets above WCAG's, and its contexts.
package struct MinimumRatio: Sendable {
  /// The ratio, 1 to 21.
  package let ratio: Double
  /// The permutations in which it applies.
  package let condition: ContextCondition
}
