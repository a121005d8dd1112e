/// What is read past: declarations, comments, instructions, white space.
extension XMLParser {
  // MARK: Before and after the outermost element

  mutating func parseDeclaration() throws(XMLSyntaxError) {
    let start = offset
    try skip(past: "?>", from: start, "the XML declaration")
    let text = String(decoding: bytes[start..<offset], as: UTF8.self).lowercased()
    guard let key = text.firstRange(of: "encoding") else { return }
    let value = text[key.upperBound...].drop { " \t\r\n=".contains($0) }
    guard let quote = value.first, quote == "\"" || quote == "'" else {
      throw error("the XML declaration names no encoding; expected UTF-8", at: start)
    }
    let name = value.dropFirst().prefix { $0 != quote }
    guard ["utf-8", "utf8", "us-ascii"].contains(name) else {
      throw error("the encoding of the file is '\(name)'; expected UTF-8", at: start)
    }
  }

  mutating func skipMiscellany(mayHaveDocumentType: Bool) throws(XMLSyntaxError) {
    var mayHaveDocumentType = mayHaveDocumentType
    while true {
      skipBlanks()
      if starts(with: "<!--") {
        try skipComment()
      } else if starts(with: "<?") {
        try skipInstruction()
      } else if mayHaveDocumentType, starts(with: "<!DOCTYPE") {
        try skipDocumentType()
        mayHaveDocumentType = false
      } else {
        return
      }
    }
  }

  private mutating func skipDocumentType() throws(XMLSyntaxError) {
    let start = offset
    var isInside = false
    while let next = byte(at: offset) {
      if starts(with: "<!--") {
        try skipComment()
        continue
      }
      offset += 1
      switch next {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        while let byte = byte(at: offset), byte != next { offset += 1 }
        offset += 1
      case UInt8(ascii: "["): isInside = true
      case UInt8(ascii: "]"): isInside = false
      case UInt8(ascii: ">") where !isInside: return
      default: break
      }
    }
    throw error("the file ends in the document type declaration", at: start)
  }

  mutating func skipComment() throws(XMLSyntaxError) {
    let start = offset
    offset += 4
    while let byte = byte(at: offset) {
      if byte == UInt8(ascii: "-"), starts(with: "--") {
        guard starts(with: "-->") else {
          throw error("'--' cannot stand in a comment; expected '-->' to end it")
        }
        offset += 3
        return
      }
      offset += 1
    }
    throw error("the file ends in a comment", at: start)
  }

  mutating func skipInstruction() throws(XMLSyntaxError) {
    try skip(past: "?>", from: offset, "an instruction")
  }

  mutating func skip(
    past end: StaticString, from start: Int, _ what: String
  ) throws(XMLSyntaxError) {
    while offset < bytes.count {
      if starts(with: end) {
        offset += end.utf8CodeUnitCount
        return
      }
      offset += 1
    }
    throw error("the file ends in \(what)", at: start)
  }

  // MARK: Bytes

  func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  func starts(with text: StaticString) -> Bool {
    guard bytes.count - offset >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  mutating func skipBlanks() {
    while let byte = byte(at: offset), Self.isBlank(byte) { offset += 1 }
  }

  mutating func expect(_ text: StaticString, _ what: String) throws(XMLSyntaxError) {
    guard starts(with: text) else { throw error("expected '\(text)' \(what)") }
    offset += text.utf8CodeUnitCount
  }

  mutating func parseName() throws(XMLSyntaxError) -> String {
    let start = offset
    guard let first = byte(at: offset), Self.isNameStart(first) else {
      throw error("expected a name")
    }
    while let byte = byte(at: offset), Self.isNameByte(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// A letter, an underscore, a colon, or anything outside ASCII.
  static func isNameStart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
      || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isNameStart(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }

  func error(_ message: String, at offset: Int? = nil) -> XMLSyntaxError {
    XMLSyntaxError(message: message, offset: offset ?? self.offset)
  }
}
