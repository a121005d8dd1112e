/// The bytes of a file, and what they are in markup.
extension MarkupScanner {
  func byte(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  func starts(with text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  mutating func skip(past text: StaticString) {
    while offset < bytes.count, !starts(with: text) { offset += 1 }
    offset = min(offset + text.utf8CodeUnitCount, bytes.count)
  }

  mutating func skipBlanks() {
    while let byte = byte(0), Self.isBlank(byte) { offset += 1 }
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    isWordByte(byte) || ".:-".utf8.contains(byte)
  }
}
