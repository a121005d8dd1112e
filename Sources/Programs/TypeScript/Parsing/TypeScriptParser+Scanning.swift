/// Tokens, one at a time: what a stroke, a brace or `<` begins depends on what is being read.
extension TypeScriptParser {
  /// Reads the first token.
  mutating func begin() {
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if bytes[offset...].starts(with: [0x23, 0x21]) {
      while offset < limit, bytes[offset] != 0x0A { offset += 1 }
    }
    read(from: offset, startsLine: true)
  }

  /// Moves over the token that comes next.
  mutating func advance() {
    stop = token.range.upperBound
    if token.kind == .symbol, !isLooking { track(token) }
    if !isAtEnd { read(from: stop) }
  }

  /// Makes the token that begins at an offset or after it the next one.
  mutating func read(from offset: Int, startsLine: Bool = false) {
    let next = scanned(from: offset, startsLine: startsLine)
    let wasFine = problems.isEmpty
    checkSpace(from: offset)
    if next.kind == .string, !isLooking, !isClosed(next) {
      note("the string that begins here has no closing quote", at: next.range.lowerBound)
    }
    if problems.isEmpty == wasFine { token = next }
  }

  /// Keeps count of the brackets.
  mutating func track(_ token: ScriptToken) {
    guard token.range.count == 1 else { return }
    let byte = bytes[token.range.lowerBound]
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open.append((token.range.lowerBound, byte))
    case UInt8(ascii: ")"): close(UInt8(ascii: "("), token)
    case UInt8(ascii: "]"): close(UInt8(ascii: "["), token)
    case UInt8(ascii: "}"): close(UInt8(ascii: "{"), token)
    default: break
    }
  }

  private mutating func close(_ byte: UInt8, _ token: ScriptToken) {
    if open.last?.byte == byte {
      open.removeLast()
    } else if let last = open.last, open.contains(where: { $0.byte == byte }) {
      note("the bracket that opens here is never closed", at: last.offset)
    } else {
      note("the bracket that closes here was never opened", at: token.range.lowerBound)
    }
  }

  // MARK: Space

  /// Whether the comments from an offset on end.
  private mutating func checkSpace(from offset: Int) {
    guard !isLooking else { return }
    var line = false
    let end = afterSpace(offset, &line)
    if end > limit {
      note("the comment that begins here has no end", at: end - limit - 1)
    }
  }

  /// The offset after white space and comments. Of a comment without an end it is as far behind the
  /// file as the comment is behind its beginning, and one more.
  private func afterSpace(_ first: Int, _ startsLine: inout Bool) -> Int {
    var offset = first
    while offset < limit {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0B, 0x0C, 0x00: offset += 1
      case 0x0A, 0x0D:
        startsLine = true
        offset += 1
      case 0xC2 where byte(offset + 1) == 0xA0: offset += 2
      case 0xEF where byte(offset + 1) == 0xBB && byte(offset + 2) == 0xBF: offset += 3
      case 0xE2 where byte(offset + 1) == 0x80 && [0xA8, 0xA9].contains(byte(offset + 2)):
        startsLine = true
        offset += 3
      case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "/"):
        while offset < limit, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "*"):
        let begin = offset
        offset += 2
        while offset < limit,
          !(bytes[offset] == UInt8(ascii: "*") && byte(offset + 1) == UInt8(ascii: "/"))
        {
          if bytes[offset] == 0x0A { startsLine = true }
          offset += 1
        }
        guard offset < limit else { return limit + 1 + begin }
        offset += 2
      default: return offset
      }
    }
    return offset
  }

  func byte(_ offset: Int) -> UInt8 { offset < limit ? bytes[offset] : 0 }

  // MARK: Tokens

  /// The token that begins at an offset or after it.
  func scanned(from offset: Int, startsLine: Bool = false) -> ScriptToken {
    var line = startsLine
    let start = afterSpace(offset, &line)
    guard start < limit else {
      return ScriptToken(kind: .end, range: limit..<limit, startsLine: true)
    }
    var end = start + 1
    let kind: ScriptToken.Kind
    switch bytes[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      kind = .string
      end = afterString(start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      kind = .number
      end = afterNumber(start)
    case UInt8(ascii: ".") where isDigit(byte(start + 1)):
      kind = .number
      end = afterNumber(start)
    case UInt8(ascii: "#") where isWordPart(byte(start + 1)):
      kind = .privateName
      while end < limit, isWordPart(bytes[end]) { end += 1 }
    case let first where isWordPart(first):
      kind = .word
      while end < limit, isWordPart(bytes[end]) { end += 1 }
    default:
      kind = .symbol
      end = start + symbolLength(start)
    }
    return ScriptToken(kind: kind, range: start..<end, startsLine: line)
  }

  private func isClosed(_ token: ScriptToken) -> Bool {
    token.range.count > 1 && bytes[token.range.upperBound - 1] == bytes[token.range.lowerBound]
      && afterString(token.range.lowerBound, isStrict: true) == token.range.upperBound
  }

  /// The offset after a text in quotes, or after its line. A strict one without an end has none.
  private func afterString(_ start: Int, isStrict: Bool = false) -> Int {
    var offset = start + 1
    while offset < limit, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      if bytes[offset] == bytes[start] { return offset + 1 }
      // `\` and the end of the line after it are a part of the text.
      if bytes[offset] == UInt8(ascii: "\\"), byte(offset + 1) == 0x0D, byte(offset + 2) == 0x0A {
        offset += 1
      }
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return isStrict ? -1 : min(offset, limit)
  }

  private func afterNumber(_ start: Int) -> Int {
    var offset = start
    let isPlain = !(bytes[start] == UInt8(ascii: "0") && isWordPart(byte(start + 1)))
    func skipDigits() { while offset < limit, isWordPart(bytes[offset]) { offset += 1 } }
    if bytes[start] != UInt8(ascii: ".") { skipDigits() }
    guard isPlain || byte(start + 1) == UInt8(ascii: "e") else { return offset }
    func skipExponent() {
      if offset > start, bytes[offset - 1] | 0x20 == UInt8(ascii: "e"),
        byte(offset) == UInt8(ascii: "+") || byte(offset) == UInt8(ascii: "-")
      {
        offset += 1
        skipDigits()
      }
    }
    skipExponent()
    // What stands before a number is no end of one: `n.2`.
    let isWhole = offset > start && bytes[offset - 1] | 0x20 == UInt8(ascii: "n")
    if byte(offset) == UInt8(ascii: "."), !isWhole {
      offset += 1
      if isWordPart(byte(offset)) {
        skipDigits()
        skipExponent()
      }
    }
    return offset
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Letters, digits, underscores, dollars, escapes, and everything outside ASCII.
  func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "\\"), 0x80...0xFF:
      true
    default: false
    }
  }

  /// The symbols of more than one character, longer ones first. Those that begin with `>` are put
  /// together where an operator may stand: in a type each closes a bracket.
  private static let symbols: [StaticString] = [
    "===", "!==", "**=", "...", "<<=", "&&=", "||=", "??=", "=>", "==", "!=", "<=", "**", "++",
    "--", "<<", "&&", "||", "??", "?.", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=",
  ]

  private func symbolLength(_ start: Int) -> Int {
    let next = byte(start + 1)
    guard "=.*+-<&|?>".utf8.contains(next) else { return 1 }
    let found = TypeScriptParser.symbols.first { text in
      for index in 0..<text.utf8CodeUnitCount
      where byte(start + index) != text.utf8Start[index] {
        return false
      }
      return true
    }
    // `a ?.5 : 1`.
    if next == UInt8(ascii: "."), bytes[start] == UInt8(ascii: "?"), isDigit(byte(start + 2)) {
      return 1
    }
    return found?.utf8CodeUnitCount ?? 1
  }

  // MARK: Skipping

  /// Moves over a token or over everything in brackets, texts in backticks among them.
  mutating func skip() {
    guard !isAtEnd else { return }
    var brackets = 0
    repeat {
      if at("`") {
        skipTemplate()
        continue
      }
      if at("(") || at("[") || at("{") { brackets += 1 }
      if at(")") || at("]") || at("}") { brackets -= 1 }
      advance()
    } while brackets > 0 && !isAtEnd
  }

  /// Moves over a text in backticks with all that is computed in it.
  mutating func skipTemplate() {
    let begin = start
    // What is open: a text, or braces in one.
    var isText = [true]
    var offset = begin + 1
    while let inText = isText.last, offset < limit {
      switch bytes[offset] {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "`"): if inText { isText.removeLast() } else { isText.append(true) }
      case UInt8(ascii: "$") where inText && byte(offset + 1) == UInt8(ascii: "{"):
        isText.append(false)
        offset += 1
      case UInt8(ascii: "{") where !inText: isText.append(false)
      case UInt8(ascii: "}") where !inText: isText.removeLast()
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if !inText { offset = afterString(offset) - 1 }
      default: break
      }
      offset += 1
    }
    stop = min(offset, limit)
    if !isText.isEmpty { note("the string that begins here has no closing quote", at: begin) }
    // Also where nothing is noted, since the parser only looks: it stands at the end then.
    read(from: stop)
  }
}
