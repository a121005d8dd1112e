public import SourceText

/// What became of a demand that is no ratio, for one token or one group of tokens.
public struct StructuralResult: Sendable {
  /// The index of its rule among those of the report.
  public let rule: Int
  /// The name of the token, or of those that were compared.
  public let token: String
  /// Whether the demand is met.
  public let isMet: Bool
  /// What was found.
  public let message: String
  /// The place to change.
  public let span: SourceSpan
}
