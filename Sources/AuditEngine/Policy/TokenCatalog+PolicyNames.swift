import DesignTokens

extension TokenCatalog {
  /// The token of a name in a policy, with `\*` for a star; nil for a pattern, and if no layer
  /// declares it.
  func token(meantBy name: String) -> TokenID? {
    NamePattern.literal(name).flatMap { token(named: $0) }
  }
}
