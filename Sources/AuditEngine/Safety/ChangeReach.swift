import DesignTokens
import SourceText

/// The tokens that each change of a plan may change, in any context.
struct ChangeReach {
  /// By change, the tokens that are declared at its place.
  let owners: [Set<TokenID>]
  /// By change, these and all that refer to them.
  let tokens: [Set<TokenID>]
  /// The tokens that refer to each.
  private let users: [TokenID: [TokenID]]

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
    self.users = users
    tokens = owners.map { own in
      var found = own
      var rest = Array(own)
      while let token = rest.popLast() {
        for user in users[token] ?? [] where found.insert(user).inserted { rest.append(user) }
      }
      return found
    }
  }

  /// The tokens of a kind that a change reaches first, in order: nothing of this kind lies between.
  func first(of index: Int, where isOfKind: (TokenID) -> Bool) -> [TokenID] {
    var seen = owners[index]
    var rest = Array(seen)
    var found: [TokenID] = []
    while let token = rest.popLast() {
      if isOfKind(token) {
        found.append(token)
      } else {
        for user in users[token] ?? [] where seen.insert(user).inserted { rest.append(user) }
      }
    }
    return found.sorted { $0.index < $1.index }
  }
}
