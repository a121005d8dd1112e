/// A minimum that a policy sets above WCAG's, and its contexts.
public struct MinimumRatio: Sendable {
  /// The ratio, 1 to 21.
  public let ratio: Double
  /// The permutations in which it applies.
  public let condition: ContextCondition
}
