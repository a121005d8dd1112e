/// What tokens are for, said by the policy because their file does not say it; coverage names it.
public struct StatedUse: Sendable {
  /// A token's name or a pattern.
  public let tokens: PairingDeclaration.Name
  /// What they are for.
  public let use: String
}
