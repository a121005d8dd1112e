package import SourceText

/// Reads a file of TypeScript or JavaScript, with or without JSX, into a ``SyntaxTree``.
///
/// It knows what code does and skips types exactly. It never fails: what it doesn't know is
/// ``SyntaxKind/unparsed``. A file in which a bracket, a text or a comment has no end is one such node,
/// with the place among the tree's problems. [ECMAScript, 12 to 16; TypeScript handbook; JSX]
///
/// A pattern is written as the value that it takes apart, and has its nodes: a name, a list, an object,
/// an assignment for what has a default, a spread for the rest.
package struct TypeScriptParser {
  let file: SourceFile
  let bytes: [UInt8]
  /// The offset after the part of the file that is read.
  let limit: Int
  /// Whether `<a>` is an element; a file of TypeScript alone has type assertions there.
  let hasElements: Bool
  var tree: SyntaxBuilder
  var problems: [Diagnostic] = []
  /// The token that comes next.
  var token = ScriptToken(kind: .end, range: 0..<0, startsLine: true)
  /// The offset after the token that was read last.
  var stop = 0
  /// The brackets that are open, but for those of elements.
  var open: [(offset: Int, byte: UInt8)] = []
  /// Whether tokens are only looked at, to see what comes.
  var isLooking = false
  var depth = 0
  /// Whether `in` is an operator: not where a loop begins.
  var allowsIn = true
  /// Whether `(a): B` may begin a function: not between `?` and `:`.
  var allowsResultType = true
  /// How many tokens may still be looked at twice.
  var retries: Int

  /// Deeper nesting is not parsed, so that no input overflows the stack.
  static let depthLimit = 100

  private init(_ file: SourceFile, in range: Range<Int>? = nil) {
    self.file = file
    bytes = file.bytes
    let range = range ?? 0..<file.bytes.count
    limit = range.upperBound
    let path = file.path.lowercased()
    hasElements = ![".ts", ".mts", ".cts"].contains(where: path.hasSuffix)
    retries = 10_000 + 4 * range.count
    tree = SyntaxBuilder(reserving: range.count / 5)
  }

  /// Reads a file.
  package static func parse(_ file: SourceFile) -> SyntaxTree {
    var parser = TypeScriptParser(file)
    if let problem = file.encodingProblem() { parser.note(problem.message, at: problem.offset) }
    if parser.problems.isEmpty { parser.begin() }
    while !parser.isAtEnd { parser.parseStatement() }
    if let bracket = parser.open.last, parser.problems.isEmpty {
      parser.note("the bracket that opens here is never closed", at: bracket.offset)
    }
    if !parser.problems.isEmpty {
      parser.tree.remove(from: 0)
      parser.tree.add(.unparsed, from: 0, 0..<file.bytes.count)
    }
    parser.tree.add(.file, from: 0, 0..<file.bytes.count)
    return SyntaxTree(
      file: file, in: nil, nodes: parser.tree.nodes, problems: parser.problems)
  }

  /// Reads the one expression that a piece of a file holds, with commas; nil for anything else.
  package static func value(in span: SourceSpan) -> SyntaxNode? {
    var parser = TypeScriptParser(span.file, in: span.range)
    parser.read(from: span.range.lowerBound, startsLine: true)
    guard !parser.isAtEnd else { return nil }
    parser.parseExpression()
    guard parser.isAtEnd, parser.problems.isEmpty, parser.open.isEmpty else { return nil }
    return SyntaxTree(file: span.file, in: nil, nodes: parser.tree.nodes, problems: []).root
  }

  // MARK: Tokens

  var isAtEnd: Bool { token.kind == .end }

  /// The offset of the token that comes next.
  var start: Int { token.range.lowerBound }

  /// Whether a token is written so.
  func isText(_ token: ScriptToken, _ text: StaticString) -> Bool {
    guard token.kind == .symbol || token.kind == .word,
      token.range.count == text.utf8CodeUnitCount
    else { return false }
    for offset in 0..<token.range.count
    where bytes[token.range.lowerBound + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Whether the token that comes next is written so.
  func at(_ text: StaticString) -> Bool { isText(token, text) }

  /// Whether the one after it is written so.
  func isNext(_ text: StaticString) -> Bool { isText(scanned(from: token.range.upperBound), text) }

  var isWord: Bool { token.kind == .word }

  func text(_ token: ScriptToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  /// Whether the token that comes next is one of some words.
  func at(anyOf words: Set<String>) -> Bool { isWord && words.contains(text(token)) }

  /// Reads a token if it is written so.
  mutating func take(_ text: StaticString) -> Bool {
    guard at(text) else { return false }
    advance()
    return true
  }

  /// Notes the first thing that makes the text no program; nothing after it is read.
  mutating func note(_ message: String, at offset: Int) {
    guard !isLooking else { return }
    if problems.isEmpty {
      let end = min(offset + 1, limit)
      problems.append(Diagnostic(.error, message, at: SourceSpan(file: file, range: offset..<end)))
    }
    token = ScriptToken(kind: .end, range: limit..<limit, startsLine: true)
  }

  // MARK: Nodes

  /// Adds a node over everything since a mark, from an offset to the token read last.
  mutating func add(
    _ kind: SyntaxKind, from mark: Int, at begin: Int, detail: Int = 0, role: SyntaxRole = .none
  ) {
    tree.add(kind, from: mark, begin..<max(begin, stop), detail: detail, role: role)
  }

  /// Adds an operator's node.
  mutating func add(
    _ kind: SyntaxKind, from mark: Int, at begin: Int, _ symbol: SyntaxOperator,
    role: SyntaxRole = .none
  ) {
    add(kind, from: mark, at: begin, detail: symbol.rawValue, role: role)
  }

  /// Reads one token as a node.
  mutating func leaf(_ kind: SyntaxKind, role: SyntaxRole = .none) {
    let (mark, begin) = (tree.mark, start)
    if !isAtEnd { advance() }
    add(kind, from: mark, at: begin, role: role)
  }

  /// Notes that something is missing or unknown here, as an empty node.
  mutating func addUnparsed(role: SyntaxRole = .none) {
    tree.add(.unparsed, from: tree.mark, start..<start, role: role)
  }

  /// Reads something deeper, or moves over it where the limit is reached.
  mutating func deeper(_ body: (inout TypeScriptParser) -> Void) {
    guard depth < TypeScriptParser.depthLimit else {
      let (mark, begin) = (tree.mark, start)
      skip()
      add(.unparsed, from: mark, at: begin)
      return
    }
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Reads what is in the brackets that come next, item by item with commas between.
  mutating func inBrackets(_ close: StaticString, _ body: (inout TypeScriptParser) -> Void) {
    let outer = (allowsIn, allowsResultType)
    (allowsIn, allowsResultType) = (true, true)
    advance()
    while !isAtEnd, !at(close) {
      let first = start
      deeper(body)
      if take(",") { continue }
      if at(close) || isAtEnd { break }
      // Something that nobody expected there.
      let (mark, begin) = (tree.mark, start)
      if start == first { skip() }
      while !isAtEnd, !at(","), !at(close) { skip() }
      add(.unparsed, from: mark, at: begin)
      if !take(","), start == first { break }
    }
    (allowsIn, allowsResultType) = outer
    if at(close) { advance() }
  }

  /// Looks at what comes without reading it; what is read by then is taken back.
  mutating func looksLike(_ body: (inout TypeScriptParser) -> Bool) -> Bool {
    guard retries > 0 else { return false }
    let (token, stop, wasLooking) = (token, stop, isLooking)
    isLooking = true
    let result = body(&self)
    retries -= self.stop - stop
    (self.token, self.stop, isLooking) = (token, stop, wasLooking)
    return result
  }
}
