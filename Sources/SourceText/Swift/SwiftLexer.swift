/// Splits a Swift text into tokens and comments, each with its place.
///
/// Nothing is refused: what cannot be read is a token of its own and noted as a problem. Nesting of
/// comments and interpolations costs no stack; the time is linear in the text.
/// [The Swift Programming Language, lexical structure]
struct SwiftLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  let end: Int
  var offset: Int
  private(set) var tokens = CodeTokenList()
  private(set) var comments: [SwiftComment] = []
  var problems: [CodeSyntaxProblem] = []
  private var flags: CodeToken.Flags = [.startsLine, .followsSpace]
  /// By its number of hashes, up to where a stroke is known to have no partner on its line.
  var unpairedStrokes: [Int: Int] = [:]

  init(bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>) {
    self.bytes = bytes
    end = range.upperBound
    offset = range.lowerBound
  }

  /// Reads to the end, or to the end of the brackets that open first.
  mutating func run(toEndOfBrackets: Bool = false) {
    // Enough for nearly all files: what is not used takes no memory.
    tokens.reserveCapacity(toEndOfBrackets ? 16 : (end - offset) / 4)
    skipMark()
    var depth = 0
    while offset < end {
      let start = offset
      let byte = bytes[offset]
      switch byte {
      case 0x20, 0x09, 0x0B, 0x0C, 0x00: skipSpace()
      case 0x0A, 0x0D:
        flags.insert(.startsLine)
        skipSpace()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLineComment()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipBlockComment()
      case UInt8(ascii: "/") where skipRegularExpression(hashes: 0): append(.other, from: start)
      case UInt8(ascii: "\""): appendString(hashes: 0)
      case UInt8(ascii: "#"): readHash()
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        skipNumber()
        append(.number, from: start)
      case UInt8(ascii: "`"): readQuotedIdentifier()
      default:
        if CodeLexer.isWord(byte) {
          skipWord()
          append(.identifier, from: start)
        } else {
          readSymbol()
        }
      }
      // Whatever stands there, the next turn begins after it.
      if offset == start { offset += 1 }
      if toEndOfBrackets, offset == start + 1 {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if byte == UInt8(ascii: ")"), depth <= 0 { return }
      }
    }
  }

  // MARK: Space

  /// A byte order mark or the line that names an interpreter.
  private mutating func skipMark() {
    if offset == 0, bytes[..<end].starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if bytes[offset..<end].starts(with: [0x23, 0x21]) { skipToLineEnd() }
  }

  private mutating func skipSpace() {
    offset += 1
    flags.insert(.followsSpace)
  }

  mutating func skipToLineEnd() {
    while offset < end, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
  }

  // MARK: Comments

  private mutating func skipLineComment() {
    let start = offset
    skipToLineEnd()
    // Four strokes draw a line and document nothing.
    let isDocumentation =
      start + 2 < offset && bytes[start + 2] == UInt8(ascii: "/")
      && !(start + 3 < offset && bytes[start + 3] == UInt8(ascii: "/"))
    addComment(from: start, isDocumentation: isDocumentation)
  }

  private mutating func skipBlockComment() {
    let start = offset
    offset += 2
    let isDocumentation = peek() == UInt8(ascii: "*") && peek(1) != UInt8(ascii: "/")
    var depth = 1
    while depth > 0, offset < end {
      switch (bytes[offset], peek(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        offset += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        offset += 2
      case (0x0A, _):
        flags.insert(.startsLine)
        offset += 1
      default: offset += 1
      }
    }
    if depth > 0 { note("the comment that begins here has no end", from: start, to: start + 2) }
    addComment(from: start, isDocumentation: isDocumentation)
  }

  private mutating func addComment(from start: Int, isDocumentation: Bool) {
    offset = min(offset, end)
    comments.append(
      SwiftComment(
        range: start..<offset, isDocumentation: isDocumentation, nextToken: tokens.count))
    flags.insert(.followsSpace)
  }

  // MARK: Words and symbols

  private mutating func readHash() {
    let start = offset
    var hashes = 0
    while peek() == UInt8(ascii: "#") {
      hashes += 1
      offset += 1
    }
    switch peek() {
    case UInt8(ascii: "\""): appendString(hashes: hashes, from: start)
    case UInt8(ascii: "/") where skipRegularExpression(hashes: hashes):
      append(.other, from: start)
    case let byte? where hashes == 1 && CodeLexer.isWord(byte):
      skipWord()
      append(.directive, from: start)
    default: append(.other, from: start)
    }
  }

  private mutating func readQuotedIdentifier() {
    let start = offset
    offset += 1
    while let byte = peek(), byte != UInt8(ascii: "`"), byte != 0x0A { offset += 1 }
    guard peek() == UInt8(ascii: "`") else { return append(.other, from: start) }
    offset += 1
    append(.identifier, from: start)
  }

  private mutating func readSymbol() {
    let start = offset
    let byte = bytes[offset]
    offset += 1
    switch byte {
    case UInt8(ascii: "."): while peek() == UInt8(ascii: ".") { offset += 1 }
    // Alone, so that `Binding<Color>?` ends as it should.
    case UInt8(ascii: "<"), UInt8(ascii: ">"): if peek() == UInt8(ascii: "=") { offset += 1 }
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      let next: UInt8 = byte == UInt8(ascii: "?") ? UInt8(ascii: "?") : UInt8(ascii: "=")
      if peek() == next { offset += 1 }
    case UInt8(ascii: "-") where peek() == UInt8(ascii: ">"): offset += 1
    // Between a module and a name.
    case UInt8(ascii: ":"): if peek() == UInt8(ascii: ":") { offset += 1 }
    default: if SwiftLexer.isOperator(byte) { skipOperator() }
    }
    append(.symbol, from: start)
  }

  private mutating func skipOperator() {
    while let byte = peek(), SwiftLexer.isOperator(byte) {
      let next = peek(1)
      let isComment =
        byte == UInt8(ascii: "/") && (next == UInt8(ascii: "/") || next == UInt8(ascii: "*"))
      if isComment { return }
      offset += 1
    }
  }

  private mutating func skipWord() {
    while let byte = peek(), CodeLexer.isWord(byte) { offset += 1 }
  }

  // MARK: Appending

  mutating func append(_ kind: CodeToken.Kind, from start: Int, _ more: CodeToken.Flags = []) {
    if offset == start { offset += 1 }
    if offset - start > CodeToken.limit {
      note(
        "what begins here has more than \(CodeToken.limit) bytes; expected fewer", from: start,
        to: start + 1)
    }
    tokens.append(CodeToken(kind, flags.union(more), start..<offset))
    flags = []
  }

  mutating func note(_ message: String, from start: Int, to end: Int) {
    problems.append(CodeSyntaxProblem(message: message, range: start..<end))
  }

  /// Finds the partners of all brackets.
  mutating func pairBrackets(of file: SourceFile) {
    problems += CodeBrackets(pairing: &tokens, of: file).problems
  }

  /// The tokens that were read.
  var finishedTokens: CodeTokenList { tokens }

  // MARK: Bytes

  func peek(_ distance: Int = 0) -> UInt8? {
    offset + distance < end ? bytes[offset + distance] : nil
  }

  /// Whether a text begins with a non-ASCII operator character.
  /// [Lexical structure, operator-head]
  static func beginsOperator(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = String(decoding: bytes.prefix(4), as: UTF8.self).unicodeScalars.first else {
      return false
    }
    switch first.value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3020, 0x3030:
      return true
    default: return false
    }
  }

  /// Characters that run together into one operator; `<`, `>`, `?`, `!` and `.` have rules of their
  /// own.
  static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
