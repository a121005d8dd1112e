/// The text of a program in a ``CodeDialect``, as tokens by index with the partner of each bracket.
///
/// Readers walk the tokens for the declarations that they know. Only the expressions that they name are
/// parsed, and nothing is kept. Indices past the end are no token.
package final class CodeDocument: Sendable {
  /// The file.
  package let file: SourceFile
  /// The language.
  package let dialect: CodeDialect
  let tokens: CodeTokenList

  /// Reads a file, or the part of it at a range of byte offsets.
  ///
  /// - Parameters:
  ///   - severity: the severity of errors that make the text no program: a string without an end, a
  ///     bracket that nothing closes.
  package static func parse(
    _ file: SourceFile, as dialect: CodeDialect, in range: Range<Int>? = nil,
    severity: Diagnostic.Severity = .error, diagnostics: inout DiagnosticList
  ) -> CodeDocument {
    let range = (range ?? 0..<file.bytes.count).clamped(to: 0..<file.bytes.count)
    // No compiler takes it, and of a file in UTF-16 nothing would be found.
    if let problem = file.encodingProblem(in: range) {
      let place = SourceSpan(file: file, range: problem.offset..<problem.offset + 1)
      diagnostics.append(Diagnostic(severity, problem.message, at: place))
    }
    let (document, problems) = scan(file, dialect, in: range)
    for problem in problems {
      diagnostics.append(
        Diagnostic(severity, problem.message, at: SourceSpan(file: file, range: problem.range)))
    }
    return document
  }

  /// Reads the one expression that a span holds; nil if it holds something else or more.
  package static func expression(
    at span: SourceSpan, as dialect: CodeDialect
  ) -> CodeExpression? {
    let (document, problems) = scan(span.file, dialect, in: span.range)
    guard document.count > 0, problems.isEmpty else { return nil }
    let (expression, next) = document.expression(from: 0)
    return next == document.count ? expression : nil
  }

  private static func scan(
    _ file: SourceFile, _ dialect: CodeDialect, in range: Range<Int>
  ) -> (CodeDocument, [CodeSyntaxProblem]) {
    let (tokens, problems) = file.bytes.withUnsafeBufferPointer { bytes in
      var lexer = CodeLexer(bytes: bytes, range: range, dialect: dialect)
      lexer.run()
      lexer.pairBrackets(of: file)
      return (lexer.tokens, lexer.problems)
    }
    return (CodeDocument(file: file, dialect: dialect, tokens: tokens), problems)
  }

  private init(file: SourceFile, dialect: CodeDialect, tokens: CodeTokenList) {
    self.file = file
    self.dialect = dialect
    self.tokens = tokens
  }

  // MARK: Expressions

  /// The expression that begins at a token, and the index after it.
  ///
  /// It ends where the next token cannot go on with it; ``startsStatement(_:)`` tells whether that is
  /// the end of what was written.
  package func expression(from index: Int, to end: Int? = nil) -> (CodeExpression, next: Int) {
    var parser = CodeExpressionParser(
      document: self, at: index, end: min(end ?? tokens.count, tokens.count))
    let value = parser.parse()
    return (value, parser.index)
  }

  /// The whole value that begins at a token; of the form ``CodeExpression/Kind/other(_:)`` if more
  /// than an expression stands there.
  package func value(from index: Int, to end: Int? = nil) -> (CodeExpression, next: Int) {
    let (value, next) = expression(from: index, to: end)
    if next >= min(end ?? tokens.count, tokens.count) || startsStatement(next) {
      return (value, next)
    }
    if case .other = value.kind { return (value, next) }
    return (CodeExpression(.other("more than an expression"), range: value.range), next)
  }

  /// The index after the type that begins at a token.
  package func typeEnd(from index: Int) -> Int {
    CodeExpressionParser(document: self, at: index, end: tokens.count).typeEnd(from: index)
  }

  /// Whether what stands before a token has ended there.
  package func startsStatement(_ index: Int) -> Bool {
    guard index < tokens.count else { return true }
    if isText(index, ";") || isText(index, ",") || closes(index) { return true }
    return dialect.endsAtLines && tokens[index].flags.contains(.startsLine)
  }

  // MARK: Tokens

  /// The number of tokens.
  package var count: Int { tokens.count }

  /// The first token that begins at a byte offset or after it. O(log n).
  package func firstToken(from offset: Int) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The text of a token; empty past the end.
  package func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: file.bytes[tokens[index].range], as: UTF8.self)
  }

  /// Whether a symbol or a word is written so.
  package func isText(_ index: Int, _ text: StaticString) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    let token = tokens[index]
    let count = token.count
    guard count == text.utf8CodeUnitCount, token.kind != .string else { return false }
    var position = 0
    while position < count {
      guard file.bytes[Int(token.start) + position] == text.utf8Start[position] else {
        return false
      }
      position += 1
    }
    return true
  }

  /// A word, without backticks; nil for anything else.
  package func name(_ index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .identifier else { return nil }
    let text = text(index)
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }

  /// The text of a string literal, its escapes replaced; nil for anything else, where something is
  /// interpolated, and for an escape that is not known.
  package func string(_ index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .string else { return nil }
    return CodeString.text(file.bytes[tokens[index].range], flags: tokens[index].flags)
  }

  /// Whether no token stands before it on its line.
  package func startsLine(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].flags.contains(.startsLine)
  }

  /// The token that closes a bracket, or the end; for any other token the one after it.
  package func partner(_ index: Int) -> Int {
    tokens.indices.contains(index) ? tokens.partner(index) : index + 1
  }

  /// The index after a token and, where it opens a bracket, after all that is in it.
  package func after(_ index: Int) -> Int {
    opens(index) ? min(partner(index) + 1, tokens.count) : index + 1
  }

  /// Whether a token opens a bracket.
  package func opens(_ index: Int) -> Bool {
    isText(index, "(") || isText(index, "[") || isText(index, "{")
  }

  func closes(_ index: Int) -> Bool {
    isText(index, ")") || isText(index, "]") || isText(index, "}")
  }

  /// The bytes from the start of one token to the end of the one before another; never empty where
  /// there is a token.
  package func range(from first: Int, to next: Int) -> Range<Int> {
    guard first < tokens.count else { return file.bytes.count..<file.bytes.count }
    let start = Int(tokens[first].start)
    guard next > first else { return tokens[first].range }
    return start..<tokens[min(next, tokens.count) - 1].range.upperBound
  }

  /// A span in the file.
  package func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(file: file, range: range) }
}
