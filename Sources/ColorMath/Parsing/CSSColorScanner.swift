/// The tokens of a color's text, as far as colors need them. [CSS Syntax 3, section 4.3]
struct CSSColorScanner {
  enum Token: Equatable {
    case identifier(String)
    /// A name with the parenthesis after it, in lower case.
    case function(String)
    case hash
    case number(Double)
    case percentage(Double)
    /// A number and its unit, in lower case.
    case dimension(Double, unit: String)
    case comma, slash, close
    /// Anything else, a scalar.
    case other(Unicode.Scalar)
    case end
  }

  private let bytes: [UInt8]
  /// Where the next token begins, or the white space before it.
  private(set) var offset = 0

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  /// The text between two offsets.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The number of bytes.
  var count: Int { bytes.count }

  /// The next token, white space before it skipped, and where it begins.
  mutating func next() -> (token: Token, start: Int) {
    while let byte = peek(), isSpace(byte) { offset += 1 }
    let start = offset
    return (read(), start)
  }

  private mutating func read() -> Token {
    guard let byte = peek() else { return .end }
    if startsNumber() { return readNumeric() }
    if startsIdentifier() {
      let name = readName()
      guard peek() == UInt8(ascii: "(") else { return .identifier(name) }
      offset += 1
      return .function(name.lowercased())
    }
    offset += 1
    switch byte {
    case UInt8(ascii: "#"): return .hash
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: "/"): return .slash
    case UInt8(ascii: ")"): return .close
    default: return .other(Unicode.Scalar(byte))
    }
  }

  private mutating func readNumeric() -> Token {
    let start = offset
    if let sign = peek(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { offset += 1 }
    skipDigits()
    if peek() == UInt8(ascii: "."), isDigit(peek(1)) {
      offset += 1
      skipDigits()
    }
    if let letter = peek(), letter | 0x20 == UInt8(ascii: "e") {
      let isSigned = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
      if isDigit(peek(isSigned ? 2 : 1)) {
        offset += isSigned ? 2 : 1
        skipDigits()
      }
    }
    let number = Double(String(decoding: bytes[start..<offset], as: UTF8.self)) ?? .infinity
    if peek() == UInt8(ascii: "%") {
      offset += 1
      return .percentage(number)
    }
    return startsIdentifier() ? .dimension(number, unit: readName().lowercased()) : .number(number)
  }

  private mutating func readName() -> String {
    let start = offset
    while let byte = peek(), isNameByte(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func skipDigits() { while isDigit(peek()) { offset += 1 } }

  // MARK: Characters

  private func peek(_ ahead: Int = 0) -> UInt8? {
    offset + ahead < bytes.count ? bytes[offset + ahead] : nil
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }

  private func isDigit(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private func isNameStart(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    isNameStart(byte) || isDigit(byte) || byte == UInt8(ascii: "-")
  }

  private func startsIdentifier() -> Bool {
    guard let byte = peek() else { return false }
    guard byte == UInt8(ascii: "-") else { return isNameStart(byte) }
    return peek(1).map { isNameStart($0) || $0 == UInt8(ascii: "-") } ?? false
  }

  private func startsNumber() -> Bool {
    let hasSign = peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-")
    let first = peek(hasSign ? 1 : 0)
    return isDigit(first)
      || first == UInt8(ascii: ".") && isDigit(peek(hasSign ? 2 : 1))
  }
}
