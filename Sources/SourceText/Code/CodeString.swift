/// The text that a string literal stands for.
enum CodeString {
  /// Nil for several lines between quotes, for interpolation, and for an escape that is not known.
  static func text(_ literal: ArraySlice<UInt8>, flags: CodeToken.Flags) -> String? {
    guard !flags.contains(.isMultiline), !flags.contains(.isInterpolated) else { return nil }
    let isRaw = literal.first == UInt8(ascii: "r")
    var rest = literal.dropFirst(isRaw ? 1 : 0)
    guard rest.count >= 2, rest.first == rest.last else { return nil }
    rest = rest.dropFirst().dropLast()
    if isRaw { return String(validating: rest, as: UTF8.self) }
    var text: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard let letter = rest.popFirst(), let scalar = escaped(letter, &rest) else { return nil }
      text += Array(String(Character(scalar)).utf8)
    }
    return String(validating: text, as: UTF8.self)
  }

  private static func escaped(
    _ letter: UInt8, _ rest: inout ArraySlice<UInt8>
  ) -> Unicode.Scalar? {
    switch letter {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"),
      UInt8(ascii: "$"), UInt8(ascii: "/"):
      return Unicode.Scalar(letter)
    case UInt8(ascii: "x"): return scalar(rest.popPrefix(2))
    case UInt8(ascii: "u") where rest.first == UInt8(ascii: "{"):
      guard let close = rest.prefix(9).firstIndex(of: UInt8(ascii: "}")) else { return nil }
      let digits = rest[(rest.startIndex + 1)..<close]
      rest = rest[(close + 1)...]
      return scalar(digits)
    case UInt8(ascii: "u"): return scalar(rest.popPrefix(4))
    default: return nil
    }
  }

  private static func scalar(_ digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
  }
}

extension ArraySlice {
  fileprivate mutating func popPrefix(_ count: Int) -> ArraySlice {
    let taken = prefix(count)
    self = dropFirst(count)
    return taken
  }
}
