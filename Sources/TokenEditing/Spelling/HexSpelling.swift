import ColorMath

/// Rewrites the digits of a hexadecimal color.
struct HexSpelling {
  /// The position of the opacity in four and eight digits.
  let notation: HexNotation
  /// Whether there may be more digits than before: six for three, eight for six.
  let mayGrow: Bool
  /// The case of letters if the old digits have none.
  let prefersUppercase: Bool

  /// The digits of the goal in the style of the old ones, which may contain underscores; nil if
  /// their number is too small.
  func digits(replacing old: some StringProtocol, _ goal: ColorGoal) -> String? {
    let digits = Array(old.filter { $0 != "_" })
    let isShort = digits.count <= 4
    let width = isShort ? 1 : 2
    let hadAlpha = digits.count == 4 || digits.count == 8
    let alphaStart = notation == .alphaFirst ? 0 : digits.count - width
    let oldAlpha = hadAlpha ? Array(digits[alphaStart..<alphaStart + width]) : []
    var oldColor = digits
    if hadAlpha { oldColor.removeSubrange(alphaStart..<alphaStart + width) }

    let hasAlpha = hadAlpha || goal.changesAlpha
    let bytes = goal.bytes + (goal.changesAlpha ? [goal.alphaByte] : [])
    let staysShort = isShort && bytes.allSatisfy { $0 % 17 == 0 }
    let count = (staysShort ? 1 : 2) * (hasAlpha ? 4 : 3)
    guard count == digits.count || mayGrow else { return nil }

    let isUppercase =
      Self.isUppercase(oldColor) ?? Self.isUppercase(oldAlpha) ?? prefersUppercase
    func text(_ byte: UInt8) -> String {
      let text = String(byte, radix: 16, uppercase: isUppercase)
      return staysShort ? String(text.suffix(1)) : (byte < 16 ? "0" : "") + text
    }
    let color = goal.bytes.map(text).joined()
    var alpha = ""
    if goal.changesAlpha {
      alpha = text(goal.alphaByte)
    } else if hadAlpha {
      alpha = String(isShort && !staysShort ? oldAlpha + oldAlpha : oldAlpha)
    }
    let written = notation == .alphaFirst ? alpha + color : color + alpha
    return count == digits.count ? Self.withUnderscores(of: old, written) : written
  }

  /// Puts digits in place of the old ones.
  private static func withUnderscores(of old: some StringProtocol, _ digits: String) -> String {
    var rest = digits[...]
    return String(old.map { $0 == "_" ? $0 : rest.removeFirst() })
  }

  /// Whether most letters are capitals; nil if there are none.
  static func isUppercase(_ text: some Sequence<Character>) -> Bool? {
    let letters = text.filter(\.isLetter)
    guard !letters.isEmpty else { return nil }
    return letters.filter(\.isUppercase).count * 2 > letters.count
  }

  /// Whether most letters in the hexadecimal colors of a file are capitals; nil if there are none
  /// or as many of each.
  static func usesUppercase(_ bytes: [UInt8]) -> Bool? {
    var (upper, lower) = (0, 0)
    var index = 0
    while index < bytes.count {
      let isMark =
        bytes[index] == UInt8(ascii: "#")
        || bytes[index] == UInt8(ascii: "x") && index > 0 && bytes[index - 1] == UInt8(ascii: "0")
      index += 1
      guard isMark else { continue }
      let digits = bytes[index...].prefix(9).prefix { Character(UnicodeScalar($0)).isHexDigit }
      guard [2, 3, 4, 6, 8].contains(digits.count) else { continue }
      upper += digits.count { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "F") }
      lower += digits.count { $0 >= UInt8(ascii: "a") }
      index += digits.count
    }
    return upper == lower ? nil : upper > lower
  }
}
