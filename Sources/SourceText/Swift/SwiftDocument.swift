/// A Swift text, or the part of a file that is one, as declarations with their places.
///
/// It reads the declarations of constants: types, properties, enumeration cases, type aliases, and
/// in them expressions and the statements of short bodies. Everything else is skipped; the bodies
/// of functions and closures are read only on request. Depth is limited, and anything deeper is an
/// expression of the kind ``SwiftExpression/Kind/other(_:)``.
package final class SwiftDocument: Sendable {
  /// The file.
  package let file: SourceFile
  /// The comments in order.
  package let comments: [SwiftComment]
  /// The declarations at the outermost level, in order.
  package let declarations: [SwiftDeclaration]
  let tokens: CodeTokenList

  /// Reads a file, or the part of it at a range of byte offsets.
  ///
  /// - Parameters:
  ///   - severity: the severity of errors that make the text invalid Swift: a string without an
  ///     end, a
  ///     bracket that nothing closes.
  package static func parse(
    _ file: SourceFile, in range: Range<Int>? = nil, severity: Diagnostic.Severity = .error,
    diagnostics: inout DiagnosticList
  ) -> SwiftDocument {
    let range = (range ?? 0..<file.bytes.count).clamped(to: 0..<file.bytes.count)
    // No compiler takes it, and of a file in UTF-16 nothing would be found.
    if let problem = file.encodingProblem(in: range) {
      let place = SourceSpan(file: file, range: problem.offset..<problem.offset + 1)
      diagnostics.append(Diagnostic(severity, problem.message, at: place))
    }
    let (tokens, comments, problems) = file.bytes.withUnsafeBufferPointer { bytes in
      var lexer = SwiftLexer(bytes: bytes, range: range)
      lexer.run()
      lexer.pairBrackets(of: file)
      return (lexer.tokens, lexer.comments, lexer.problems)
    }
    for problem in problems {
      diagnostics.append(
        Diagnostic(severity, problem.message, at: SourceSpan(file: file, range: problem.range)))
    }
    return SwiftDocument(file: file, tokens: tokens, comments: comments)
  }

  /// Reads the one expression that a span holds; nil if it holds something else or more.
  package static func expression(at span: SourceSpan) -> SwiftExpression? {
    let file = span.file
    let (tokens, comments, hasProblems) = file.bytes.withUnsafeBufferPointer { bytes in
      var lexer = SwiftLexer(bytes: bytes, range: span.range)
      lexer.run()
      lexer.pairBrackets(of: file)
      return (lexer.tokens, lexer.comments, !lexer.problems.isEmpty)
    }
    guard !tokens.isEmpty, !hasProblems else { return nil }
    let source = SwiftTokenSource(file: file, tokens: tokens, comments: comments)
    var parser = SwiftExpressionParser(source: source, at: 0, end: tokens.count)
    let expression = parser.parse()
    return parser.index == tokens.count ? expression : nil
  }

  private init(file: SourceFile, tokens: CodeTokenList, comments: [SwiftComment]) {
    self.file = file
    self.tokens = tokens
    self.comments = comments
    let source = SwiftTokenSource(file: file, tokens: tokens, comments: comments)
    var parser = SwiftDeclarationParser(source: source)
    declarations = parser.parseDeclarations(in: 0..<tokens.count)
  }

  /// The statements of a body.
  package func statements(of code: SwiftCode) -> [SwiftStatement] {
    let source = SwiftTokenSource(file: file, tokens: tokens, comments: comments)
    var parser = SwiftStatementParser(source: source)
    return parser.parseStatements(in: code.tokens)
  }

  /// The expression that some tokens are.
  package func expression(in code: SwiftCode) -> SwiftExpression {
    let source = SwiftTokenSource(file: file, tokens: tokens, comments: comments)
    let end = min(code.tokens.upperBound, tokens.count)
    var parser = SwiftExpressionParser(source: source, at: code.tokens.lowerBound, end: end)
    let value = parser.parse()
    return parser.index == end ? value : SwiftExpression(.other("more"), range: value.range)
  }

  /// What a body assigns to names and to the members of `self`, however deep, in order.
  package func assignments(in code: SwiftCode) -> [SwiftAssignment] {
    let source = SwiftTokenSource(file: file, tokens: tokens, comments: comments)
    let end = min(code.tokens.upperBound, tokens.count)
    var assignments: [SwiftAssignment] = []
    var braces = 0
    for index in code.tokens.lowerBound..<max(code.tokens.lowerBound, end) {
      if source.isText(index, "{") { braces += 1 }
      if source.isText(index, "}") { braces -= 1 }
      guard index + 1 < end, source.isText(index + 1, "=") else { continue }
      let isMember =
        index >= code.tokens.lowerBound + 2 && source.isText(index - 1, ".")
        && source.isText(index - 2, "self")
      let isStatement =
        index == code.tokens.lowerBound || source.startsLine(index)
        || source.isText(index - 1, ";") || source.isText(index - 1, "{")
      guard isMember || isStatement, let name = source.name(index) else { continue }
      var parser = SwiftExpressionParser(source: source, at: index + 2, end: end)
      assignments.append(
        SwiftAssignment(
          name: name, nameRange: tokens[index].range, isNested: braces > 0,
          value: parser.parse()))
    }
    return assignments
  }

  /// The names that `let` and `var` give to constants and variables in a body, however deep.
  package func localNames(in code: SwiftCode) -> Set<String> {
    let source = SwiftTokenSource(file: file, tokens: tokens, comments: comments)
    let end = min(code.tokens.upperBound, tokens.count)
    var names: Set<String> = []
    for index in code.tokens.lowerBound..<max(code.tokens.lowerBound, end)
    where source.isText(index, "let") || source.isText(index, "var") {
      let isPattern = source.isText(index + 1, "(")
      let last = isPattern ? min(source.partner(index + 1), end) : index + 1
      for position in index + 1..<max(index + 2, last + 1) {
        if let name = source.name(position) { names.insert(name) }
      }
    }
    return names
  }

  /// The text of each token of a body.
  package func words(of code: SwiftCode) -> [String] {
    code.tokens.clamped(to: 0..<tokens.count).map {
      String(decoding: file.bytes[tokens[$0].range], as: UTF8.self)
    }
  }

  /// A span in the file.
  package func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(file: file, range: range) }

  /// The comment that begins on the line on which a byte offset lies, after the offset, with nothing
  /// but closing brackets and commas before it.
  package func trailingComment(after offset: Int) -> SwiftComment? {
    var low = 0
    var high = comments.count
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    guard low < comments.count else { return nil }
    let comment = comments[low]
    let isNear = file.bytes[offset..<comment.range.lowerBound].allSatisfy {
      switch $0 {
      case 0x20, 0x09, UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","),
        UInt8(ascii: ";"):
        true
      default: false
      }
    }
    return isNear ? comment : nil
  }

  /// A comment as written, its marks included.
  package func text(of comment: SwiftComment) -> String {
    String(decoding: file.bytes[comment.range], as: UTF8.self)
  }
}
