import DesignTokens
package import SourceText

/// What a token check measured between colors of one permutation.
package struct TokenMeasurement: Sendable {
  /// The measured number: more is better, and it is 0 where nothing can be measured.
  package let value: Double
  /// The least number that passes.
  package let required: Double
  /// The success criterion that requires it, or nil if the policy alone does.
  package let criterion: String?
  /// The names of the tokens.
  package let tokens: [String]
  /// The contexts, without default ones.
  package let context: [FindingIdentity.ContextName]
  /// The places of the colors that it compares.
  package let origins: [SourceSpan]
  let permutation: Permutation

  /// The number cut to four decimals, as a baseline remembers it.
  var remembered: Double { (value * 10_000).rounded(.down) / 10_000 }
}
