import SourceText

/// An alias: another token's value, or a part of it.
public struct TokenReference: Sendable {
  /// The target token; it need not be declared.
  public let target: TokenID
  /// The steps into the target's value: member names and array indices. Empty for the whole value.
  public let part: [String]

  /// Refers to a token's value, or to the part of it at the end of a path.
  public init(target: TokenID, part: [String] = []) {
    self.target = target
    self.part = part
  }
}
