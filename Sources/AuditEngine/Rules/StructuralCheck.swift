public import SourceText

/// A demand on tokens that is no ratio.
public struct StructuralCheck: Sendable {
  /// What is demanded.
  public enum Demand: Sendable {
    /// The tokens keep their value along these axes: `invariant`.
    case invariant(along: [PairingDeclaration.Name])
    /// The tokens are never the foreground of text, through any number of aliases: `neverText`.
    case neverText
    /// The tokens have the value that their documentation states: `documented`.
    case documented
    /// Tokens of the same name under these prefixes have the same color: `agree`.
    case agree(prefixes: [PairingDeclaration.Name])
    /// The tokens have the same color: `agree`.
    case same
  }

  /// What is demanded.
  public let demand: Demand
  /// The tokens it is demanded of: names or patterns; empty for all.
  public let tokens: [PairingDeclaration.Name]
  /// Where it stands.
  public let span: SourceSpan
}
