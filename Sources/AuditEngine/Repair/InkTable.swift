import ColorMath
import DesignTokens
import SourceText

/// The inks of one permutation's tokens, each worked out once.
struct InkTable {
  /// What tells an ink from others; equal identities are the same ink.
  enum Identity: Hashable {
    case color(SRGBColor)
    case site(Int)
    /// Of this permutation and token alone.
    case own(serial: Int)
  }

  private let resolver: TokenResolver
  private let indices: [SourceSpan: Int]
  private let sites: [ColorSite]
  /// The sites that turned out to be another colour here: a reference to a system's colour, or a choice by scheme in
  /// one value. No one colour can be put in their place.
  private(set) var varying: Set<Int> = []
  private var known: [TokenID: (ink: RepairInk, identity: Identity)] = [:]
  private let serial: Int

  /// - Parameter serial: a number such that it and those of all tokens after it are no other table's.
  init(resolver: TokenResolver, indices: [SourceSpan: Int], sites: [ColorSite], serial: Int) {
    self.resolver = resolver
    self.indices = indices
    self.sites = sites
    self.serial = serial
  }

  mutating func ink(of token: TokenID) throws(ResolutionError) -> (RepairInk, Identity) {
    if let found = known[token] { return found }
    let found = try makeInk(of: token)
    known[token] = found
    return found
  }

  private mutating func makeInk(of token: TokenID) throws(ResolutionError) -> (RepairInk, Identity)
  {
    let paint = try resolver.paint(of: token)
    let own = Identity.own(serial: serial + token.index)
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
    if let veil = derivation.veil?.inModel(indices) { return (.veil(veil), own) }
    return (.derived(derivation, sites: indices), own)
  }
}
