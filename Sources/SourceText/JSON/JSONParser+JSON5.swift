/// What JSON5 allows beyond JSON. [JSON5 1.0.0]
extension JSONParser {
  var isJSON5: Bool { syntax == .json5 }

  /// Whether comments and commas at the end are allowed.
  var hasComments: Bool { syntax != .strict }

  var isStringNext: Bool {
    peek == UInt8(ascii: "\"") || isJSON5 && peek == UInt8(ascii: "'")
  }

  /// Skips a comment or a space that JSON does not have; false if there is none.
  mutating func skipJSON5Space() throws(JSONSyntaxError) -> Bool {
    guard let byte = peek else { return false }
    switch byte {
    case 0x0B, 0x0C:
      offset += 1
      return true
    case UInt8(ascii: "/"): return try skipComment()
    case 0x80...:
      guard let (scalar, length) = scalar(), isSpace(scalar) else { return false }
      offset += length
      return true
    default: return false
    }
  }

  /// Skips a comment, if one begins here.
  mutating func skipComment() throws(JSONSyntaxError) -> Bool {
    let start = offset
    guard peek == UInt8(ascii: "/"), offset + 1 < bytes.count else { return false }
    switch bytes[offset + 1] {
    case UInt8(ascii: "/"):
      while let byte = peek, byte != 0x0A, byte != 0x0D, !isAtLineSeparator { offset += 1 }
      return true
    case UInt8(ascii: "*"):
      offset += 2
      while offset + 1 < bytes.count {
        if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
          offset += 2
          return true
        }
        offset += 1
      }
      offset = start
      throw error("the comment that begins here has no end")
    default: return false
    }
  }

  /// A key without quotes: an identifier without escapes.
  mutating func parseBareKey() throws(JSONSyntaxError) {
    let start = offset
    while let (scalar, length) = scalar(), isPartOfName(scalar, isFirst: offset == start) {
      offset += length
    }
    guard offset > start else { throw unexpected("a key or '}'") }
    append(.bareKey, from: start, to: offset)
  }

  /// The rest of a number that JSON does not have: without a digit before the point, in hexadecimal,
  /// or a word. The offset is after the sign; false if it is a number as in JSON.
  mutating func skipJSON5Number() throws(JSONSyntaxError) -> Bool {
    if skip("Infinity") || skip("NaN") { return true }
    if skip("0x") || skip("0X") {
      let start = offset
      while let byte = peek, Character(UnicodeScalar(byte)).isHexDigit { offset += 1 }
      guard offset > start else { throw unexpected("a hexadecimal digit") }
      return true
    }
    return false
  }

  /// An escape that JSON does not have; the offset is after the backslash. False if there is none.
  mutating func skipJSON5Escape() throws(JSONSyntaxError) -> Bool {
    guard let byte = peek else { return false }
    switch byte {
    case UInt8(ascii: "u"): return false
    case UInt8(ascii: "x"):
      for _ in 0..<2 {
        offset += 1
        guard let byte = peek, Character(UnicodeScalar(byte)).isHexDigit else {
          throw unexpected("two hexadecimal digits after \\x")
        }
      }
      offset += 1
      return true
    case UInt8(ascii: "0"):
      offset += 1
      if let next = peek, isDigit(next) { throw unexpected("no digit after \\0") }
      return true
    case UInt8(ascii: "1")...UInt8(ascii: "9"): return false
    case 0x0D:
      offset += peek(1) == 0x0A ? 2 : 1
      return true
    default:
      guard let (_, length) = scalar() else { return false }
      offset += length
      return true
    }
  }

  /// Skips a word that stands here; false if it does not.
  private mutating func skip(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard bytes.count - offset >= length,
      (0..<length).allSatisfy({ bytes[offset + $0] == word.utf8Start[$0] })
    else { return false }
    offset += length
    return true
  }

  // MARK: Characters

  private var isAtLineSeparator: Bool {
    peek == 0xE2 && peek(1) == 0x80 && (peek(2) == 0xA8 || peek(2) == 0xA9)
  }

  private func peek(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// The scalar that begins here and its length in bytes; nil if it is not UTF-8.
  private func scalar() -> (Unicode.Scalar, Int)? {
    var decoder = UTF8.ForwardParser()
    var rest = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
    guard case .valid(let units) = decoder.parseScalar(from: &rest) else { return nil }
    return (UTF8.decode(units), units.count)
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    [0x2028, 0x2029, 0xFEFF].contains(scalar.value)
      || scalar.properties.generalCategory == .spaceSeparator
  }

  private func isPartOfName(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    if scalar == "$" || scalar == "_" { return true }
    if isFirst { return scalar.properties.isIDStart }
    return scalar.properties.isIDContinue || scalar == "\u{200C}" || scalar == "\u{200D}"
  }
}
