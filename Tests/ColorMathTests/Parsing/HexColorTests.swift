import ColorMath
import TestSupport
import Testing

@Suite struct HexColorTests {
  /// One spelling and the 8-bit channels that CSS Color 4, section 5.2, gives it.
  struct Spelling: CustomTestStringConvertible, Sendable {
    let text: String
    let notation: HexNotation
    let channels: [UInt8]

    init(_ text: String, _ notation: HexNotation, _ channels: [UInt8]) {
      self.text = text
      self.notation = notation
      self.channels = channels
    }

    var testDescription: String { "\(text) \(notation)" }
  }

  @Test(
    "Three, four, six and eight digits are read in the stated order",
    arguments: [
      Spelling("#1B7", .alphaLast, [0x11, 0xBB, 0x77, 255]),
      Spelling("#1b7", .alphaLast, [0x11, 0xBB, 0x77, 255]),
      Spelling("#1B7C", .alphaLast, [0x11, 0xBB, 0x77, 0xCC]),
      Spelling("#1B7A4F", .alphaLast, [0x1B, 0x7A, 0x4F, 255]),
      Spelling("#1b7A4f", .alphaLast, [0x1B, 0x7A, 0x4F, 255]),
      Spelling("#1B7A4F89", .alphaLast, [0x1B, 0x7A, 0x4F, 0x89]),
      Spelling("#09AFaf", .alphaLast, [0x09, 0xAF, 0xAF, 255]),
      Spelling("#1B7", .alphaFirst, [0x11, 0xBB, 0x77, 255]),
      Spelling("#C1B7", .alphaFirst, [0x11, 0xBB, 0x77, 0xCC]),
      Spelling("#1B7A4F", .alphaFirst, [0x1B, 0x7A, 0x4F, 255]),
      Spelling("#891B7A4F", .alphaFirst, [0x1B, 0x7A, 0x4F, 0x89]),
      Spelling("#00000000", .alphaLast, [0, 0, 0, 0]),
      Spelling("#FFFFFFFF", .alphaFirst, [255, 255, 255, 255]),
    ])
  func reads(_ spelling: Spelling) throws {
    let color = try SRGBColor(hex: spelling.text, notation: spelling.notation)
    let found = [color.red, color.green, color.blue, color.alpha]
    #expect(found == spelling.channels.map { Double($0) / 255 })
  }

  @Test("A hash may be left out only where that is allowed", arguments: ["1B7A4F", "bad", "face"])
  func hash(_ text: String) throws {
    #expect(throws: ColorParseError.missingHash(text: text)) { try SRGBColor(hex: text) }
    let bare = try SRGBColor(hex: text, requiresHash: false)
    #expect(try bare == SRGBColor(hex: "#" + text))
  }

  @Test("A substring is read like a string")
  func substring() throws {
    let line = "text: #1B7A4F;"
    let color = try SRGBColor(hex: line.dropFirst(6).dropLast())
    #expect(color == SRGBColor(red8: 0x1B, green8: 0x7A, blue8: 0x4F))
  }

  @Test(
    "A number of digits other than 3, 4, 6 and 8 is refused",
    arguments: [0, 1, 2, 5, 7, 9, 10, 64, 300, 100_000])
  func wrongLength(_ digits: Int) {
    let text = "#" + String(repeating: "a", count: digits)
    #expect(throws: ColorParseError.wrongLength(text: text, digits: digits)) {
      try SRGBColor(hex: text)
    }
  }

  @Test("No text is not a color")
  func empty() {
    #expect(throws: ColorParseError.empty) { try SRGBColor(hex: "") }
    #expect(throws: ColorParseError.empty) { try SRGBColor(hex: "", requiresHash: false) }
  }

  @Test(
    "A character that is not a digit is named with its place",
    arguments: [
      ("#12G456", "G" as Character, 4), ("#GGGGGG", "G", 2), ("#12345 ", " ", 7),
      ("# 12345", " ", 2), ("#123\n", "\n", 5), ("#123\r\n", "\r", 5), ("#12\u{0}", "\u{0}", 4),
      ("##12345", "#", 2), ("#-12345", "-", 2), ("#0x1234", "x", 3), ("#12.", ".", 4),
      ("#１２３", "１", 2), ("#12３", "３", 4), ("#Ａ12", "Ａ", 2), ("#٣٣٣", "٣", 2),
      ("#12é", "é", 4), ("#12🎨", "🎨", 4), ("#\u{301}12", "\u{301}", 2),
      ("#a\u{301}12", "\u{301}", 3), ("#12@", "@", 4), ("#12`", "`", 4), ("#12/", "/", 4),
      ("#12:", ":", 4),
    ])
  func notHexadecimal(_ text: String, _ character: Character, _ position: Int) {
    let expected = ColorParseError.notHexadecimal(
      text: text, character: character, position: position)
    #expect(throws: expected) { try SRGBColor(hex: text) }
  }

  @Test(
    "White space, names and functions are no colors on the command line either",
    arguments: [" 123456", "123456 ", "red", "transparent", "rgb(0,0,0)", "decades", "12 456"])
  func badWithoutHash(_ text: String) {
    #expect(throws: ColorParseError.self) { try SRGBColor(hex: text, requiresHash: false) }
  }

  @Test(
    "A color is written in upper case, with its opacity only where it is translucent",
    arguments: [
      (SRGBColor(red8: 0x1B, green8: 0x07, blue8: 0xAF), "#1B07AF"),
      (SRGBColor(red8: 0x1B, green8: 0x07, blue8: 0xAF, alpha8: 0x09), "#1B07AF09"),
      (SRGBColor(red: 1.5, green: -0.2, blue: 0.5), "#FF0080"),
      (SRGBColor(red: 0, green: 0, blue: 0, alpha: 0), "#00000000"),
    ])
  func writes(_ color: SRGBColor, _ text: String) {
    #expect(color.hex == text)
  }

  @Test("Reading what was written gives the same color")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      var color = generator.eightBitColor()
      color.alpha = Double(UInt8.random(in: 0...255, using: &generator)) / 255
      #expect(try SRGBColor(hex: color.hex) == color)
    }
  }

  @Test func onlyHexadecimalDigitsAreDigits() {
    let accepted = (UInt8.min...UInt8.max).filter { byte in
      [UInt8(ascii: "1"), byte, UInt8(ascii: "7")].withUnsafeBufferPointer {
        SRGBColor(hexBytes: $0, requiresHash: false) != nil
      }
    }
    #expect(accepted == Array("0123456789ABCDEFabcdef".utf8))
  }

  @Test func digitsHaveTheirValues() {
    for (text, red) in [
      ("0", 0x00), ("9", 0x99), ("A", 0xAA), ("a", 0xAA), ("F", 0xFF), ("f", 0xFF),
    ] {
      let color = Array((text + text + "0000").utf8).withUnsafeBufferPointer {
        SRGBColor(hexBytes: $0, requiresHash: false)
      }
      #expect(color == SRGBColor(red8: UInt8(red), green8: 0, blue8: 0))
    }
  }

  @Test(
    "Every byte at every place is a digit of the table of ASCII, or nothing",
    arguments: [3, 4, 6, 8])
  func bytes(_ count: Int) {
    for place in 1...count {
      for byte in UInt8.min...UInt8.max {
        var text = [UInt8](repeating: UInt8(ascii: "3"), count: count + 1)
        text[0] = UInt8(ascii: "#")
        text[place] = byte
        let color = text.withUnsafeBufferPointer { SRGBColor(hexBytes: $0) }
        let scalar = Character(UnicodeScalar(byte))
        guard byte < 0x80, let digit = scalar.hexDigitValue else {
          #expect(color == nil, "byte \(byte)")
          continue
        }
        var digits = [Int](repeating: 3, count: count)
        digits[place - 1] = digit
        if count < 6 { digits = digits.flatMap { [$0, $0] } }
        if digits.count == 6 { digits += [15, 15] }
        let channels = (0..<4).map { Double(digits[2 * $0] * 16 + digits[2 * $0 + 1]) / 255 }
        #expect(
          color
            == SRGBColor(
              red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3]))
      }
    }
  }
}
