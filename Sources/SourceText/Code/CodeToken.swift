/// One token of program code: Swift, or a language that a `CodeDialect` describes.
struct CodeToken: Sendable {
  /// What a token is. Keywords are identifiers: most of them are so in some place.
  enum Kind: UInt8 {
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
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// No token stands before it on its line.
    static let startsLine = Flags(rawValue: 1)
    /// White space or a comment stands before it.
    static let followsSpace = Flags(rawValue: 2)
    /// White space, a comment or the end of the text stands after it.
    static let precedesSpace = Flags(rawValue: 4)
    /// A string that runs over several lines.
    static let isMultiline = Flags(rawValue: 8)
    /// A string into which something is interpolated.
    static let isInterpolated = Flags(rawValue: 16)
  }

  let kind: Kind
  var flags: Flags
  let start: UInt32
  let end: UInt32

  /// The byte offsets in the file.
  var range: Range<Int> { Int(start)..<Int(end) }
}
