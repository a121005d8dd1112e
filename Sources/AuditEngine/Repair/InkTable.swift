import ColorMath
import DesignTokens
import SourceText

/// The inks of tokens, permutation by permutation: each worked out once for all permutations in which it rests on the
/// same declarations.
struct InkTable {
  /// What tells an ink from others; equal identities are the same ink.
  enum Identity: Hashable {
    case color(SRGBColor)
    case site(Int)
    /// Of no other token.
    case own(serial: Int)
  }

  /// A token's ink.
  struct Entry {
    let ink: RepairInk
    let identity: Identity
    /// Whether any site changes it.
    let isReached: Bool
  }

  private let indices: [SourceSpan: Int]
  private let sites: [ColorSite]
  /// The sites that turned out to be another color somewhere: a reference to a system's color, or a choice by
  /// scheme in one value. No one color can be put in their place.
  private(set) var varying: Set<Int> = []
  private var entries: [Entry] = []
  /// The current permutation, by number.
  private var permutation: Int32 = 0
  /// By token the index of its entry, and the permutation of which that is.
  private var ofToken: [(entry: Int32, permutation: Int32)]
  /// By declaration that names no token the index of its entry; −1 where there is none yet.
  private var ofLiteral: [Int32]
  /// By the declarations behind a token that names others.
  private var ofDeclarations: [[Int32]: Int32] = [:]

  init(_ catalog: TokenCatalog, indices: [SourceSpan: Int], sites: [ColorSite]) {
    self.indices = indices
    self.sites = sites
    ofToken = Array(repeating: (0, 0), count: catalog.tokenCount)
    ofLiteral = Array(repeating: -1, count: catalog.declarations.count)
  }

  /// Goes on to another permutation, or to the first.
  mutating func advance() {
    permutation += 1
  }

  /// The ink of a token in the current permutation.
  mutating func entry(
    of token: TokenID, in resolver: TokenResolver
  ) throws(ResolutionError) -> Entry {
    entries[try index(of: token, resolver)]
  }

  /// Whether any site changes a token in the current permutation.
  mutating func isReached(
    _ token: TokenID, in resolver: TokenResolver
  ) throws(ResolutionError) -> Bool {
    entries[try index(of: token, resolver)].isReached
  }

  private mutating func index(
    of token: TokenID, _ resolver: TokenResolver
  ) throws(ResolutionError) -> Int {
    let known = ofToken[token.index]
    if known.permutation == permutation { return Int(known.entry) }
    let index: Int32
    if let literal = resolver.literalDeclaration(of: token) {
      if ofLiteral[literal] < 0 { ofLiteral[literal] = try add(token, resolver) }
      index = ofLiteral[literal]
    } else if let key = resolver.declarations(behind: token) {
      if let shared = ofDeclarations[key] {
        index = shared
      } else {
        index = try add(token, resolver)
        ofDeclarations[key] = index
      }
    } else {
      index = try add(token, resolver)
    }
    ofToken[token.index] = (index, permutation)
    return Int(index)
  }

  private mutating func add(
    _ token: TokenID, _ resolver: TokenResolver
  ) throws(ResolutionError) -> Int32 {
    let (ink, identity) = try makeInk(of: token, resolver)
    entries.append(Entry(ink: ink, identity: identity, isReached: !ink.sites.isEmpty))
    return Int32(entries.count - 1)
  }

  private mutating func makeInk(
    of token: TokenID, _ resolver: TokenResolver
  ) throws(ResolutionError) -> (RepairInk, Identity) {
    let paint = try resolver.paint(of: token)
    let own = Identity.own(serial: entries.count)
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
