package import SourceText

/// Reads a Swift file into a ``SyntaxTree``.
///
/// It knows the grammar in outline, never fails, and keeps what it doesn't know as
/// ``SyntaxKind/unparsed``, with everything in it that it does know.
/// [The Swift Programming Language, summary of the grammar]
package struct SwiftParser: TokenParser {
  let file: SourceFile
  var tokens: CodeTokenList
  /// The offset after the part that is read.
  let limit: Int
  var index = 0
  /// The token before which the innermost brackets end.
  var end: Int
  var tree: SyntaxBuilder
  var problems: [Diagnostic] = []
  var depth = 0
  /// Whether `{` after a value is its trailing closure: not where a condition ends in a block.
  var allowsClosures = true
  /// Whether `let x` may stand where a value does.
  var isPattern = false
  /// How often an operator was read in one expression, and how often one that needs a declaration.
  var operators = (all: 0, custom: 0)
  var height = 0
  var tallest = 0
  /// Where the branches of `#if` end, by the tokens that begin them, once that was asked.
  var branches: [Int: Int]?
  /// How many tokens may still be read twice.
  var retries: Int

  static let depthLimit = 160
  static let heightLimit = 600

  private init(_ file: SourceFile, in range: Range<Int>) {
    self.file = file
    limit = range.upperBound
    let read = SwiftTokens(file, in: range)
    tokens = read.list
    end = tokens.count
    retries = 10_000 + 8 * tokens.count
    tree = SyntaxBuilder(reserving: tokens.count)
    // No compiler takes it, and of a file in UTF-16 nothing would be found.
    if let problem = file.encodingProblem(in: range) {
      let place = SourceSpan(file: file, range: problem.offset..<problem.offset + 1)
      problems.append(Diagnostic(.error, problem.message, at: place))
    }
    for problem in read.problems {
      problems.append(
        Diagnostic(.error, problem.message, at: SourceSpan(file: file, range: problem.range)))
    }
  }

  /// Reads a file.
  package static func parse(_ file: SourceFile) -> SyntaxTree {
    parse(file, in: 0..<file.bytes.count)
  }

  /// Reads a part of a file.
  static func parse(_ file: SourceFile, in range: Range<Int>) -> SyntaxTree {
    var parser = SwiftParser(file, in: range)
    parser.parseStatements()
    parser.tree.add(.file, from: 0, range)
    return SyntaxTree(
      file: file, in: SwiftLanguage(), nodes: parser.tree.nodes, problems: parser.problems)
  }

  /// Reads the one expression that a span holds; nil if it holds something else or more.
  package static func expression(at span: SourceSpan) -> SyntaxNode? {
    var parser = SwiftParser(span.file, in: span.range)
    parser.parseExpression()
    guard parser.isAtEnd, parser.problems.isEmpty,
      !parser.tree.nodes.contains(where: { $0.kind == .unparsed })
    else { return nil }
    return SyntaxTree(file: span.file, in: SwiftLanguage(), nodes: parser.tree.nodes, problems: [])
      .root
  }

  /// Reads what is in the brackets that come next.
  mutating func inBrackets(_ body: (inout SwiftParser) -> Void) {
    let outer = (allowsClosures, isPattern, operators)
    within { parser in
      (parser.allowsClosures, parser.operators) = (true, (0, 0))
      body(&parser)
    }
    (allowsClosures, isPattern, operators) = outer
  }
}
