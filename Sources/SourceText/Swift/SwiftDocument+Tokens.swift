/// The tokens, for readers that walk code which is more than constants. Indices past the end are no
/// token.
extension SwiftDocument {
  private var source: SwiftTokenSource {
    SwiftTokenSource(file: file, tokens: tokens, comments: comments)
  }

  /// The number of tokens.
  package var count: Int { tokens.count }

  /// Whether a symbol or a word is written so.
  package func isText(_ index: Int, _ text: StaticString) -> Bool {
    tokens.indices.contains(index) && source.isText(index, text)
  }

  /// A word, without backticks; nil for anything else.
  package func name(_ index: Int) -> String? {
    tokens.indices.contains(index) ? source.name(index) : nil
  }

  /// Whether no token stands before it on its line.
  package func startsLine(_ index: Int) -> Bool {
    tokens.indices.contains(index) && source.startsLine(index)
  }

  /// The token that closes a bracket, or the end; for any other token the one after it.
  package func partner(_ index: Int) -> Int {
    tokens.indices.contains(index) ? source.partner(index) : index + 1
  }

  /// The bytes from the start of one token to the end of the one before another.
  package func range(from first: Int, to next: Int) -> Range<Int> {
    source.range(from: first, to: next)
  }

  /// The expression that begins at a token, and the index after it.
  package func expression(from index: Int, to end: Int) -> (SwiftExpression, next: Int) {
    var parser = SwiftExpressionParser(source: source, at: index, end: min(end, tokens.count))
    let value = parser.parse()
    return (value, max(parser.index, index + 1))
  }
}
