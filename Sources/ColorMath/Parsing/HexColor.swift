extension SRGBColor {
  /// Reads a hexadecimal color of 3, 4, 6 or 8 digits. [CSS Color 4, 5.2]
  ///
  /// `#1B7` is `#11BB77`. The whole text must be the color: no white space, no other lengths, no
  /// digits outside ASCII, no names.
  ///
  /// - Parameters:
  ///   - notation: the position of the opacity in four and eight digits.
  ///   - requiresHash: false if a leading `#` may be left out (the command line).
  package init(
    hex text: String, notation: HexNotation = .alphaLast, requiresHash: Bool = true
  ) throws(ColorParseError) {
    func read(_ bytes: UnsafeBufferPointer<UInt8>) -> SRGBColor? {
      SRGBColor(hexBytes: bytes, notation: notation, requiresHash: requiresHash)
    }
    let color =
      text.utf8.withContiguousStorageIfAvailable(read)
      ?? Array(text.utf8).withUnsafeBufferPointer(read)
    guard let color else { throw SRGBColor.error(in: text, requiresHash: requiresHash) }
    self = color
  }

  /// The same for a part of a text.
  package init(
    hex text: some StringProtocol, notation: HexNotation = .alphaLast, requiresHash: Bool = true
  ) throws(ColorParseError) {
    try self.init(hex: String(text), notation: notation, requiresHash: requiresHash)
  }

  /// Reads a hexadecimal color from bytes, for large files; nil for any error, which reading the
  /// text reports.
  package init?(
    hexBytes bytes: UnsafeBufferPointer<UInt8>, notation: HexNotation = .alphaLast,
    requiresHash: Bool = true
  ) {
    let start = bytes.first == UInt8(ascii: "#") ? 1 : 0
    let count = bytes.count - start
    guard start == 1 || !requiresHash, count == 3 || count == 4 || count == 6 || count == 8 else {
      return nil
    }
    let text = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[start...])
    func part<Part: FixedWidthInteger>(at index: Int, _: Part.Type) -> UInt64 {
      UInt64(Part(littleEndian: text.loadUnaligned(fromByteOffset: index, as: Part.self)))
    }
    // Eight digits, the first in the lowest byte; opaque by default.
    var digits: UInt64 = 0x4646 << 48
    switch count {
    case 8: digits = part(at: 0, UInt64.self)
    case 6: digits |= part(at: 4, UInt16.self) << 32 | part(at: 0, UInt32.self)
    default:
      for index in 0..<count {
        let digit = UInt64(text[index]) &* 0x0101
        digits = digits & ~(0xFFFF << UInt64(16 * index)) | digit << UInt64(16 * index)
      }
    }
    guard let value = SRGBColor.channels(digits) else { return nil }
    func channel(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: value >> (16 * index)) }
    if notation == .alphaFirst, count == 4 || count == 8 {
      self.init(red8: channel(1), green8: channel(2), blue8: channel(3), alpha8: channel(0))
    } else {
      self.init(red8: channel(0), green8: channel(1), blue8: channel(2), alpha8: channel(3))
    }
  }

  /// The values of eight hexadecimal digits in pairs, in every other byte; nil if one is not a
  /// digit. All are processed together, without branches, which could not be predicted.
  private static func channels(_ digits: UInt64) -> UInt64? {
    func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
    // In each byte the highest bit of a sum says that it is large enough: 0x76 + 10 is 0x80.
    let decimal = digits ^ each(0x30)
    let isDecimal = ~((decimal & each(0x7F)) &+ each(0x76) | decimal)
    let letter = (digits | each(0x20)) ^ each(0x60)
    let isLetter =
      ((letter & each(0x7F)) &+ each(0x7F)) & ~((letter & each(0x7F)) &+ each(0x79)) & ~letter
    guard (isDecimal | isLetter) & each(0x80) == each(0x80) else { return nil }
    let values = (digits & each(0x0F)) &+ ((isLetter & each(0x80)) >> 7) &* 9
    return (values << 4 | values >> 8) & 0x00FF_00FF_00FF_00FF
  }

  /// Why a text is not a hexadecimal color.
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

  /// `#RRGGBB`, or `#RRGGBBAA` where the color is translucent, each channel rounded to 8 bits and
  /// clipped to the sRGB gamut.
  package var hex: String {
    String(unsafeUninitializedCapacity: 9) { text in
      text[0] = UInt8(ascii: "#")
      var count = 1
      func append(_ channel: Double) {
        let value = UInt8(((channel > 0 ? min(channel, 1) : 0) * 255).rounded())
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

  /// Finds the character for the message: a scalar, since a combining one may follow the hash or a
  /// digit.
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
