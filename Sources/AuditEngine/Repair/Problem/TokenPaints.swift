import ColorMath
import DesignTokens
import SourceText

/// The paints of tokens in each permutation: each computed once for all permutations in which it
/// uses the same declarations.
struct TokenPaints {
  /// Identifies a paint: equal identities mean the same paint.
  private enum Identity: Hashable {
    case color(SRGBColor)
    case variable(Int)
    /// Shared with no other token.
    case own(serial: Int)
  }

  /// A token's paint.
  private struct Entry {
    /// The paint in an array of one, which constraints share.
    let alone: [RepairPaint]
    /// Equal exactly when the paints are equal.
    let number: Int32
    /// The variables that change it.
    let variables: [Int]
  }

  /// For a declaration: not looked at yet.
  private static let untouched: Int32 = -1
  /// For a declaration: no variable changes it, and its paint was not needed yet.
  private static let unreached: Int32 = -2

  private let indices: [SourceSpan: Int]
  private let variables: [ColorVariable]
  /// The variables that turned out to have several colors: a reference to a system color, or a
  /// choice by scheme within one value. No single color can replace them.
  private(set) var varying: Set<Int> = []
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

  init(_ catalog: TokenCatalog, indices: [SourceSpan: Int], variables: [ColorVariable]) {
    self.indices = indices
    self.variables = variables
    self.catalog = catalog
    ofToken = Array(repeating: (0, 0), count: catalog.tokenCount)
    ofLiteral = Array(repeating: TokenPaints.untouched, count: catalog.declarations.count)
  }

  /// Moves to another permutation, or to the first.
  mutating func advance() {
    permutation += 1
  }

  /// The paints of tokens in the current permutation.
  mutating func paints(
    of tokens: [TokenID], in resolver: TokenResolver
  ) throws(ResolutionError) -> [RepairPaint] {
    if tokens.count == 1 { return try entry(of: tokens[0], resolver).alone }
    var found: [RepairPaint] = []
    for token in tokens { found.append(try entry(of: token, resolver).alone[0]) }
    return found
  }

  private mutating func entry(
    of token: TokenID, _ resolver: TokenResolver
  ) throws(ResolutionError) -> Entry {
    var index = try index(of: token, resolver)
    if index == TokenPaints.unreached {
      index = try add(token, resolver)
      if let literal = resolver.literalDeclaration(of: token) { ofLiteral[literal] = index }
      ofToken[token.index].entry = index
    }
    return entries[Int(index)]
  }

  /// Whether some variable changes a token in the current permutation.
  mutating func isWanted(
    _ token: TokenID, in resolver: TokenResolver
  ) throws(ResolutionError) -> Bool {
    let index = try index(of: token, resolver)
    return index != TokenPaints.unreached && !entries[Int(index)].variables.isEmpty
  }

  /// The number of a token's paint in the current permutation.
  mutating func number(
    of token: TokenID, in resolver: TokenResolver
  ) throws(ResolutionError) -> Int32 {
    let index = try index(of: token, resolver)
    return index == TokenPaints.unreached
      ? try entry(of: token, resolver).number : entries[Int(index)].number
  }

  private mutating func index(
    of token: TokenID, _ resolver: TokenResolver
  ) throws(ResolutionError) -> Int32 {
    let known = ofToken[token.index]
    if known.permutation == permutation { return known.entry }
    let index: Int32
    if let literal = resolver.literalDeclaration(of: token) {
      if ofLiteral[literal] == TokenPaints.untouched {
        ofLiteral[literal] =
          indices[catalog.declarations[literal].value.span] == nil
          ? TokenPaints.unreached : try add(token, resolver)
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
    let (paint, identity) = try makePaint(of: token, resolver)
    let next = Int32(numbers.count)
    let number = numbers[identity, default: next]
    if number == next { numbers[identity] = next }
    entries.append(Entry(alone: [paint], number: number, variables: paint.variables))
    return Int32(entries.count - 1)
  }

  private mutating func makePaint(
    of token: TokenID, _ resolver: TokenResolver
  ) throws(ResolutionError) -> (RepairPaint, Identity) {
    let paint = try resolver.paint(of: token)
    let own = Identity.own(serial: entries.count)
    guard case .solid(let color) = paint.content else {
      return (patchesPaint(of: token, paint, resolver) ?? .otherPaint(Surface.Layer(paint)), own)
    }
    let fixed = RepairPaint(color.color, luminance: color.luminance)
    if let literal = resolver.literalDeclaration(of: token),
      indices[catalog.declarations[literal].value.span] == nil
    {
      return (fixed, .color(color.color))
    }
    guard let derivation = derivation(of: token, resolver) else {
      return (fixed, .color(color.color))
    }
    if case .variable(let index) = derivation { return (.variable(index), .variable(index)) }
    return (.derived(derivation), own)
  }

  /// The paint of parts side by side if some variable changes it; nil for all else.
  private mutating func patchesPaint(
    of token: TokenID, _ paint: Paint, _ resolver: TokenResolver
  ) -> RepairPaint? {
    guard case .patches = paint.content else { return nil }
    return derivation(of: token, resolver).map(RepairPaint.patches)
  }

  /// How a token derives from the variables of the problem; nil if none of them changes it.
  private mutating func derivation(
    of token: TokenID, _ resolver: TokenResolver
  ) -> ColorDerivation? {
    let (places, color) = resolver.derivation(of: token)
    let indices = places.map { place in
      let index = self.indices[place.span]
      if let index, variables[index].color != place.color { varying.insert(index) }
      return index
    }
    guard indices.contains(where: { $0 != nil }) else { return nil }
    return color.fixing(places.map(\.color)) { indices[$0] }
  }
}
