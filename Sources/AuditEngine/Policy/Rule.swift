package import SourceText

/// A demand on pairings, with its source and its severity.
package struct Rule: Sendable {
  /// The identifier: a requirement's number in the team's own specification.
  package let id: String
  /// The demand, as one line.
  package let title: String
  /// Where it comes from.
  package let source: String?
  /// The demand and its reason, for `explain`.
  package let description: String?
  /// The severity of a failure.
  package let severity: Diagnostic.Severity
  /// Whether it is judged only on request.
  package let isOptional: Bool
  /// The pairings that it judges.
  package internal(set) var pairings: [PairingDeclaration]
  /// Its demands on tokens.
  let demands: [any TokenDemand]
  /// The documented ratios of colors without a token.
  package let claims: [ColorClaim]
  /// The place of its identifier.
  package let span: SourceSpan

  /// What it demands of tokens, beside contrast: a sentence each.
  package var tokenDemands: [String] { demands.map(\.text) }
}
