import ColorMath
import Testing

@Suite struct SRGBColorTests {
  @Test("8-bit channels are 255ths")
  func eightBit() {
    let color = SRGBColor(red8: 0, green8: 51, blue8: 255, alpha8: 102)
    #expect(color == SRGBColor(red: 0, green: 0.2, blue: 1, alpha: 0.4))
  }

  @Test(
    "A color is opaque from an opacity of 1",
    arguments: [(1.0, true), (1.0.nextDown, false), (0.0, false), (0.5, false)])
  func opaque(_ alpha: Double, _ isOpaque: Bool) {
    #expect(SRGBColor.black.withAlpha(alpha).isOpaque == isOpaque)
  }

  @Test(
    "The gamut ends at 0 and 1, give or take the noise of a conversion",
    arguments: [
      (0.0, true), (1.0, true), (1 + 5e-7, true), (-5e-7, true), (1.00001, false), (-0.1, false),
    ])
  func gamut(_ channel: Double, _ isInside: Bool) {
    #expect(SRGBColor(red: channel, green: 0.5, blue: 0.5).isInSRGBGamut == isInside)
    #expect(SRGBColor(red: 0.5, green: channel, blue: 0.5).isInSRGBGamut == isInside)
    #expect(SRGBColor(red: 0.5, green: 0.5, blue: channel).isInSRGBGamut == isInside)
  }

  @Test(
    "A component that is not a number, or an opacity outside 0 to 1, is noticed",
    arguments: [
      (SRGBColor.white, true), (SRGBColor(red: -3, green: 9, blue: 0), true),
      (SRGBColor(red: .nan, green: 0, blue: 0), false),
      (SRGBColor(red: 0, green: .infinity, blue: 0), false),
      (SRGBColor(red: 0, green: 0, blue: -.infinity), false),
      (SRGBColor.white.withAlpha(1.1), false), (SRGBColor.white.withAlpha(-0.1), false),
      (SRGBColor.white.withAlpha(.nan), false),
    ])
  func finite(_ color: SRGBColor, _ isFinite: Bool) {
    #expect(color.isFinite == isFinite)
  }

  // 10000 in linear light is 1.055 × 10000^(1/2.4) − 0.055 = 48.914… by the formula of sRGB in Python.
  @Test(
    "A color is in range up to 10000 times white in linear light, on either side of black",
    arguments: [
      (SRGBColor.white, true), (SRGBColor(red: 48.91, green: -48.91, blue: 0), true),
      (SRGBColor(red: 48.92, green: 0, blue: 0), false),
      (SRGBColor(red: 0, green: -48.92, blue: 0), false),
      (SRGBColor(red: 0, green: 0, blue: 1e155), false),
      (SRGBColor(red: .nan, green: 0, blue: 0), false), (SRGBColor.white.withAlpha(1.1), false),
    ])
  func range(_ color: SRGBColor, _ isInRange: Bool) {
    #expect(color.isInRange == isInRange)
  }

  @Test("Not even a color that is not a number traps where it is shown")
  func notANumber() {
    let color = SRGBColor(red: .nan, green: .infinity, blue: -.infinity)
    #expect(color.hex == "#00FF00")
    var count = 0
    LightnessPath(through: color).walk(from: 0, to: 1) { _ in
      count += 1
      return true
    }
    #expect(count < 1000)
  }
}
