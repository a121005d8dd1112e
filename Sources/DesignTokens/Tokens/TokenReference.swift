import SourceText

/// An alias: another token's value, or a part of it.
package struct TokenReference: Sendable {
  /// The target token; it need not be declared.
  package let target: TokenID
  /// The steps into the target's value: member names and array indices. Empty for the whole value.
  package let part: [String]

  /// Refers to a token's value, or to the part of it at the end of a path.
  package init(target: TokenID, part: [String] = []) {
    self.target = target
    self.part = part
  }
}
