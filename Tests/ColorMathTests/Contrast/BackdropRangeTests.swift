import ColorMath
import TestSupport
import Testing

/// Ranges over backdrops of some luminance, and along gradients, against brute force.
@Suite struct BackdropRangeTests {
  @Test func aLuminanceRangeHoldsEverySampledBackdropAndIsNearlyReached() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<6 {
      let text = random.color(in: 0...1, alpha: 0.7...1)
      let veil = random.color(in: 0...1, alpha: 0.2...0.8)
      let low = Double.random(in: 0...0.5, using: &random)
      let luminance = low...min(1, low + 0.3)
      let range = ContrastRange(foreground: text, background: veil, luminance: luminance)
      var least = Double.infinity
      var greatest = 0.0
      for red in 0...16 {
        for green in 0...16 {
          for blue in 0...16 {
            let backdrop = SRGBColor(
              red: Double(red) / 16, green: Double(green) / 16, blue: Double(blue) / 16)
            guard luminance.contains(backdrop.relativeLuminance) else { continue }
            let under = veil.over(backdrop)
            let ratio = ContrastRatio(text.over(under), under).value
            least = min(least, ratio)
            greatest = max(greatest, ratio)
          }
        }
      }
      #expect(range.least.value <= least + 1e-9)
      #expect(range.greatest.value >= greatest - 1e-9)
      #expect(range.least.value > least * 0.75)
      #expect(range.greatest.value < greatest * 1.35)
    }
  }

  @Test func aNarrowerLuminanceNeverWidensTheRange() {
    let veil = SRGBColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    let any = ContrastRange(foreground: .white, background: veil)
    let dark = ContrastRange(foreground: .white, background: veil, luminance: 0...0.05)
    #expect(dark.least.value > any.least.value)
    #expect(dark.greatest.value <= any.greatest.value + 1e-6)
  }

  /// 5.25 and 2.44 at the ends, 1.96 inside: the vector of WCAG.md, found by sampling in Python.
  @Test func redToBlueUnderBlackIsWorstInside() {
    let red = SRGBColor(red: 1, green: 0, blue: 0)
    let blue = SRGBColor(red: 0, green: 0, blue: 1)
    let found = GradientContrast(
      foreground: .black, on: GradientGround([(start: red, end: blue)]))
    #expect(abs(found.range.greatest.value - 5.252) < 0.001)
    #expect(abs(found.range.least.value - 1.9582) < 0.0005)
    #expect(abs(ContrastRatio(.black, blue).value - 2.444) < 0.001)
  }

  @Test func alongAGradientThatCrossesTheTextContrastIsOne() {
    let grey = SRGBColor(red: 0.5, green: 0.5, blue: 0.5)
    let found = GradientContrast(
      foreground: grey, on: GradientGround([(start: .black, end: .white)]))
    #expect(found.range.least.value < 1.0001)
    #expect(found.range.least.value >= 1)
  }

  /// Each place of a fine grid, inside sRGB and outside, in both renderings.
  @Test func noPlaceOfAGradientIsWorseThanItsLeastContrast() {
    var random = SeededGenerator(seed: 14)
    for round in 0..<40 {
      let range = round % 4 == 3 ? -0.3...1.3 : 0...1
      let stops = (0..<4).map { _ in random.color(in: range, alpha: 1...1) }
      let text = random.color(in: range, alpha: round % 3 == 2 ? 0.3...0.9 : 1...1)
      let segments = zip(stops, stops.dropFirst()).map { (start: $0, end: $1) }
      let found = GradientContrast(foreground: text, on: GradientGround(segments))
      var least = Double.infinity
      var greatest = 0.0
      var eightBit = Double.infinity
      for (start, end) in segments {
        for step in 0...4000 {
          let place = Double(step) / 4000
          let under = SRGBColor(
            red: start.red + (end.red - start.red) * place,
            green: start.green + (end.green - start.green) * place,
            blue: start.blue + (end.blue - start.blue) * place)
          let ratio = ContrastRatio(text.over(under), under).value
          least = min(least, ratio)
          greatest = max(greatest, ratio)
          let shown = Rendering.eightBit.base(under)
          eightBit = min(
            eightBit, ContrastRatio(Rendering.eightBit.lay(text, over: shown), shown).value)
        }
      }
      #expect(found.range.least.value <= least + 1e-9, "round \(round)")
      #expect(found.range.least.value > least - 0.01, "round \(round)")
      #expect(found.range.greatest.value >= greatest - 1e-9, "round \(round)")
      #expect(found.range.greatest.value < greatest + 0.01, "round \(round)")
      // Between the places of the grid a display may show another color yet.
      let slack = text.isOpaque ? 1e-9 : 0.03
      #expect(found.range.eightBitLeast.value <= eightBit + slack, "round \(round)")
      #expect(found.range.eightBitLeast.value > eightBit - 0.1, "round \(round)")
    }
  }
}
