import ColorMath
import DesignTokens
import SourceText

/// The inks of tokens in each permutation: each computed once for all permutations in which it uses
/// the same declarations.
struct InkTable {
  /// Identifies an ink: equal identities mean the same ink.
  private enum Identity: Hashable {
    case color(SRGBColor)
    case site(Int)
    /// Shared with no other token.
    case own(serial: Int)
  }

  /// A token's ink.
  private struct Entry {
    /// The ink in an array of one, which demands share.
    let alone: [RepairInk]
    /// Equal exactly when the inks are equal.
    let number: Int32
    /// The sites that change it.
    let sites: [Int]
  }

  /// For a declaration: not looked at yet.
  private static let untouched: Int32 = -1
  /// For a declaration: no site changes it, and its ink was not needed yet.
  private static let unreached: Int32 = -2

  private let indices: [SourceSpan: Int]
  private let sites: [ColorSite]
  /// The sites that turned out to have several colors: a reference to a system color, or a choice
  /// by scheme within one value. No single color can replace them.
  private(set) var varying: Set<Int> = []
  /// The sites that need no more demands.
  private var full: Set<Int> = []
  /// Those of them that have more demands.
  private(set) var truncated: Set<Int> = []
  private var entries: [Entry] = []
  /// The current permutation, by number.
  private var permutation: Int32 = 0
  /// By token: the index of its entry or ``unreached``, and the permutation that this is for.
  private var ofToken: [(entry: Int32, permutation: Int32)]
  /// By declaration without aliases: the index of its entry, or one of the constants above.
  private var ofLiteral: [Int32]
  /// By the declarations behind a token with aliases.
  private var ofDeclarations: [[Int32]: Int32] = [:]
  private var numbers: [Identity: Int32] = [:]
  private let catalog: TokenCatalog

  init(_ catalog: TokenCatalog, indices: [SourceSpan: Int], sites: [ColorSite]) {
    self.indices = indices
    self.sites = sites
    self.catalog = catalog
    ofToken = Array(repeating: (0, 0), count: catalog.tokenCount)
    ofLiteral = Array(repeating: InkTable.untouched, count: catalog.declarations.count)
  }

  /// Moves to another permutation, or to the first.
  mutating func advance() {
    permutation += 1
  }

  /// The inks of tokens in the current permutation.
  mutating func inks(
    of tokens: [TokenID], in resolver: TokenResolver
  ) throws(ResolutionError) -> [RepairInk] {
    if tokens.count == 1 { return try entry(of: tokens[0], resolver).alone }
    var found: [RepairInk] = []
    for token in tokens { found.append(try entry(of: token, resolver).alone[0]) }
    return found
  }

  private mutating func entry(
    of token: TokenID, _ resolver: TokenResolver
  ) throws(ResolutionError) -> Entry {
    var index = try index(of: token, resolver)
    if index == InkTable.unreached {
      index = try add(token, resolver)
      if let literal = resolver.literalDeclaration(of: token) { ofLiteral[literal] = index }
      ofToken[token.index].entry = index
    }
    return entries[Int(index)]
  }

  /// Whether some site that needs more demands changes a token in the current permutation.
  mutating func isWanted(
    _ token: TokenID, in resolver: TokenResolver
  ) throws(ResolutionError) -> Bool {
    let index = try index(of: token, resolver)
    guard index != InkTable.unreached else { return false }
    guard !full.isEmpty else { return !entries[Int(index)].sites.isEmpty }
    var isWanted = false
    for site in entries[Int(index)].sites {
      if full.contains(site) { truncated.insert(site) } else { isWanted = true }
    }
    return isWanted
  }

  /// Whether a site needs no more demands.
  func isFull(_ site: Int) -> Bool { full.contains(site) }

  /// Marks that a site needs no more demands.
  mutating func fill(_ site: Int) { full.insert(site) }

  /// The number of a token's ink in the current permutation.
  mutating func number(
    of token: TokenID, in resolver: TokenResolver
  ) throws(ResolutionError) -> Int32 {
    let index = try index(of: token, resolver)
    return index == InkTable.unreached
      ? try entry(of: token, resolver).number : entries[Int(index)].number
  }

  private mutating func index(
    of token: TokenID, _ resolver: TokenResolver
  ) throws(ResolutionError) -> Int32 {
    let known = ofToken[token.index]
    if known.permutation == permutation { return known.entry }
    let index: Int32
    if let literal = resolver.literalDeclaration(of: token) {
      if ofLiteral[literal] == InkTable.untouched {
        ofLiteral[literal] =
          indices[catalog.declarations[literal].value.span] == nil
          ? InkTable.unreached : try add(token, resolver)
      }
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
    return index
  }

  private mutating func add(
    _ token: TokenID, _ resolver: TokenResolver
  ) throws(ResolutionError) -> Int32 {
    let (ink, identity) = try makeInk(of: token, resolver)
    let next = Int32(numbers.count)
    let number = numbers[identity, default: next]
    if number == next { numbers[identity] = next }
    entries.append(Entry(alone: [ink], number: number, sites: ink.sites))
    return Int32(entries.count - 1)
  }

  private mutating func makeInk(
    of token: TokenID, _ resolver: TokenResolver
  ) throws(ResolutionError) -> (RepairInk, Identity) {
    let paint = try resolver.paint(of: token)
    let own = Identity.own(serial: entries.count)
    guard case .solid(let color) = paint.content else {
      return (patchesInk(of: token, paint, resolver) ?? .paint(Surface.Layer(paint)), own)
    }
    let fixed = RepairInk(color.color, luminance: color.luminance)
    if let literal = resolver.literalDeclaration(of: token),
      indices[catalog.declarations[literal].value.span] == nil
    {
      return (fixed, .color(color.color))
    }
    let derivation = resolver.derivation(of: token)
    let indices = siteIndices(of: derivation)
    guard indices.contains(where: { $0 != nil }) else {
      return (fixed, .color(color.color))
    }
    if derivation.isDirect, let index = indices[0] { return (.site(index), .site(index)) }
    if let expression = derivation.expression {
      return (.expression(expression.renumbered(indices, sites: derivation.sites)), own)
    }
    return (.derived(derivation, sites: indices), own)
  }

  /// The ink of parts side by side if some site changes it; nil for all else.
  private mutating func patchesInk(
    of token: TokenID, _ paint: Paint, _ resolver: TokenResolver
  ) -> RepairInk? {
    guard case .patches = paint.content else { return nil }
    let derivation = resolver.derivation(of: token)
    let indices = siteIndices(of: derivation)
    guard indices.contains(where: { $0 != nil }) else { return nil }
    return .patches(derivation, sites: indices)
  }

  private mutating func siteIndices(of derivation: ColorDerivation) -> [Int?] {
    derivation.sites.map { site in
      let index = self.indices[site.span]
      if let index, sites[index].color != site.color { varying.insert(index) }
      return index
    }
  }
}
