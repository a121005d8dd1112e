public import SourceText

/// A demand on pairings, with where it comes from and how much it weighs.
public struct Rule: Sendable {
  /// The identifier: a requirement's number in the team's own specification.
  public let id: String
  /// What it demands, as one line.
  public let title: String
  /// Where it comes from.
  public let source: String?
  /// What it demands and why, for `explain`.
  public let description: String?
  /// How much a failure weighs.
  public let severity: Diagnostic.Severity
  /// Whether it is judged only when it is asked for.
  public let isOptional: Bool
  /// The pairings that it demands something of.
  public internal(set) var pairings: [PairingDeclaration]
  /// What it demands of tokens that is no ratio.
  public let checks: [StructuralCheck]
  /// What its documentation states of colors that no token holds.
  public let claims: [ColorClaim]
  /// Where its identifier is written.
  public let span: SourceSpan
}
