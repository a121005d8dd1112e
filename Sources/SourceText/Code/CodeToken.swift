/// One token of program code: Swift, or a language that a `CodeDialect` describes.
///
/// 8 bytes: a file of megabytes has millions.
package struct CodeToken: Sendable {
  /// What a token is. Keywords are identifiers: most of them are so in some place.
  package enum Kind: UInt8 {
    /// A word, in backticks or not.
    case identifier
    case number
    /// A string literal with everything interpolated into it.
    case string
    /// A bracket, a comma, an operator.
    case symbol
    /// `#if`, `#Preview`, `#colorLiteral`.
    case directive
    /// A regular expression, or a byte that begins no token.
    case other
  }

  /// What the parser has to know of a token beside its text.
  package struct Flags: OptionSet {
    package let rawValue: UInt8
    /// Makes flags of their bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// No token stands before it on its line.
    package static let startsLine = Flags(rawValue: 1)
    /// White space or a comment stands before it.
    package static let followsSpace = Flags(rawValue: 2)
    /// A string that runs over several lines.
    package static let isMultiline = Flags(rawValue: 8)
    /// A string into which something is interpolated.
    package static let isInterpolated = Flags(rawValue: 16)
  }

  /// The first byte in the file.
  package let start: UInt32
  /// The kind in the lowest bits, above it the flags, above them the length; of a bracket that opens,
  /// whose length is known, how many tokens on its partner is.
  private var word: UInt32

  private static let kindBits: UInt32 = 3
  private static let flagBits: UInt32 = 5
  /// The kind of a symbol that opens a bracket.
  private static let opening: UInt32 = 7
  /// The greatest length, and number of steps, that is kept.
  static let limit = Int(UInt32.max >> (kindBits + flagBits))

  /// Cuts off what is beyond the `limit`.
  init(_ kind: Kind, _ flags: Flags, _ range: Range<Int>) {
    start = UInt32(range.lowerBound)
    word =
      UInt32(min(range.count, CodeToken.limit)) << (CodeToken.kindBits + CodeToken.flagBits)
      | UInt32(flags.rawValue) << CodeToken.kindBits | UInt32(kind.rawValue)
  }

  /// What the token is.
  package var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: word & 7)) ?? .symbol }

  /// What the parser has to know of it.
  package var flags: Flags {
    Flags(rawValue: UInt8(truncatingIfNeeded: word >> CodeToken.kindBits) & 31)
  }

  private var rest: UInt32 { word >> (CodeToken.kindBits + CodeToken.flagBits) }

  /// The number of bytes.
  package var count: Int { word & 7 == CodeToken.opening ? 1 : Int(rest) }

  /// The byte offsets in the file.
  package var range: Range<Int> { Int(start)..<Int(start) + count }

  /// For a bracket that opens, how many tokens on its partner is, the `limit` for all that are
  /// further; nil for any other token.
  package var step: Int? { word & 7 == CodeToken.opening ? Int(rest) : nil }

  /// The same symbol as a bracket whose partner is so many tokens on.
  func opening(step: Int) -> CodeToken {
    var token = CodeToken(.symbol, flags, Int(start)..<Int(start) + min(step, CodeToken.limit))
    token.word |= CodeToken.opening
    return token
  }
}
