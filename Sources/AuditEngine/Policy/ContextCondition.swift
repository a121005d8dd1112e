public import SourceText

/// The permutations for which something holds: on each named axis, one of the named contexts.
public struct ContextCondition: Sendable {
  /// An axis and the contexts of it that are meant.
  public struct Term: Sendable {
    /// The axis.
    public let axis: String
    /// The contexts, any of which will do.
    public let contexts: [String]
    /// Where it is said.
    public let span: SourceSpan
  }

  /// The terms, all of which must hold; empty for always.
  public let terms: [Term]

  /// Always.
  public static let always = ContextCondition(terms: [])

  /// Holds where all terms do.
  public init(terms: [Term]) {
    self.terms = terms
  }
}
