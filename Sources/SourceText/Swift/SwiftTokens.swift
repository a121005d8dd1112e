/// The tokens of a Swift text, for parsers of other modules.
package struct SwiftTokens: Sendable {
  /// The tokens, with the partner of each bracket.
  package private(set) var list: CodeTokenList
  /// What no program can hold: what it is, and where.
  package private(set) var problems: [(message: String, range: Range<Int>)]
  /// The comments in order.
  package private(set) var comments: [SwiftComment]

  /// Reads a file, or the part of it at a range of byte offsets.
  package init(_ file: SourceFile, in range: Range<Int>? = nil) {
    self.init(file, in: range ?? 0..<file.bytes.count, toEndOfBrackets: false)
  }

  /// Reads the parentheses that open at an offset, where a text has a computed part.
  package init(_ file: SourceFile, interpolatedAt offset: Int, before end: Int) {
    self.init(file, in: offset..<end, toEndOfBrackets: true)
  }

  private init(_ file: SourceFile, in range: Range<Int>, toEndOfBrackets: Bool) {
    (list, problems, comments) = file.bytes.withUnsafeBufferPointer { bytes in
      var lexer = SwiftLexer(bytes: bytes, range: range)
      lexer.run(toEndOfBrackets: toEndOfBrackets)
      lexer.pairBrackets(of: file)
      return (
        lexer.finishedTokens, lexer.problems.map { ($0.message, $0.range) }, lexer.comments
      )
    }
  }
}

extension SwiftTokens {
  /// Whether a word that is not ASCII is an operator.
  package static func beginsOperator(_ bytes: ArraySlice<UInt8>) -> Bool {
    SwiftLexer.beginsOperator(bytes)
  }
}
