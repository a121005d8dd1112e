import ColorMath
import DesignTokens
import SourceText

/// The inks of tokens, permutation by permutation: each worked out once, and those that stand for themselves once
/// for all permutations in which the same declaration wins.
struct InkTable {
  /// What tells an ink from others; equal identities are the same ink.
  enum Identity: Hashable {
    case color(SRGBColor)
    case site(Int)
    /// Of this permutation and token alone.
    case own(serial: Int)
  }

  typealias Entry = (ink: RepairInk, identity: Identity)

  private let catalog: TokenCatalog
  private let indices: [SourceSpan: Int]
  private let sites: [ColorSite]
  /// The sites that turned out to be another colour somewhere: a reference to a system's colour, or a choice by
  /// scheme in one value. No one colour can be put in their place.
  private(set) var varying: Set<Int> = []
  private var permutations = 0
  /// Of tokens that name others, in this permutation.
  private var known: [TokenID: Entry] = [:]
  /// Of declarations that name no token, by index.
  private var literals: [Int: Entry] = [:]

  init(_ catalog: TokenCatalog, indices: [SourceSpan: Int], sites: [ColorSite]) {
    self.catalog = catalog
    self.indices = indices
    self.sites = sites
  }

  /// Goes on to another permutation.
  mutating func advance() {
    permutations += 1
    known.removeAll(keepingCapacity: true)
  }

  /// Whether any site changes the token.
  mutating func isReached(_ token: TokenID, in resolver: TokenResolver) throws(ResolutionError)
    -> Bool
  {
    if let declaration = resolver.declarationIndex(of: token),
      catalog.declarations[declaration].references.isEmpty
    {
      return indices[catalog.declarations[declaration].value.span] != nil
    }
    return try !ink(of: token, in: resolver).ink.sites.isEmpty
  }

  mutating func ink(of token: TokenID, in resolver: TokenResolver) throws(ResolutionError) -> Entry
  {
    if let declaration = resolver.declarationIndex(of: token),
      catalog.declarations[declaration].references.isEmpty
    {
      if let found = literals[declaration] { return found }
      let found = try makeInk(of: token, resolver)
      if case .own = found.identity { return found }
      literals[declaration] = found
      return found
    }
    if let found = known[token] { return found }
    let found = try makeInk(of: token, resolver)
    known[token] = found
    return found
  }

  private mutating func makeInk(
    of token: TokenID, _ resolver: TokenResolver
  ) throws(ResolutionError) -> Entry {
    let paint = try resolver.paint(of: token)
    let own = Identity.own(serial: permutations * catalog.tokenCount + token.index)
    guard case .solid(let color) = paint.content else { return (.fixed(paint), own) }
    let derivation = resolver.derivation(of: token)
    let indices = derivation.sites.map { site in
      let index = self.indices[site.span]
      if let index, sites[index].color != site.color { varying.insert(index) }
      return index
    }
    guard indices.contains(where: { $0 != nil }) else {
      return (.fixed(paint), .color(color.color))
    }
    if derivation.isDirect, let index = indices[0] { return (.site(index), .site(index)) }
    if let expression = derivation.expression {
      return (.expression(expression.renumbered(indices, sites: derivation.sites)), own)
    }
    return (.derived(derivation, sites: indices), own)
  }
}
