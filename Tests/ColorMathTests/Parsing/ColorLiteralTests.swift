import ColorMath
import Testing

@Suite struct ColorLiteralTests {
  /// Four channels of 8 bits are kept as such; what is read back is the division that CSS defines.
  @Test func everyByteIsReadBack() {
    for byte in 0...UInt8.max {
      let color = SRGBColor(red8: byte, green8: 255 - byte, blue8: byte ^ 0x55, alpha8: byte)
      let literal = ColorLiteral(color)
      #expect(literal.sRGB == color)
      #expect(literal.alpha == Double(byte) / 255)
      #expect(
        literal.components
          == [Double(byte) / 255, Double(255 - byte) / 255, Double(byte ^ 0x55) / 255])
    }
  }

  @Test(arguments: [0.1, 0.5, 1 / 255.0.nextUp, (1 / 255.0).nextDown, 1.0.nextUp, -0.25, 3, 1e300])
  func otherNumbersStayExact(component: Double) {
    let literal = ColorLiteral(SRGBColor(red: component, green: 0, blue: 1))
    #expect(literal.components == [component, 0, 1])
    #expect(literal.space == .srgb)
  }

  /// -0 is a text of its own, and equal to 0.
  @Test func negativeZeroIsWrittenAsSuch() throws {
    let negative = ColorLiteral(SRGBColor(red: -0.0, green: 0, blue: 0))
    let positive = ColorLiteral(SRGBColor.black)
    #expect(negative.cssText == "color(srgb -0.0 0.0 0.0)")
    #expect(positive.cssText == "color(srgb 0.0 0.0 0.0)")
    #expect(negative == positive)
    #expect(Set([negative, positive]).count == 1)
  }

  @Test func notationsOfOneColorAreEqual() throws {
    let texts = ["#F00", "#ff0000ff", "rgb(255 0 0)", "color(srgb 1 0 0)"]
    #expect(Set(try texts.map { try ColorLiteral(css: $0) }).count == 1)
    // The same numbers, but another space, or a component that is missing.
    let others = ["color(srgb-linear 1 0 0)", "color(srgb 1 0 none)", "color(srgb 1 0 0 / none)"]
    #expect(Set(try (texts + others).map { try ColorLiteral(css: $0) }).count == 4)
  }

  @Test func aLiteralIsAWord() {
    #expect(MemoryLayout<ColorLiteral>.size == 8)
  }
}
