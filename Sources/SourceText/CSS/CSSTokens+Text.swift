extension CSSTokens {
  /// The text of a token: a name without `@`, `#` or parenthesis and with its escapes decoded, the
  /// contents of a string, the characters of anything else.
  package func text(at index: Int) -> String {
    let token = self[index]
    var range = token.range
    switch token.kind {
    case .function: range = range.lowerBound..<range.upperBound - 1
    case .atKeyword, .hash: range = range.lowerBound + 1..<range.upperBound
    case .string: range = range.lowerBound + 1..<range.upperBound - 1
    case .badString: range = range.lowerBound + 1..<range.upperBound
    default: break
    }
    return CSSTokens.unescaped(document.file.bytes[range])
  }

  /// The number at the beginning of a token, infinite if it is too large, its place in the file, and
  /// what follows it in the token, in lower case: a unit or `%`.
  package func number(at index: Int) -> (value: Double, range: Range<Int>, unit: String) {
    let bytes = document.file.bytes[self[index].range]
    func isSign(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") }
    let rest = isSign(bytes.first) ? bytes.dropFirst() : bytes
    var after = rest.drop { CSSCharacter.isDigit($0) || $0 == UInt8(ascii: ".") }
    if let letter = after.first, letter | 0x20 == UInt8(ascii: "e") {
      let power = after.dropFirst()
      let digits = isSign(power.first) ? power.dropFirst() : power
      if CSSCharacter.isDigit(digits.first) { after = digits.drop(while: CSSCharacter.isDigit) }
    }
    let range = bytes.startIndex..<after.startIndex
    let value = Double(String(decoding: bytes[range], as: UTF8.self)) ?? .infinity
    return (value, range, CSSTokens.unescaped(after).lowercased())
  }

  /// The characters as in the file.
  package var source: String {
    String(decoding: document.file.bytes[span.range], as: UTF8.self)
  }

  /// The run with a single space for white space and comments and with decoded names, for a reader
  /// that knows neither.
  package var plain: String {
    var text = ""
    for index in range {
      let token = self[index]
      let bytes = document.file.bytes[token.range]
      if token.kind == .space {
        text += " "
      } else if bytes.contains(UInt8(ascii: "\\")), let name = CSSTokens.plainName(bytes) {
        text += name
      } else {
        text += String(decoding: bytes, as: UTF8.self)
      }
    }
    return text
  }

  /// A token whose escapes stand for characters that need none; nil if one does not.
  private static func plainName(_ bytes: ArraySlice<UInt8>) -> String? {
    var units: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "\\") else {
        units.append(bytes[index])
        index += 1
        continue
      }
      let (scalar, end) = escape(in: bytes, at: index)
      guard isPartOfName(scalar) else { return nil }
      units += Array(String(scalar).utf8)
      index = end
    }
    return String(decoding: units, as: UTF8.self)
  }

  private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x80 || scalar == "-" || scalar == "_" || scalar.properties.isAlphabetic
      || scalar.value >= 0x30 && scalar.value <= 0x39
  }

  /// Decodes escapes. [CSS Syntax 3, 4.3.7]
  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var units: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "\\") else {
        units.append(bytes[index])
        index += 1
        continue
      }
      let next = index + 1
      if next < bytes.endIndex, bytes[next] == 0x0A || bytes[next] == 0x0C || bytes[next] == 0x0D {
        // In a string, an escaped line end is dropped.
        let isTwoBytes = bytes[next] == 0x0D && next + 1 < bytes.endIndex && bytes[next + 1] == 0x0A
        index = next + (isTwoBytes ? 2 : 1)
        continue
      }
      let (scalar, end) = escape(in: bytes, at: index)
      units += Array(String(scalar).utf8)
      index = end
    }
    return String(decoding: units, as: UTF8.self)
  }

  /// The scalar of an escape, and where the escape ends.
  private static func escape(
    in bytes: ArraySlice<UInt8>, at backslash: Int
  ) -> (Unicode.Scalar, end: Int) {
    var index = backslash + 1
    var value: UInt32 = 0
    while index < min(backslash + 7, bytes.endIndex),
      let digit = Character(UnicodeScalar(bytes[index])).hexDigitValue
    {
      value = value << 4 | UInt32(digit)
      index += 1
    }
    if index == backslash + 1 {
      let rest = String(decoding: bytes[index..<min(index + 4, bytes.endIndex)], as: UTF8.self)
      guard let scalar = rest.unicodeScalars.first else { return ("\u{FFFD}", bytes.endIndex) }
      return (scalar, min(index + UTF8.width(scalar), bytes.endIndex))
    }
    if index < bytes.endIndex {
      switch bytes[index] {
      case 0x0D where index + 1 < bytes.endIndex && bytes[index + 1] == 0x0A: index += 2
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D: index += 1
      default: break
      }
    }
    return (value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}", index)
  }
}
