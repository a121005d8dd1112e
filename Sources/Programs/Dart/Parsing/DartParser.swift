import SourceText

/// Reads a file of Dart into a ``SyntaxTree``.
///
/// It knows the grammar in outline, never fails, and keeps what it doesn't know as
/// ``SyntaxKind/unparsed``. What Dart writes in its own way takes the form that all languages share:
/// `f() => x` returns `x`, a switch that is a value has one value in each case, and cases without code
/// are patterns of the next. [Dart Programming Language Specification]
struct DartParser: TokenParser {
  let file: SourceFile
  var tokens: CodeTokenList
  var index = 0
  var end: Int
  var tree: SyntaxBuilder
  var problems: [Diagnostic] = []
  var depth = 0
  var height = 0
  var tallest = 0
  /// The class whose members are being read, to know its constructors.
  var type = ""
  /// How many tokens may still be read twice.
  var retries: Int
  var imports: [Import] = []

  static let depthLimit = 160
  static let heightLimit = 600

  private init(_ file: SourceFile, in range: Range<Int>? = nil) {
    self.file = file
    let read = CodeTokens(file, as: .dart, in: range)
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
    var parser = DartParser(span.file, in: span.range)
    parser.parseExpression()
    guard parser.isAtEnd, parser.problems.isEmpty, !parser.tree.nodes.isEmpty else { return nil }
    return SyntaxTree(
      file: span.file, in: DartLanguage(), nodes: parser.tree.nodes, problems: []
    ).root
  }

  /// Reads a file.
  static func parse(_ file: SourceFile) -> SyntaxTree {
    var parser = DartParser(file)
    while !parser.isAtEnd { parser.parseMember() }
    parser.tree.add(.file, from: 0, 0..<file.bytes.count)
    return SyntaxTree(
      file: file, in: DartLanguage(), nodes: parser.tree.nodes, problems: parser.problems,
      imports: parser.imports)
  }

  // MARK: Pieces

  /// Reads what is in brackets.
  mutating func inBrackets(_ body: (inout DartParser) -> Void) { within(body) }

  /// Moves over `@a.b<C>(…)`.
  mutating func skipAnnotation() {
    index += 1
    while isWord() {
      index += 1
      guard take(".") else { break }
    }
    if at("<"), !followsSpace() { index = afterGenerics(index) ?? index + 1 }
    if at("("), !followsSpace() { skip() }
  }

  /// The token after `<…>`; nil if it isn't closed.
  func afterGenerics(_ first: Int) -> Int? {
    var (position, nesting) = (first, 0)
    while position < end, position < first + 400 {
      let distance = position - index
      if at("<", distance) {
        nesting += 1
      } else if at(">", distance) {
        nesting -= 1
      } else if at(";", distance) || at("=", distance) || at("{", distance) && nesting == 0 {
        return nil
      }
      position = tokens[position].step == nil ? position + 1 : closing(position) + 1
      if nesting == 0 { return position }
    }
    return nil
  }

  /// The token after the type that begins at one; nil if none does.
  func afterType(_ first: Int) -> Int? {
    var position = first
    let distance = position - index
    if at("(", distance) {
      // A record, or what a function takes.
      position = closing(position) + 1
    } else {
      guard isWord(distance), !DartParser.keywords.contains(text(distance)) || at("void", distance)
      else { return nil }
      position += 1
      while at(".", position - index), isWord(position + 1 - index) { position += 2 }
      if at("<", position - index) {
        guard let next = afterGenerics(position) else { return nil }
        position = next
      }
    }
    if at("?", position - index) { position += 1 }
    while at("Function", position - index),
      at("(", position + 1 - index) || at("<", position + 1 - index)
    {
      position += 1
      if at("<", position - index) {
        guard let next = afterGenerics(position) else { return nil }
        position = next
      }
      position = closing(position) + 1
      if at("?", position - index) { position += 1 }
    }
    return position
  }

  /// Words that are no names.
  static let keywords: Set<String> = [
    "assert", "await", "break", "case", "catch", "class", "const", "continue", "default", "do",
    "else", "enum", "extends", "false", "final", "finally", "for", "if", "in", "is", "new", "null",
    "rethrow", "return", "super", "switch", "this", "throw", "true", "try", "var", "void", "while",
    "with",
  ]

  // MARK: Types

  /// Reads a type.
  mutating func parseType(role: SyntaxRole) {
    deeper { $0.parseTypeItself(role: role) }
  }

  private mutating func parseTypeItself(role: SyntaxRole) {
    let (mark, begin) = (tree.mark, start)
    if at("(") {
      skip()
      add(.tupleType, from: mark, at: begin)
    } else if isWord() {
      leaf(.name, role: .name)
      if at("<") { parseGenericArguments() }
      add(.typeName, from: mark, at: begin)
      while at("."), isWord(1) {
        index += 1
        tree.setRole(.base)
        leaf(.name, role: .name)
        if at("<") { parseGenericArguments() }
        add(.typeName, from: mark, at: begin)
      }
    } else {
      return addUnparsed(role: role)
    }
    while !isAtEnd {
      if at("?") {
        index += 1
        tree.setRole(.type)
        add(.optionalType, from: mark, at: begin)
      } else if at("Function"), at("(", 1) || at("<", 1) {
        tree.setRole(.result)
        index += 1
        if at("<") { index = afterGenerics(index) ?? index + 1 }
        if at("(") { skip() }
        add(.functionType, from: mark, at: begin)
      } else {
        break
      }
    }
    tree.setRole(role)
  }

  private mutating func parseGenericArguments() {
    index += 1
    while !isAtEnd, !at(">") {
      while at("@") { skipAnnotation() }
      parseType(role: .generic)
      if take("extends") {
        let mark = tree.mark
        parseType(role: .none)
        tree.remove(from: mark)
      }
      if !take(",") { break }
    }
    if !take(">") { addUnparsed() }
  }

  /// Reads `<T extends A, U>` where names are declared.
  mutating func parseGenericParameters() {
    index += 1
    while !isAtEnd, !at(">") {
      while at("@") { skipAnnotation() }
      let (mark, begin) = (tree.mark, start)
      leaf(.name, role: .name)
      if take("extends") { parseType(role: .type) }
      add(.genericParameter, from: mark, at: begin, role: .generic)
      if !take(",") { break }
    }
    if !take(">") { addUnparsed() }
  }
}
