import ColorMath
import TestSupport
import Testing

@Suite struct ContrastRatioTests {
  /// WCAG 2.2's formula in python, in 64-bit floating point.
  @Test(
    "The ratio on white follows WCAG's formula and its verdict at 4.5 is that of the unrounded ratio",
    arguments: [
      ("#0078D7", 4.498861479739532, false), ("#9A6C5A", 4.499999851006519, false),
      ("#EC1400", 4.500029817287309, true), ("#777777", 4.478089453577214, false),
      ("#767676", 4.542224959605253, true), ("#FF0000", 3.9984767707539985, false),
      ("#808080", 3.9494396480491156, false), ("#1B7A4F", 5.3254639497759, true),
      ("#000000", 21.0, true), ("#FFFFFF", 1.0, false), ("#3C3C43", 10.940207996567228, true),
    ])
  func onWhite(_ hex: String, _ ratio: Double, _ passes: Bool) throws {
    let found = ContrastRatio(try SRGBColor(hex: hex), .white)
    #expect(found.value.isClose(to: ratio))
    #expect(found.meets(4.5) == passes)
  }

  @Test("Black on white is 21:1 and anything on itself 1:1, exactly")
  func ends() {
    #expect(ContrastRatio(SRGBColor.black, .white).value == 21)
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<1_000 {
      let color = generator.eightBitColor()
      #expect(ContrastRatio(color, color).value == 1)
    }
  }

  @Test("The ratio is symmetric and lies within 1 to 21")
  func symmetric() {
    var generator = SeededGenerator(seed: 4)
    var greatest = 1.0
    for _ in 0..<20_000 {
      let first = generator.eightBitColor()
      let second = generator.eightBitColor()
      let ratio = ContrastRatio(first, second)
      #expect(ratio == ContrastRatio(second, first))
      #expect(ratio.value >= 1 && ratio.value <= 21)
      greatest = max(greatest, ratio.value)
    }
    // A formula that gave 1 for everything would pass the lines above.
    #expect(greatest > 15)
  }

  @Test("The better of black and white reaches the square root of 21 on every color")
  func blackOrWhite() {
    func best(_ color: SRGBColor) -> ContrastRatio {
      ContrastRatio(max(ContrastRatio(color, .white).value, ContrastRatio(color, .black).value))
    }
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let color = generator.color(in: 0...1, alpha: 1...1)
      #expect(best(color).value >= 4.582575694955839)
      #expect(best(color).meets(4.5))
    }
    // The worst grey of 8 bits, by python over all 256.
    #expect(
      best(SRGBColor(red8: 117, green8: 117, blue8: 117)).value.isClose(to: 4.607518093747377))
  }

  @Test("A ratio meets a minimum that it equals, and not the next number above it")
  func threshold() {
    #expect(ContrastRatio(4.5).meets(4.5))
    #expect(!ContrastRatio(4.5.nextDown).meets(4.5))
    #expect(!ContrastRatio(4.499).meets(4.5))
  }

  @Test("What is not a ratio meets nothing", arguments: [0, 1, 3, 4.5, -Double.infinity])
  func notANumber(_ minimum: Double) {
    let ratio = ContrastRatio(.nan)
    #expect(!ratio.isValid)
    #expect(!ratio.meets(minimum))
    #expect(ContrastRatio(1).isValid)
  }

  @Test("An infinite ratio is none and meets nothing")
  func infinite() {
    let huge = SRGBColor(red: 1e300, green: 0, blue: 0)
    #expect(huge.relativeLuminance == .infinity)
    let ratio = ContrastRatio(huge, .black)
    #expect(!ratio.isValid)
    #expect(!ratio.meets(1))
    #expect(!ContrastRatio(.black, huge).meets(21))
  }

  @Test("A luminance at or below −0.05 gives no ratio", arguments: [-0.05, -0.06, -1, .nan])
  func outOfRange(_ luminance: Double) {
    #expect(!ContrastRatio(luminance: luminance, luminance: 1).isValid)
    #expect(!ContrastRatio(luminance: 1, luminance: luminance).isValid)
  }

  /// Python's fractions, cut down: exact on the binary value, so 1.15, which is a little less, is
  /// 1.14.
  @Test(
    "A shown ratio is cut down, never rounded up",
    arguments: [
      (4.499, 2, "4.49"), (4.4999999, 2, "4.49"), (21, 2, "21.00"), (1, 2, "1.00"),
      (4.5, 2, "4.50"), (1.15, 2, "1.14"), (8.99, 2, "8.99"), (2.675, 3, "2.674"),
      (0.29, 2, "0.28"), (0.05, 2, "0.05"), (10.94, 1, "10.9"), (5, 0, "5"), (4.99, 0, "4"),
      (4.35, 15, "4.349999999999999"), (20.87328787787365, 15, "20.873287877873650"),
      (9.299999999999999, 15, "9.299999999999998"), (20.999999999999996, 15, "20.999999999999996"),
      (123456.789, 2, "123456.78"),
    ] as [(Double, Int, String)])
  func truncated(_ value: Double, _ decimals: Int, _ text: String) {
    #expect(ContrastRatio(value).truncated(decimals: decimals) == text)
  }

  @Test("The description has two decimals")
  func description() {
    #expect("\(ContrastRatio(4.499))" == "4.49")
    #expect("\(ContrastRatio(21))" == "21.00")
    #expect("\(ContrastRatio(.nan))" == "nan")
  }

  @Test("No shown ratio reads higher than the ratio, whatever the decimals")
  func neverUp() throws {
    var generator = SeededGenerator(seed: 6)
    for round in 0..<20_000 {
      // Every other value is a short decimal or its neighbor, where a product rounds up.
      let short = Double(Int.random(in: 100...2_100, using: &generator)) / 100
      let value =
        round % 2 == 0
        ? .random(in: 1...21, using: &generator) : round % 4 == 1 ? short : short.nextDown
      let decimals = Int.random(in: 0...15, using: &generator)
      let text = ContrastRatio(value).truncated(decimals: decimals)
      let shown = try #require(Double(text))
      #expect(shown <= value, "\(value) is shown as \(text)")
      var step = 1.0
      for _ in 0..<decimals { step /= 10 }
      #expect(value - shown < step + 4 * value.ulp, "\(value) is shown as \(text)")
    }
  }

  @Test(
    "A number too large for the digits asked for is written some other way, without a trap",
    arguments: [9_223.5, 99_999.5, 999_999.5, 1e6, 1e300, .infinity, -1])
  func large(_ value: Double) {
    #expect(Double(ContrastRatio(value).truncated(decimals: 15)) == value)
  }

  @Test(
    "Beside a minimum that it misses a ratio shows the digits by which it differs",
    arguments: [
      (4.499, 4.5, "4.49"), (4.499999851006519, 4.5, "4.49"), (1, 4.5, "1.00"),
      // What misses in 8 bits only: the exact ratio would read 4.50.
      (4.507625357230237, 4.5, "4.507"), (4.500029817287309, 4.5, "4.50002"),
      (4.4949, 4.49, "4.494"),
      (4.5, 4.5, "4.5"), (4.5.nextUp, 4.5, "4.500000000000001"),
    ] as [(Double, Double, String)])
  func missing(_ value: Double, _ minimum: Double, _ text: String) {
    #expect(ContrastRatio(value).description(missing: minimum) == text)
  }
}
