import ColorMath
import TestSupport
import Testing

@Suite struct RelativeLuminanceTests {
  /// WCAG 2.2's formula in python, in 64-bit floating point.
  @Test(
    "Relative luminance follows WCAG's formula",
    arguments: [
      ("#000000", 0.0), ("#FFFFFF", 1.0), ("#FF0000", 0.2126), ("#00FF00", 0.7152),
      ("#0000FF", 0.0722), ("#808080", 0.21586050011389923), ("#0078D7", 0.18339238265695418),
      ("#9A6C5A", 0.1833333410589215), ("#EC1400", 0.18333178726201355),
      ("#1B7A4F", 0.14716592017192887), ("#010101", 0.0003035269835488375),
    ])
  func formula(_ hex: String, _ luminance: Double) throws {
    #expect(try SRGBColor(hex: hex).relativeLuminance.isClose(to: luminance))
  }

  @Test("Extended components count unclamped")
  func extended() {
    // Display P3 red in linear sRGB, from the rational matrices of CSS Color 4 (python):
    // 1.22494, −0.04206, −0.01964, so 0.2126 R + 0.7152 G + 0.0722 B = 0.22892532.
    let red = SRGBColor(
      red: 1.0930663624351615, green: -0.22674197356975417, blue: -0.15013458093711954)
    #expect(red.relativeLuminance.isClose(to: 0.22892531602745586))
  }

  @Test("The opacity does not count")
  func opacity() {
    #expect(SRGBColor.white.withAlpha(0.1).relativeLuminance == 1)
  }

  @Test("An 8-bit display's luminance of a composite is that of the composite")
  func eightBit() {
    var generator = SeededGenerator(seed: 31)
    for index in 0..<20_000 {
      let top = generator.color(in: -0.2...1.2, alpha: index % 3 == 0 ? 1...1 : 0...1)
      let under = generator.eightBitColor()
      let whole = Rendering.eightBit.lay(top, over: under).relativeLuminance
      #expect(abs(top.eightBitLuminance(over: under) - whole) < 1e-12)
      #expect(abs(under.approximateLuminance - under.relativeLuminance) < 1e-6)
    }
    // Half of two neighbors is rounded up.
    let half = SRGBColor.white.withAlpha(0.5).eightBitLuminance(over: .black)
    #expect(half == SRGBColor(red8: 128, green8: 128, blue8: 128).relativeLuminance)
  }
}
