/// A token of TypeScript or JavaScript.
struct ScriptToken {
  /// What it is. Keywords are words: most of them are so in some place.
  enum Kind {
    case word, privateName, number, string, symbol
    /// The end of the file.
    case end
  }

  let kind: Kind
  let range: Range<Int>
  /// Whether the end of a line stands before it.
  let startsLine: Bool
}
