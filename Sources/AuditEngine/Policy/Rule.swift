public import SourceText

/// A demand on pairings, with its source and its severity.
public struct Rule: Sendable {
  /// The identifier: a requirement's number in the team's own specification.
  public let id: String
  /// The demand, as one line.
  public let title: String
  /// Where it comes from.
  public let source: String?
  /// The demand and its reason, for `explain`.
  public let description: String?
  /// The severity of a failure.
  public let severity: Diagnostic.Severity
  /// Whether it is judged only on request.
  public let isOptional: Bool
  /// The pairings that it judges.
  public internal(set) var pairings: [PairingDeclaration]
  /// Its demands on tokens.
  let demands: [any TokenDemand]
  /// The documented ratios of colors without a token.
  public let claims: [ColorClaim]
  /// The place of its identifier.
  public let span: SourceSpan

  /// What it demands of tokens, beside contrast: a sentence each.
  public var tokenDemands: [String] { demands.map(\.text) }
}
