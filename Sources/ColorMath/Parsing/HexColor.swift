extension SRGBColor {
  /// Reads a hexadecimal colour of 3, 4, 6 or 8 digits. [CSS Color 4, 5.2]
  ///
  /// `#1B7` is `#11BB77`. The whole text must be the colour: no white space, no other lengths, no
  /// digits outside ASCII, no names.
  ///
  /// - Parameters:
  ///   - notation: where the opacity stands in four and eight digits.
  ///   - requiresHash: false where a leading `#` may be left out (the command line).
  public init(
    hex text: some StringProtocol, notation: HexNotation = .alphaLast, requiresHash: Bool = true
  ) throws(ColorParseError) {
    guard !text.isEmpty else { throw .empty }
    let hasHash = text.utf8.first == UInt8(ascii: "#")
    guard hasHash || !requiresHash else { throw .missingHash(text: String(text)) }

    var digits: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0, 0, 0, 0, 0)
    var count = 0
    let isValid = withUnsafeMutableBytes(of: &digits) { digits in
      for byte in text.utf8.dropFirst(hasHash ? 1 : 0) {
        guard let digit = SRGBColor.hexDigit(byte) else { return false }
        if count < 8 { digits[count] = digit }
        count += 1
      }
      return true
    }
    guard isValid else {
      throw SRGBColor.notHexadecimal(text, from: hasHash ? 1 : 0)
    }

    let d = digits
    let channels: (UInt8, UInt8, UInt8, UInt8)
    switch count {
    case 3: channels = (d.0 * 17, d.1 * 17, d.2 * 17, 255)
    case 4: channels = (d.0 * 17, d.1 * 17, d.2 * 17, d.3 * 17)
    case 6: channels = (d.0 << 4 | d.1, d.2 << 4 | d.3, d.4 << 4 | d.5, 255)
    case 8: channels = (d.0 << 4 | d.1, d.2 << 4 | d.3, d.4 << 4 | d.5, d.6 << 4 | d.7)
    default: throw .wrongLength(text: String(text), digits: count)
    }
    if notation == .alphaFirst, count == 4 || count == 8 {
      self.init(
        red8: channels.1, green8: channels.2, blue8: channels.3, alpha8: channels.0)
    } else {
      self.init(
        red8: channels.0, green8: channels.1, blue8: channels.2, alpha8: channels.3)
    }
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where the colour is translucent, each channel rounded to 8 bits and
  /// clipped to the sRGB gamut.
  public var hex: String {
    let channels = isOpaque ? [red, green, blue] : [red, green, blue, alpha]
    return channels.reduce(into: "#") { text, channel in
      let value = UInt8((min(max(channel, 0), 1) * 255).rounded())
      text += value < 16 ? "0" : ""
      text += String(value, radix: 16, uppercase: true)
    }
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Finds the character to name in the message: a scalar, since a combining one may follow the hash
  /// or a digit.
  private static func notHexadecimal(
    _ text: some StringProtocol, from start: Int
  ) -> ColorParseError {
    let scalars = text.unicodeScalars
    for (index, scalar) in scalars.enumerated().dropFirst(start)
    where !scalar.isASCII || hexDigit(UInt8(scalar.value)) == nil {
      return .notHexadecimal(
        text: String(text), character: Character(scalar), position: index + 1)
    }
    return .wrongLength(text: String(text), digits: scalars.count - start)
  }
}
