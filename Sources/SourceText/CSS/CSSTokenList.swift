/// The tokens of a style sheet, in 8 bytes each: a sheet of megabytes has millions of them.
///
/// Tokens follow each other without a gap, so a token ends where the next one begins.
struct CSSTokenList: Sendable {
  private struct Packed: Sendable {
    let start: UInt32
    /// The kind in the lowest bits, above it how many tokens on the next one or the closing one is.
    var kindAndStep: UInt32
  }

  private static let kindBits: UInt32 = 5
  private static let greatestStep = Int(UInt32.max >> kindBits)

  private var packed: [Packed] = []
  /// The end of the last token.
  private var end: UInt32 = 0
  /// The index of the last token that is not white space.
  private var visible: Int?

  var count: Int { packed.count }
  var indices: Range<Int> { packed.indices }

  subscript(index: Int) -> CSSToken {
    let token = packed[index]
    let end = index + 1 < packed.count ? packed[index + 1].start : self.end
    return CSSToken(
      kind: CSSToken.Kind(rawValue: UInt8(token.kindAndStep & (1 << Self.kindBits - 1)))
        ?? .delimiter,
      start: token.start, end: end,
      next: UInt32(index) &+ token.kindAndStep >> Self.kindBits)
  }

  /// Makes room for tokens.
  mutating func reserveCapacity(_ count: Int) { packed.reserveCapacity(count) }

  mutating func append(_ kind: CSSToken.Kind, from start: Int, to end: Int) {
    packed.append(
      Packed(start: UInt32(start), kindAndStep: UInt32(kind.rawValue) | 1 << Self.kindBits))
    self.end = UInt32(end)
    if kind != .space { visible = packed.count - 1 }
  }

  /// Notes which token closes the group that one opens; false if there are too many between them.
  mutating func close(_ index: Int, at next: Int) -> Bool {
    guard next - index <= Self.greatestStep else { return false }
    let kind = packed[index].kindAndStep & (1 << Self.kindBits - 1)
    packed[index].kindAndStep =
      kind | UInt32(next - index) << Self.kindBits
    return true
  }

  /// The last token that is not white space; nil if there is none.
  var lastVisible: CSSToken? { visible.map { self[$0] } }
}
