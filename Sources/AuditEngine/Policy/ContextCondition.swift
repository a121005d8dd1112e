package import SourceText

/// The permutations in which something applies: on each named axis, one of the named contexts.
package struct ContextCondition: Sendable {
  /// An axis and some of its contexts.
  package struct Term: Sendable {
    /// The axis.
    package let axis: String
    /// The contexts: one of them must be chosen.
    package let contexts: [String]
    /// Its place.
    package let span: SourceSpan
  }

  /// The terms: all must be true. Empty means always.
  package let terms: [Term]

  /// Always.
  package static let always = ContextCondition(terms: [])

  /// True if all terms are.
  package init(terms: [Term]) {
    self.terms = terms
  }
}
