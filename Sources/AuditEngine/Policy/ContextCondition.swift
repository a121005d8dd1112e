public import SourceText

/// The permutations in which something applies: on each named axis, one of the named contexts.
public struct ContextCondition: Sendable {
  /// An axis and some of its contexts.
  public struct Term: Sendable {
    /// The axis.
    public let axis: String
    /// The contexts: one of them must be chosen.
    public let contexts: [String]
    /// Its place.
    public let span: SourceSpan
  }

  /// The terms: all must be true. Empty means always.
  public let terms: [Term]

  /// Always.
  public static let always = ContextCondition(terms: [])

  /// True if all terms are.
  public init(terms: [Term]) {
    self.terms = terms
  }
}
