/// The use of tokens, stated by the policy because their file does not; coverage shows it.
public struct StatedUse: Sendable {
  /// A token's name or a pattern.
  public let tokens: PairingDeclaration.Name
  /// Their use.
  public let use: String
}
