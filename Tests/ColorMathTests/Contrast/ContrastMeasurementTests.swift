import ColorMath
import TestSupport
import Testing

@Suite struct ContrastMeasurementTests {
  @Test("A translucent foreground is measured as it lies on its background")
  func translucent() throws {
    // python: 3.4382 exactly, 3.43888 after rounding to 8 bits; as if opaque it would be 10.94.
    let text = try SRGBColor(hex: "#3C3C43").withAlpha(0.6)
    let found = ContrastMeasurement(foreground: text, background: [.white])
    #expect(found.exact.value.isClose(to: 3.4381996219180686))
    #expect(found.eightBit.value.isClose(to: 3.4388767891778884))
    #expect(!found.meets(4.5))
    #expect(found.meets(3))
    #expect(!found.isBorderline(at: 4.5))
  }

  @Test("Where 8 bits miss what the exact ratio reaches, the pairing misses and is borderline")
  func borderline() throws {
    // python: 4.5076 exactly; on 8 bits the grey is 119 and the ratio that of #777777, 4.4781.
    let found = ContrastMeasurement(
      foreground: try SRGBColor(hex: "#01010189"), background: [.white])
    #expect(found.exact.value.isClose(to: 4.507625357230237))
    #expect(found.eightBit.value.isClose(to: 4.478089453577214))
    #expect(!found.meets(4.5))
    #expect(found.isBorderline(at: 4.5))
    #expect(!found.isBorderline(at: 3))
    #expect(found.meets(4.478))
  }

  @Test("A wide color has to pass clipped as well, and the other way about")
  func wideGamut() {
    // Display P3 red on white: 3.764 wide and, clipped to sRGB red, 3.998. [CSS Color 4 matrices]
    let red = SRGBColor(
      red: 1.0930663624351615, green: -0.22674197356975417, blue: -0.15013458093711954)
    let found = ContrastMeasurement(foreground: red, background: [.white])
    #expect(found.exact.value.isClose(to: 3.764448544701636))
    #expect(found.eightBit.value.isClose(to: 3.9984767707539985))
    #expect(!found.meets(3.9))
    #expect(found.isBorderline(at: 3.9))
  }

  @Test("A background stack is composited before the foreground is laid on it")
  func stack() {
    // python: black on blue 25 % over red 50 % over white, (.75, .375, .625), is 5.3845.
    let background = [
      SRGBColor(red: 0, green: 0, blue: 1, alpha: 0.25),
      SRGBColor(red: 1, green: 0, blue: 0, alpha: 0.5),
      SRGBColor.white,
    ]
    let found = ContrastMeasurement(foreground: .black, background: background)
    #expect(found.exact.value.isClose(to: 5.384505153465288))
  }

  @Test("Opaque 8-bit colors are the same in both renderings")
  func opaque() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<1_000 {
      let found = ContrastMeasurement(
        foreground: generator.eightBitColor(), background: [generator.eightBitColor()])
      #expect(found.exact == found.eightBit)
    }
  }

  @Test("The worse rendering is the one with less contrast", arguments: [(4.5, 4.4), (4.4, 4.5)])
  func worse(exact: Double, eightBit: Double) {
    let found = ContrastMeasurement(
      exact: ContrastRatio(exact), eightBit: ContrastRatio(eightBit))
    #expect(found.worse == 4.4)
  }

  @Test("What is not a ratio in one rendering meets nothing")
  func notANumber() {
    let found = ContrastMeasurement(exact: ContrastRatio(.nan), eightBit: ContrastRatio(21))
    #expect(!found.meets(1))
    #expect(found.worse == 0)
    let swapped = ContrastMeasurement(exact: found.eightBit, eightBit: found.exact)
    #expect(!swapped.meets(1))
    #expect(swapped.worse == 0)
  }
}
