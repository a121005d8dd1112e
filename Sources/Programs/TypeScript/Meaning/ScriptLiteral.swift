/// The text that a part of a literal stands for.
enum ScriptLiteral {
  /// Nil for an escape that stands for half of a character, and for one that is not understood. A raw
  /// text has no escapes. [ECMAScript, 12.9.4]
  static func text(_ literal: String, isRaw: Bool) -> String? {
    guard !isRaw, literal.utf8.contains(UInt8(ascii: "\\")) || literal.utf8.contains(0x0D) else {
      return literal
    }
    var result = String.UnicodeScalarView()
    var rest = Substring(literal).unicodeScalars
    var half: UInt32?
    while let scalar = rest.popFirst() {
      var value = scalar.value
      if scalar == "\r" {
        if rest.first == "\n" { rest.removeFirst() }
        value = 0x0A
      } else if scalar == "\\" {
        guard let letter = rest.popFirst() else { return nil }
        switch letter {
        case "n": value = 0x0A
        case "t": value = 0x09
        case "r": value = 0x0D
        case "b": value = 0x08
        case "v": value = 0x0B
        case "f": value = 0x0C
        case "\r":
          if rest.first == "\n" { rest.removeFirst() }
          continue
        case "\n", "\u{2028}", "\u{2029}": continue
        case "0":
          if let next = rest.first, ("0"..."9").contains(next) { return nil }
          value = 0
        case "1"..."9": return nil
        case "x":
          guard let code = number(&rest, 2) else { return nil }
          value = code
        case "u":
          guard let code = unicode(&rest) else { return nil }
          value = code
        default: value = letter.value
        }
      }
      if let first = half {
        guard (0xDC00...0xDFFF).contains(value) else { return nil }
        value = 0x10000 + (first - 0xD800) << 10 + (value - 0xDC00)
        half = nil
      } else if (0xD800...0xDBFF).contains(value) {
        half = value
        continue
      }
      guard let made = Unicode.Scalar(value) else { return nil }
      result.append(made)
    }
    return half == nil ? String(result) : nil
  }

  private static func unicode(_ rest: inout Substring.UnicodeScalarView) -> UInt32? {
    guard rest.first == "{" else { return number(&rest, 4) }
    rest.removeFirst()
    var digits = ""
    while let next = rest.popFirst(), next != "}" { digits.unicodeScalars.append(next) }
    return UInt32(digits, radix: 16)
  }

  private static func number(_ rest: inout Substring.UnicodeScalarView, _ count: Int) -> UInt32? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ $0.properties.isASCIIHexDigit }) else {
      return nil
    }
    rest = rest.dropFirst(count)
    return UInt32(String(digits), radix: 16)
  }
}
