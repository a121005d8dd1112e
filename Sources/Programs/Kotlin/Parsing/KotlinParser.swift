import SourceText

/// Reads a file of Kotlin into a ``SyntaxTree``.
///
/// It knows the grammar in outline, never fails, and keeps what it doesn't know as
/// ``SyntaxKind/unparsed``. What Kotlin writes in its own way takes the form that all languages share:
/// an extension of a type holds the function that is declared for it, `f() = x` returns `x`, `a to b`
/// is a call of `to`, and `when` without a subject is `if`. [Kotlin grammar]
struct KotlinParser: TokenParser {
  let file: SourceFile
  var tokens: CodeTokenList
  var index = 0
  var end: Int
  var tree: SyntaxBuilder
  var problems: [Diagnostic] = []
  var depth = 0
  var height = 0
  var tallest = 0
  /// Whether the ends of lines say nothing, as in parentheses.
  var ignoresLines = false
  /// Whether `{` after a value is an argument of it: not after what a class delegates to.
  var allowsLambdas = true
  /// What `return@name` may name: the calls whose lambdas are being read; nil within a function.
  var lambdas: [String?] = []
  /// How many tokens may still be read twice.
  var retries: Int
  var package: [String] = []
  var imports: [Import] = []

  static let depthLimit = 160
  static let heightLimit = 600

  private init(_ file: SourceFile, in range: Range<Int>? = nil) {
    self.file = file
    let read = CodeTokens(file, as: .kotlin, in: range)
    tokens = read.list
    end = tokens.count
    retries = 10_000 + 8 * tokens.count
    tree = SyntaxBuilder(reserving: tokens.count)
    if let problem = file.encodingProblem(in: range) {
      let place = SourceSpan(file: file, range: problem.offset..<problem.offset + 1)
      problems.append(Diagnostic(.error, problem.message, at: place))
    }
    for problem in read.problems {
      problems.append(
        Diagnostic(.error, problem.message, at: SourceSpan(file: file, range: problem.range)))
    }
  }

  /// Reads the one expression that a piece of a file holds; nil for anything else.
  static func expression(in span: SourceSpan) -> SyntaxNode? {
    var parser = KotlinParser(span.file, in: span.range)
    parser.parseExpression()
    guard parser.isAtEnd, parser.problems.isEmpty, !parser.tree.nodes.isEmpty else { return nil }
    return SyntaxTree(
      file: span.file, in: KotlinLanguage(), nodes: parser.tree.nodes, problems: []
    ).root
  }

  /// Reads a file.
  static func parse(_ file: SourceFile) -> SyntaxTree {
    var parser = KotlinParser(file)
    parser.parseHead()
    parser.parseStatements()
    parser.tree.add(.file, from: 0, 0..<file.bytes.count)
    return SyntaxTree(
      file: file, in: KotlinLanguage(), nodes: parser.tree.nodes, problems: parser.problems,
      package: parser.package, imports: parser.imports)
  }

  /// Reads the package and the imports.
  private mutating func parseHead() {
    while !isAtEnd {
      if at("@"), at("file", 1), at(":", 2) {
        index += 3
        if at("[") { skip() } else { skipAnnotationName() }
      } else if at("package"), startsLine() {
        index += 1
        package = parsePath()
        if take(";") { continue }
      } else if at("import"), startsLine() {
        parseImport()
      } else if !take(";") {
        return
      }
    }
  }

  private mutating func parseImport() {
    let (mark, begin) = (tree.mark, start)
    index += 1
    let path = parsePath()
    if take(".") {
      if take("*") { imports.append(Import(path: path, name: nil)) }
    } else if take("as") {
      imports.append(Import(path: path, name: word))
      index += 1
    } else {
      imports.append(Import(path: path, name: path.last))
    }
    add(.importDeclaration, from: mark, at: begin)
  }

  /// The name that comes next, without backticks.
  private var word: String {
    let text = text()
    return text.first == "`" ? String(text.dropFirst().dropLast()) : text
  }

  private mutating func parsePath() -> [String] {
    var path: [String] = []
    while isWord(), !startsLine() || path.isEmpty {
      path.append(word)
      index += 1
      guard at("."), isWord(1) else { break }
      index += 1
    }
    return path
  }

  // MARK: Brackets and lines

  /// Reads what is in parentheses or brackets, where the ends of lines say nothing.
  mutating func inBrackets(_ body: (inout KotlinParser) -> Void) {
    let outer = (ignoresLines, allowsLambdas)
    within { parser in
      (parser.ignoresLines, parser.allowsLambdas) = (true, true)
      body(&parser)
    }
    (ignoresLines, allowsLambdas) = outer
  }

  /// Reads what is in braces, where the end of a line ends a statement.
  mutating func inBraces(_ body: (inout KotlinParser) -> Void) {
    let outer = (ignoresLines, allowsLambdas)
    within { parser in
      (parser.ignoresLines, parser.allowsLambdas) = (false, true)
      body(&parser)
    }
    (ignoresLines, allowsLambdas) = outer
  }

  /// Whether the line ends before the next token, and says so.
  var endsLine: Bool { isAtEnd || startsLine() && !ignoresLines }

  // MARK: Annotations

  /// Moves over `@a.b.C<D>(…)` or `@[…]`.
  mutating func skipAnnotation() {
    index += 1
    if isWord(), at(":", 1) { index += 2 }
    if at("[") { return skip() }
    skipAnnotationName()
  }

  private mutating func skipAnnotationName() {
    while isWord() {
      index += 1
      guard take(".") else { break }
    }
    if at("<"), !followsSpace() { skipGenerics() }
    if at("("), !followsSpace() { skip() }
  }

  /// Moves over `<…>`.
  mutating func skipGenerics() {
    var nesting = 0
    while !isAtEnd {
      if at("<") { nesting += 1 }
      if at(">") { nesting -= 1 }
      skip()
      if nesting <= 0 { return }
    }
  }
}
