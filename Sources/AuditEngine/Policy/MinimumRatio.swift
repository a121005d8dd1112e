/// A least ratio that a policy sets above what WCAG asks, and where.
public struct MinimumRatio: Sendable {
  /// The ratio, 1 to 21.
  public let ratio: Double
  /// The permutations for which it is set.
  public let condition: ContextCondition
}
