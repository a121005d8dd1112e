import DesignTokens
import SourceText

/// The tokens that each change of a plan may change, in any context.
struct ChangeReach {
  /// By change, the tokens that are declared at its place.
  let owners: [Set<TokenID>]
  /// By change, these and all that refer to them.
  let tokens: [Set<TokenID>]

  /// Linear in declarations, and in changes × the tokens that they reach.
  init(_ changes: [PlannedChange], in catalog: TokenCatalog) {
    var byPlace: [SourceSpan: Set<TokenID>] = [:]
    for change in changes { byPlace[change.origin] = [] }
    for declaration in catalog.declarations {
      byPlace[declaration.value.span]?.insert(declaration.token)
    }
    var users: [TokenID: [TokenID]] = [:]
    let targets = catalog.aliasTargets
    for token in catalog.tokens {
      for target in targets[token] { users[target, default: []].append(token) }
    }
    let owners = changes.map { byPlace[$0.origin] ?? [] }
    self.owners = owners
    tokens = owners.map { own in
      var found = own
      var rest = Array(own)
      while let token = rest.popLast() {
        for user in users[token] ?? [] where found.insert(user).inserted { rest.append(user) }
      }
      return found
    }
  }
}
