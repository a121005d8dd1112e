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
    hex text: String, notation: HexNotation = .alphaLast, requiresHash: Bool = true
  ) throws(ColorParseError) {
    var copy = text
    let color = copy.withUTF8 {
      SRGBColor(hexBytes: $0, notation: notation, requiresHash: requiresHash)
    }
    guard let color else { throw SRGBColor.error(in: text, requiresHash: requiresHash) }
    self = color
  }

  /// The same for a part of a text.
  public init(
    hex text: some StringProtocol, notation: HexNotation = .alphaLast, requiresHash: Bool = true
  ) throws(ColorParseError) {
    try self.init(hex: String(text), notation: notation, requiresHash: requiresHash)
  }

  /// Reads a hexadecimal colour from bytes, for files of many; nil where reading the same
  /// text says what is wrong.
  public init?(
    hexBytes bytes: UnsafeBufferPointer<UInt8>, notation: HexNotation = .alphaLast,
    requiresHash: Bool = true
  ) {
    let start = bytes.first == UInt8(ascii: "#") ? 1 : 0
    let count = bytes.count - start
    guard start == 1 || !requiresHash, count == 3 || count == 4 || count == 6 || count == 8 else {
      return nil
    }
    var value: UInt32 = 0
    var wrong: UInt8 = 0
    // Without branches on the digits, which are as good as random.
    for index in start..<bytes.count {
      let decimal = bytes[index] &- UInt8(ascii: "0")
      let letter = (bytes[index] | 0x20) &- UInt8(ascii: "a")
      wrong |= decimal < 10 || letter < 6 ? 0 : 1
      let digit = UInt32(decimal < 10 ? decimal : letter &+ 10)
      value = value << 4 | digit
      if count < 6 { value = value << 4 | digit }
    }
    guard wrong == 0 else { return nil }
    if count == 3 || count == 6 { value = value << 8 | 0xFF }
    func channel(_ index: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> (24 - 8 * index)) }
    if notation == .alphaFirst, count == 4 || count == 8 {
      self.init(red8: channel(1), green8: channel(2), blue8: channel(3), alpha8: channel(0))
    } else {
      self.init(red8: channel(0), green8: channel(1), blue8: channel(2), alpha8: channel(3))
    }
  }

  /// Why a text is no hexadecimal colour.
  private static func error(in text: String, requiresHash: Bool) -> ColorParseError {
    guard !text.isEmpty else { return .empty }
    let hasHash = text.utf8.first == UInt8(ascii: "#")
    guard hasHash || !requiresHash else { return .missingHash(text: text) }
    let digits = text.utf8.dropFirst(hasHash ? 1 : 0)
    guard digits.allSatisfy({ hexDigit($0) != nil }) else {
      return notHexadecimal(text, from: hasHash ? 1 : 0)
    }
    return .wrongLength(text: text, digits: digits.count)
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where the colour is translucent, each channel rounded to 8 bits and
  /// clipped to the sRGB gamut.
  public var hex: String {
    String(unsafeUninitializedCapacity: 9) { text in
      text[0] = UInt8(ascii: "#")
      var count = 1
      func append(_ channel: Double) {
        let value = UInt8((min(max(channel, 0), 1) * 255).rounded())
        text[count] = SRGBColor.upperDigit(value >> 4)
        text[count + 1] = SRGBColor.upperDigit(value & 15)
        count += 2
      }
      append(red)
      append(green)
      append(blue)
      if !isOpaque { append(alpha) }
      return count
    }
  }

  private static func upperDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
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
