import ColorMath

/// Reads the hexadecimal notations of `Color(hex:)` and its like.
struct SwiftHex {
  /// Where four and eight digits have their opacity.
  let notation: HexNotation
  /// Whether the policy says so.
  var isStated = false

  /// The labels of arguments that hold a hexadecimal color.
  static let labels: Set<String> = ["hex", "hexString", "hexValue", "hexCode", "hexadecimal"]

  /// A string with or without its hash.
  func color(text: String) throws(SwiftStop) -> SRGBColor {
    do {
      return try SRGBColor(hex: text, notation: notation, requiresHash: false)
    } catch {
      throw .notRead("\(error)")
    }
  }

  /// An integer literal of six or eight hexadecimal digits.
  ///
  /// Fewer are refused: whether `0xFFF` is white or `#000FFF` is up to the initializer.
  func color(literal: String) throws(SwiftStop) -> SRGBColor {
    let digits = literal.dropFirst(2).filter { $0 != "_" }
    guard literal.hasPrefix("0x"), digits.count == 6 || digits.count == 8 else {
      throw .notRead("'\(literal.prefix(40))' is not a color; expected 0x and 6 or 8 digits")
    }
    return try color(text: String(digits))
  }

  /// The color of six or eight digits that a comment names after a hash, as written, and its byte
  /// offset there; nil if it names none or several. Fewer digits may number an issue.
  func color(in comment: String) -> (color: SRGBColor, text: String, offset: Int)? {
    let bytes = Array(comment.utf8)
    var found: (SRGBColor, String, Int)?
    var index = 0
    while let hash = bytes[index...].firstIndex(of: UInt8(ascii: "#")) {
      var end = hash + 1
      while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
      index = end
      let text = String(decoding: bytes[hash..<end], as: UTF8.self)
      guard text.utf8.count >= 7, let color = try? SRGBColor(hex: text, notation: notation) else {
        continue
      }
      if found != nil { return nil }
      found = (color, text, hash)
    }
    return found
  }

  /// Letters, digits, underscores, and everything outside ASCII.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}
