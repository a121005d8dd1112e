import ColorMath
import TestSupport
import Testing

@Suite struct SourceOverTests {
  @Test("Translucent over opaque is mixed on gamma-encoded components, unrounded")
  func overOpaque() throws {
    // By hand: 0x3C = 60, 60/255 × 0.6 + 0.4 = 138/255; 0x43 = 67, 67/255 × 0.6 + 0.4 = 142.2/255.
    let text = try SRGBColor(hex: "#3C3C43").withAlpha(0.6)
    let expected = SRGBColor(red: 138.0 / 255, green: 138.0 / 255, blue: 142.2 / 255)
    #expect(text.over(.white).isClose(to: expected))
  }

  @Test("Half black over white is half, not the 0.735 of linear light")
  func gammaSpace() {
    let color = SRGBColor.black.withAlpha(0.5).over(.white)
    #expect(color == SRGBColor(red: 0.5, green: 0.5, blue: 0.5))
  }

  @Test("Translucent over translucent gives the union of the opacities")
  func overTranslucent() {
    // python: α = .5 + .5 × .5 = .75; red .5 / .75, blue .25 / .75. [W3C Compositing 1, 5.1]
    let color = SRGBColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      .over(SRGBColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    #expect(color.isClose(to: SRGBColor(red: 2.0 / 3, green: 0, blue: 1.0 / 3, alpha: 0.75)))
  }

  @Test("An opaque color hides what lies beneath, a transparent one shows it unchanged")
  func ends() {
    let top = SRGBColor(red: 0.1, green: 0.2, blue: 0.3)
    let under = SRGBColor(red: 0.7, green: 0.8, blue: 0.9)
    #expect(top.over(under) == top)
    #expect(top.withAlpha(0).over(under) == under)
    #expect(top.withAlpha(0).over(under.withAlpha(0.5)).isClose(to: under.withAlpha(0.5)))
    #expect(top.withAlpha(0.5).over(under.withAlpha(0)).isClose(to: top.withAlpha(0.5)))
  }

  @Test("Nothing over nothing is transparent black, not a division by zero")
  func nothing() {
    let nothing = SRGBColor.white.withAlpha(0)
    #expect(nothing.over(nothing) == SRGBColor.black.withAlpha(0))
  }

  @Test("Components outside sRGB are mixed unclamped")
  func extended() {
    let color = SRGBColor(red: 1.2, green: -0.2, blue: 0, alpha: 0.5).over(.white)
    #expect(color.isClose(to: SRGBColor(red: 1.1, green: 0.4, blue: 0.5)))
  }

  @Test("Compositing is associative")
  func associative() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<2_000 {
      let top = generator.color(in: 0...1, alpha: 0.01...1)
      let middle = generator.color(in: 0...1, alpha: 0.01...1)
      let bottom = generator.color(in: 0...1, alpha: 0.01...1)
      #expect(
        top.over(middle).over(bottom).isClose(to: top.over(middle.over(bottom)), within: 1e-9))
    }
  }

  @Test("An 8-bit display rounds to the nearest 255th, clips, and keeps the opacity")
  func eightBit() {
    // By hand: .4999 × 255 = 127.4…, .5001 × 255 = 127.5….
    let color = SRGBColor(red: 0.4999, green: 0.5001, blue: 1.7, alpha: 0.3333)
    #expect(
      color.onEightBitDisplay
        == SRGBColor(red: 127.0 / 255, green: 128.0 / 255, blue: 1, alpha: 0.3333))
    #expect(SRGBColor(red: -0.1, green: 0, blue: 1).onEightBitDisplay.red == 0)
  }

  @Test("Clipping leaves what is inside the gamut as it is")
  func clipped() {
    let color = SRGBColor(red: -0.2, green: 0.4999, blue: 1.1, alpha: 0.5)
    #expect(color.clippedToSRGB == SRGBColor(red: 0, green: 0.4999, blue: 1, alpha: 0.5))
  }
}
