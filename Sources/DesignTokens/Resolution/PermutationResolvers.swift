/// The resolvers of a catalog's permutations, shared by all users of the catalog: literals are
/// measured once, and a resolver is kept for later use as long as there is room. Not safe to share
/// between threads.
package final class PermutationResolvers {
  private let catalog: TokenCatalog
  private let literals: ResolvedLiterals
  private var kept: [Permutation: TokenResolver] = [:]
  /// The number of tokens that kept resolvers may still add.
  private var room = 1 << 18
  /// The axes that each token depends on, by its index.
  package private(set) lazy var axesOfTokens = catalog.axesOfTokens

  /// Nothing resolved yet.
  package init(_ catalog: TokenCatalog) {
    self.catalog = catalog
    literals = ResolvedLiterals(catalog)
  }

  /// The resolver of a permutation.
  package func resolver(in permutation: Permutation) -> TokenResolver {
    if let known = kept[permutation] { return known }
    let resolver = TokenResolver(catalog, in: permutation, sharing: literals)
    if catalog.tokenCount <= room {
      room -= catalog.tokenCount
      kept[permutation] = resolver
    }
    return resolver
  }
}
