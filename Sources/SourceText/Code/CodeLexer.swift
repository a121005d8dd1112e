/// Splits a text into tokens as a ``CodeDialect`` describes, each with its place; comments are white
/// space.
///
/// Nothing is refused: what cannot be read is a token of its own and noted as a problem. Nesting of
/// comments and interpolations costs no stack; the time is linear in the text.
struct CodeLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  let dialect: CodeDialect
  let end: Int
  var offset: Int
  private(set) var tokens = CodeTokenList()
  private(set) var problems: [CodeSyntaxProblem] = []
  private var flags: CodeToken.Flags = [.startsLine, .followsSpace]

  init(bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>, dialect: CodeDialect) {
    self.bytes = bytes
    self.dialect = dialect
    end = range.upperBound
    offset = range.lowerBound
    // Enough for nearly all files: what is not used takes no memory.
    tokens.reserveCapacity(range.count / 4)
  }

  /// Reads to the end, or to the end of the brackets that open first.
  mutating func run(toEndOfBrackets: Bool = false) {
    skipMark()
    var nesting = 0
    while offset < end {
      let start = offset
      switch bytes[offset] {
      case 0x20, 0x09, 0x0B, 0x0C, 0x00: skipSpace()
      case 0x0A, 0x0D:
        flags.insert(.startsLine)
        skipSpace()
      case UInt8(ascii: "/") where beginsComment: skipComment()
      // A space that does not break the line.
      case 0xC2 where peek(1) == 0xA0:
        offset += 1
        skipSpace()
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        appendString(from: start, isRaw: false)
      case UInt8(ascii: "`"): readQuotedName()
      case UInt8(ascii: "r") where dialect.hasRawStrings && isQuote(peek(1)):
        offset += 1
        appendString(from: start, isRaw: true)
      case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
      case UInt8(ascii: ".") where isDigit(peek(1)) && !followsValue: readNumber()
      case let byte where CodeLexer.isWord(byte):
        while let byte = peek(), CodeLexer.isWord(byte) { offset += 1 }
        append(.identifier, from: start)
      default: readSymbol()
      }
      // Whatever stands there, the next turn begins after it.
      if offset == start { offset += 1 }
      guard toEndOfBrackets, offset == start + 1 else { continue }
      if "([{".utf8.contains(bytes[start]) { nesting += 1 }
      if ")]}".utf8.contains(bytes[start]) {
        nesting -= 1
        if nesting <= 0 { return }
      }
    }
  }

  // MARK: Space and comments

  /// A byte order mark or the line that names an interpreter.
  private mutating func skipMark() {
    if offset == 0, bytes[..<end].starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if bytes[offset..<end].starts(with: [0x23, 0x21]) { skipToLineEnd() }
  }

  private mutating func skipSpace() {
    offset += 1
    flags.insert(.followsSpace)
  }

  private mutating func skipToLineEnd() {
    while offset < end, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
  }

  var beginsComment: Bool { peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*") }

  mutating func skipComment() {
    let start = offset
    defer { flags.insert(.followsSpace) }
    guard peek(1) == UInt8(ascii: "*") else { return skipToLineEnd() }
    offset += 2
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
    offset = min(offset, end)
    if depth > 0 { note("the comment that begins here has no end", from: start, to: start + 2) }
  }

  // MARK: Words, numbers and symbols

  private mutating func readQuotedName() {
    let start = offset
    offset += 1
    while let byte = peek(), byte != UInt8(ascii: "`"), byte != 0x0A { offset += 1 }
    guard peek() == UInt8(ascii: "`") else { return append(.other, from: start) }
    offset += 1
    append(.identifier, from: start)
  }

  /// A number of any base, with what clings to it: `0xFFL`, `.5f`, `1e-3`.
  private mutating func readNumber() {
    let start = offset
    let isHexadecimal = peek() == UInt8(ascii: "0") && peek(1).map { $0 | 0x20 } == 0x78
    skipDigits()
    if peek() == UInt8(ascii: "."), isDigit(peek(1)), !isHexadecimal {
      offset += 1
      skipDigits()
    }
    let hasExponent = !isHexadecimal && offset > start && bytes[offset - 1] | 0x20 == 0x65
    if hasExponent, peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") {
      offset += 1
      skipDigits()
    }
    append(.number, from: start)
  }

  private mutating func skipDigits() {
    while let byte = peek(), CodeLexer.isWord(byte) { offset += 1 }
  }

  private mutating func readSymbol() {
    let start = offset
    offset += operatorLength
    // `a ?.5 : 1`.
    if offset == start + 2, bytes[start] == UInt8(ascii: "?"), bytes[start + 1] == 0x2E,
      isDigit(peek())
    {
      offset -= 1
    }
    append(.symbol, from: start)
  }

  /// The length of the symbol at ``offset``; most are single bytes before something else.
  private var operatorLength: Int {
    guard let next = peek(1), "=.<>&|?!+-*/:".utf8.contains(next) else { return 1 }
    let found = dialect.operators.first { text in
      let count = text.utf8CodeUnitCount
      guard offset + count <= end else { return false }
      for index in 0..<count where bytes[offset + index] != text.utf8Start[index] { return false }
      return true
    }
    return found?.utf8CodeUnitCount ?? 1
  }

  /// Whether the token before is a value that a member may follow, without a space between.
  private var followsValue: Bool {
    guard let last = tokens.last, !flags.contains(.followsSpace) else { return false }
    return last.kind == .identifier || last.kind == .number || last.kind == .string
  }

  // MARK: Appending

  mutating func append(_ kind: CodeToken.Kind, from start: Int, _ more: CodeToken.Flags = []) {
    offset = min(max(offset, start + 1), end)
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

  // MARK: Bytes

  func peek(_ distance: Int = 0) -> UInt8? {
    offset + distance < end ? bytes[offset + distance] : nil
  }

  /// Letters, digits, underscores, dollars, and everything outside ASCII.
  static func isWord(_ byte: UInt8) -> Bool {
    byte.isPartOfWord || byte == UInt8(ascii: "$")
  }

  private func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ?? false
  }

  private func isQuote(_ byte: UInt8?) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }
}
