/// The tokens of a text in a ``CodeDialect``, for parsers of other modules.
package struct CodeTokens: Sendable {
  /// The tokens, with the partner of each bracket.
  package private(set) var list: CodeTokenList
  /// What no program can hold: what it is, and where.
  package private(set) var problems: [(message: String, range: Range<Int>)]

  /// Reads a file, or the part of it at a range of byte offsets.
  package init(_ file: SourceFile, as dialect: CodeDialect, in range: Range<Int>? = nil) {
    self.init(file, dialect, in: range ?? 0..<file.bytes.count, toEndOfBrackets: false)
  }

  /// Reads the braces that open at an offset, where a text has a computed part.
  package init(
    _ file: SourceFile, as dialect: CodeDialect, interpolatedAt offset: Int, before end: Int
  ) {
    self.init(file, dialect, in: offset..<end, toEndOfBrackets: true)
  }

  private init(
    _ file: SourceFile, _ dialect: CodeDialect, in range: Range<Int>, toEndOfBrackets: Bool
  ) {
    (list, problems) = file.bytes.withUnsafeBufferPointer { bytes in
      var lexer = CodeLexer(bytes: bytes, range: range, dialect: dialect)
      lexer.run(toEndOfBrackets: toEndOfBrackets)
      lexer.pairBrackets(of: file)
      return (lexer.tokens, lexer.problems.map { ($0.message, $0.range) })
    }
  }
}
