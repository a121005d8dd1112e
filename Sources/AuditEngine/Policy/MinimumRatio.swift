package import SourceText

/// A minimum that a policy sets above WCAG's, and its contexts.
package struct MinimumRatio: Sendable {
  /// The ratio, 1 to 21.
  package let ratio: Double
  /// The permutations in which it applies.
  package let condition: ContextCondition
  /// Its place in the policy.
  package let span: SourceSpan
}

extension PolicyForm<[MinimumRatio]> {
  static let minimums = PolicyForm<[ContextualRatio]>.ratios.map { ratios in
    ratios.compactMap {
      $0.map { MinimumRatio(ratio: $0.value, condition: $1, span: $0.span) }
    }
  }
}
