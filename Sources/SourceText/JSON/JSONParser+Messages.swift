/// The messages for a file that is not JSON.
extension JSONParser {
  func error(_ message: String) -> JSONSyntaxError {
    JSONSyntaxError(message: message, offset: offset)
  }

  func hex(_ byte: UInt8) -> String {
    "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  func unexpected(_ expected: String) -> JSONSyntaxError {
    guard let byte = peek else { return error("the file ends where \(expected) was expected") }
    if !hasComments, byte == UInt8(ascii: "/"), offset + 1 < bytes.count,
      bytes[offset + 1] == UInt8(ascii: "/") || bytes[offset + 1] == UInt8(ascii: "*")
    {
      return error("JSON allows no comments")
    }
    if !isJSON5, byte == UInt8(ascii: "'") {
      return error("JSON strings need double quotes, not single")
    }
    let word = bytes[offset...].prefix { isWordByte($0) }.prefix(24)
    if ["NaN", "Infinity", "nan", "inf"].contains(String(decoding: word, as: UTF8.self)) {
      return error("JSON has no \(String(decoding: word, as: UTF8.self)); expected \(expected)")
    }
    let found =
      !word.isEmpty
      ? "'\(String(decoding: word, as: UTF8.self))'"
      : byte > 0x20 && byte < 0x7F ? "'\(UnicodeScalar(byte))'" : "byte \(hex(byte))"
    return error("found \(found) where \(expected) was expected")
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }
}
