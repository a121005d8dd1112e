import DesignTokens

/// The tokens that get their value from one, through any number of aliases.
struct TokenReach {
  /// Their names, in the order of the catalog.
  let names: [String]

  init(of token: TokenID, in catalog: TokenCatalog) {
    let targets = catalog.aliasTargets
    var users: [TokenID: [TokenID]] = [:]
    for user in catalog.tokens {
      for target in targets[user] { users[target, default: []].append(user) }
    }
    var reached: Set<TokenID> = []
    var rest = [token]
    while let next = rest.popLast() {
      for user in users[next] ?? [] where user != token && reached.insert(user).inserted {
        rest.append(user)
      }
    }
    names = catalog.tokens.filter(reached.contains).map(catalog.name)
  }
}
