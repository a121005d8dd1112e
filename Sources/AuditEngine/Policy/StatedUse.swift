/// The use of tokens, stated by the policy because their file does not; coverage shows it.
package struct StatedUse: Sendable {
  /// A token's name or a pattern.
  package let tokens: PairingDeclaration.Name
  /// Their use.
  package let use: String
}
