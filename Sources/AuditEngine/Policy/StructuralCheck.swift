public import SourceText

/// A demand on tokens other than a contrast ratio.
public struct StructuralCheck: Sendable {
  /// The demand.
  public enum Demand: Sendable {
    /// The tokens keep their value along these axes: `invariant`.
    case invariant(along: [PairingDeclaration.Name])
    /// The tokens are never the foreground of text, not even through aliases: `neverText`.
    case neverText
    /// The tokens have the documented value: `documented`.
    case documented
    /// Tokens of the same name under these prefixes have the same color: `agree`.
    case agree(prefixes: [PairingDeclaration.Name])
    /// The tokens have the same color: `agree`.
    case same
  }

  /// The demand.
  public let demand: Demand
  /// The tokens to check: names or patterns; empty for all.
  public let tokens: [PairingDeclaration.Name]
  /// Its place.
  public let span: SourceSpan
}
