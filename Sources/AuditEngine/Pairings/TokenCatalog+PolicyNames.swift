import DesignTokens

extension TokenCatalog {
  /// The token that a name in a policy means, `\*` standing for a star; nil for a pattern, and where no
  /// layer declares it.
  func token(meantBy name: String) -> TokenID? {
    NamePattern.literal(name).flatMap { token(named: $0) }
  }
}
