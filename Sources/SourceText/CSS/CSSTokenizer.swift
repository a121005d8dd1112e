/// Cuts a style sheet into tokens. [CSS Syntax 3, section 4.3]
///
/// Linear, and without recursion: groups are matched on a separate stack.
struct CSSTokenizer {
  /// The errors with their places.
  typealias Problem = (message: String, offset: Int)

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private(set) var tokens = CSSTokenList()
  private(set) var problems: [Problem] = []
  /// The tokens that open groups not yet closed, and where among them the braces are.
  private var open: [Int] = []
  private var openBraces: [Int] = []

  /// - Parameter start: where the style sheet begins among the bytes.
  init(bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
    self.bytes = bytes
    offset = start
    tokens.reserveCapacity((bytes.count - start) / 3)
  }

  mutating func tokenize() {
    if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    while offset < bytes.count {
      let start = offset
      let kind = read()
      append(kind, from: start)
    }
    for index in open { close(index, at: tokens.count) }
    // Whatever is open inside it is open for its sake.
    if let outermost = open.first {
      report("the '\(opener(outermost))' that begins here is not closed", at: outermost)
    }
    problems.sort { $0.offset < $1.offset }
  }

  // MARK: Groups

  private mutating func append(_ kind: CSSToken.Kind, from start: Int) {
    let index = tokens.count
    tokens.append(kind, from: start, to: offset)
    switch kind {
    case .openBrace:
      openBraces.append(open.count)
      open.append(index)
    case .function, .openParenthesis, .openBracket: open.append(index)
    case .closeBrace: closeBlock(at: index)
    case .closeParenthesis, .closeBracket:
      // As in CSS, one that does not match the innermost group closes nothing.
      guard let last = open.last, matches(tokens[last].kind, kind) else { return }
      close(last, at: index)
      open.removeLast()
    default: break
    }
  }

  /// Closes the innermost block and everything still open in it. In CSS a parenthesis would
  /// continue to the end of the file; here the missing one is reported.
  private mutating func closeBlock(at index: Int) {
    guard let block = openBraces.popLast() else {
      report("'}' closes nothing; remove it, or add the '{'", at: index)
      return
    }
    if block + 1 < open.count {
      let inner = open[block + 1]
      report("the '\(opener(inner))' that begins here is not closed before '}'", at: inner)
    }
    for group in open[block...] { close(group, at: index) }
    open.removeSubrange(block...)
  }

  private mutating func close(_ group: Int, at index: Int) {
    if !tokens.close(group, at: index) {
      report("what begins here is too large; expected a smaller file", at: group)
    }
  }

  private mutating func report(_ message: String, at token: Int) {
    problems.append((message: message, offset: Int(tokens[token].start)))
  }

  private func opener(_ index: Int) -> String {
    switch tokens[index].kind {
    case .openBrace: "{"
    case .openBracket: "["
    default: "("
    }
  }

  private func matches(_ opener: CSSToken.Kind, _ closer: CSSToken.Kind) -> Bool {
    closer == .closeBracket
      ? opener == .openBracket : opener == .function || opener == .openParenthesis
  }

  // MARK: Tokens

  private mutating func read() -> CSSToken.Kind {
    let byte = bytes[offset]
    if startsSpace(byte) { return skipSpace() }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return readString(byte) }
    if startsNumber() { return readNumeric() }
    if startsName(at: offset) { return readName() }
    offset += 1
    switch byte {
    case UInt8(ascii: "#"):
      guard continuesName(at: offset) else { return .delimiter }
      skipName()
      return .hash
    case UInt8(ascii: "@"):
      guard startsName(at: offset) else { return .delimiter }
      skipName()
      return .atKeyword
    case UInt8(ascii: "("): return .openParenthesis
    case UInt8(ascii: ")"): return .closeParenthesis
    case UInt8(ascii: "["): return .openBracket
    case UInt8(ascii: "]"): return .closeBracket
    case UInt8(ascii: "{"): return .openBrace
    case UInt8(ascii: "}"): return .closeBrace
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: ":"): return .colon
    case UInt8(ascii: ";"): return .semicolon
    case UInt8(ascii: "<")
    where peek(0) == UInt8(ascii: "!") && peek(1) == CSSCharacter.hyphen
      && peek(2) == CSSCharacter.hyphen && isBetweenRules:
      offset += 3
      return .space
    default: return .delimiter
    }
  }

  private func startsSpace(_ byte: UInt8) -> Bool {
    CSSCharacter.isSpace(byte) || byte == UInt8(ascii: "/") && peek(1) == UInt8(ascii: "*")
      || byte == CSSCharacter.hyphen && peek(1) == CSSCharacter.hyphen
        && peek(2) == UInt8(ascii: ">") && isBetweenRules
  }

  /// Whether a rule of the style sheet itself may begin here: elsewhere the marks of HTML comments
  /// are not skipped.
  private var isBetweenRules: Bool {
    guard open.isEmpty else { return false }
    guard let last = tokens.lastVisible else { return true }
    return last.kind == .semicolon || last.kind == .closeBrace
  }

  /// White space, comments and the marks of HTML comments, as many as follow.
  private mutating func skipSpace() -> CSSToken.Kind {
    while offset < bytes.count, startsSpace(bytes[offset]) {
      if bytes[offset] == UInt8(ascii: "/") {
        skipComment()
      } else {
        offset += bytes[offset] == CSSCharacter.hyphen ? 3 : 1
      }
    }
    return .space
  }

  private mutating func skipComment() {
    let start = offset
    offset += 2
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
    offset = bytes.count
    problems.append((message: "the comment that begins here is not closed", offset: start))
  }

  private mutating func readString(_ quote: UInt8) -> CSSToken.Kind {
    let start = offset
    offset += 1
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == quote {
        offset += 1
        return .string
      }
      if CSSCharacter.isNewline(byte) { break }
      // A backslash before the end of a line continues the string.
      let isEscape = byte == UInt8(ascii: "\\") && offset + 1 < bytes.count
      let isTwoByteNewline = isEscape && peek(1) == 0x0D && peek(2) == 0x0A
      offset += isTwoByteNewline ? 3 : isEscape ? 2 : 1
    }
    problems.append(
      (message: "the string that begins here has no closing quote", offset: start))
    return .badString
  }

  private mutating func readNumeric() -> CSSToken.Kind {
    if bytes[offset] == UInt8(ascii: "+") || bytes[offset] == CSSCharacter.hyphen { offset += 1 }
    skipDigits()
    if peek(0) == UInt8(ascii: "."), CSSCharacter.isDigit(peek(1)) {
      offset += 1
      skipDigits()
    }
    if let letter = peek(0), letter | 0x20 == UInt8(ascii: "e") {
      let isSigned = peek(1) == UInt8(ascii: "+") || peek(1) == CSSCharacter.hyphen
      if CSSCharacter.isDigit(peek(isSigned ? 2 : 1)) {
        offset += isSigned ? 2 : 1
        skipDigits()
      }
    }
    if peek(0) == UInt8(ascii: "%") {
      offset += 1
      return .percentage
    }
    guard startsName(at: offset) else { return .number }
    skipName()
    return .dimension
  }

  /// A name, a function, or a URL without quotes.
  private mutating func readName() -> CSSToken.Kind {
    let start = offset
    skipName()
    guard peek(0) == UInt8(ascii: "(") else { return .identifier }
    let isURL =
      offset - start == 3 && bytes[start] | 0x20 == UInt8(ascii: "u")
      && bytes[start + 1] | 0x20 == UInt8(ascii: "r")
      && bytes[start + 2] | 0x20 == UInt8(ascii: "l")
    offset += 1
    return isURL ? readURL() : .function
  }

  /// What follows `url(`: a function where a quote comes next.
  private mutating func readURL() -> CSSToken.Kind {
    let start = offset
    while let byte = peek(0), CSSCharacter.isSpace(byte) { offset += 1 }
    if peek(0) == UInt8(ascii: "\"") || peek(0) == UInt8(ascii: "'") {
      offset = start
      return .function
    }
    var kind = CSSToken.Kind.url
    while let byte = peek(0) {
      offset += 1
      switch byte {
      case UInt8(ascii: ")"): return kind
      case UInt8(ascii: "\\") where offset < bytes.count: offset += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("): kind = .badURL
      default: break
      }
    }
    problems.append((message: "the URL that begins here is not closed", offset: start - 4))
    return .badURL
  }

  private mutating func skipName() {
    while continuesName(at: offset) {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        offset += 1
        continue
      }
      skipEscape()
    }
  }

  /// A backslash with up to six hexadecimal digits and one white space, or with one character.
  private mutating func skipEscape() {
    offset += 1
    var digits = 0
    while digits < 6, let byte = peek(0), CSSCharacter.isHexDigit(byte) {
      offset += 1
      digits += 1
    }
    if digits == 0 {
      offset += 1
    } else if let byte = peek(0), CSSCharacter.isSpace(byte) {
      offset += byte == 0x0D && peek(1) == 0x0A ? 2 : 1
    }
    offset = min(offset, bytes.count)
  }

  private mutating func skipDigits() { while CSSCharacter.isDigit(peek(0)) { offset += 1 } }

  // MARK: Characters

  private func peek(_ ahead: Int) -> UInt8? {
    offset + ahead < bytes.count ? bytes[offset + ahead] : nil
  }

  private func startsEscape(at index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: "\\")
      && !CSSCharacter.isNewline(bytes[index + 1])
  }

  private func startsName(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    guard bytes[index] == CSSCharacter.hyphen else {
      return CSSCharacter.isNameStart(bytes[index]) || startsEscape(at: index)
    }
    guard index + 1 < bytes.count else { return false }
    return CSSCharacter.isNameStart(bytes[index + 1]) || bytes[index + 1] == CSSCharacter.hyphen
      || startsEscape(at: index + 1)
  }

  private func continuesName(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    let byte = bytes[index]
    return CSSCharacter.isNameStart(byte) || CSSCharacter.isDigit(byte)
      || byte == CSSCharacter.hyphen || startsEscape(at: index)
  }

  private func startsNumber() -> Bool {
    let hasSign = peek(0) == UInt8(ascii: "+") || peek(0) == CSSCharacter.hyphen
    let first = peek(hasSign ? 1 : 0)
    return CSSCharacter.isDigit(first)
      || first == UInt8(ascii: ".") && CSSCharacter.isDigit(peek(hasSign ? 2 : 1))
  }
}
