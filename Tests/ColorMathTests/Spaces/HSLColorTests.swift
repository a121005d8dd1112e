import ColorMath
import TestSupport
import Testing

@Suite struct HSLColorTests {
  /// Python's colorsys: hue in degrees, saturation, lightness, and the color with the lightness L
  /// brought down to `L (1 − 0.15)` and up to `L + (1 − L) 0.15`, written in 8 bits.
  struct Sample: CustomTestStringConvertible, Sendable {
    let hex: String
    let hsl: [Double]
    let darker: String
    let lighter: String

    init(_ hex: String, _ hsl: [Double], _ darker: String, _ lighter: String) {
      self.hex = hex
      self.hsl = hsl
      self.darker = darker
      self.lighter = lighter
    }

    var testDescription: String { hex }
  }

  static let samples = [
    Sample("#FF0000", [0, 1, 0.5], "#D90000", "#FF2626"),
    Sample("#00FF00", [120, 1, 0.5], "#00D900", "#26FF26"),
    Sample("#0000FF", [240, 1, 0.5], "#0000D9", "#2626FF"),
    Sample("#FFFF00", [60, 1, 0.5], "#D9D900", "#FFFF26"),
    Sample("#00FFFF", [180, 1, 0.5], "#00D9D9", "#26FFFF"),
    Sample("#FF00FF", [300, 1, 0.5], "#D900D9", "#FF26FF"),
    Sample("#808080", [0, 0, 0.5019607843137255], "#6D6D6D", "#939393"),
    Sample(
      "#1B7A4F", [152.8421052631579, 0.6375838926174496, 0.29215686274509806], "#176843", "#25A66C"),
    Sample(
      "#C0392B", [5.6375838926174415, 0.6340425531914893, 0.4607843137254902], "#A33025", "#D44E40"),
    Sample(
      "#3498DB", [204.07185628742513, 0.6987447698744769, 0.5313725490196078], "#2383C4", "#52A7E0"),
    Sample("#010203", [210, 0.5, 0.00784313725490196], "#010203", "#14283C"),
    Sample("#FEFDFC", [30, 0.5, 0.9921568627450981], "#EBD7C3", "#FEFDFC"),
    Sample(
      "#8E44AD", [282.2857142857143, 0.4356846473029046, 0.4725490196078431], "#793A93", "#A15BBE"),
    Sample("#F4F4F4", [0, 0, 0.9568627450980393], "#CFCFCF", "#F6F6F6"),
    Sample("#000000", [0, 0, 0], "#000000", "#262626"),
    Sample("#FFFFFF", [0, 0, 1], "#D9D9D9", "#FFFFFF"),
  ]

  @Test("Hue, saturation and lightness are those of colorsys", arguments: samples)
  func fromSRGB(_ sample: Sample) throws {
    let color = HSLColor(try SRGBColor(hex: sample.hex))
    #expect(color.hue.isClose(to: sample.hsl[0], within: 1e-9))
    #expect(color.saturation.isClose(to: sample.hsl[1], within: 1e-9))
    #expect(color.lightness.isClose(to: sample.hsl[2], within: 1e-9))
  }

  @Test("Darkening and lightening move the lightness as Tokens Studio does", arguments: samples)
  func steps(_ sample: Sample) throws {
    let color = try SRGBColor(hex: sample.hex)
    #expect(color.darkened(by: 0.15, in: .hsl).hex == sample.darker)
    #expect(color.lightened(by: 0.15, in: .hsl).hex == sample.lighter)
  }

  @Test("Nothing is rounded on the way")
  func unrounded() throws {
    // colorsys: #1B7A4F darkened by 0.15, in 64-bit floating point.
    let color = try SRGBColor(hex: "#1B7A4F").darkened(by: 0.15, in: .hsl)
    let expected = SRGBColor(
      red: 0.09000000000000002, green: 0.4066666666666667, blue: 0.26333333333333336)
    #expect(color.isClose(to: expected))
  }

  @Test(
    "A hue outside 0 to 360 wraps",
    arguments: [
      // colorsys with the hue modulo 360.
      (-30, 0.6, 0.7, [0.88, 0.52, 0.7]), (330, 0.6, 0.7, [0.88, 0.52, 0.7]),
      (-750, 0.6, 0.7, [0.88, 0.52, 0.7]), (390, 0.6, 0.7, [0.88, 0.7, 0.52]),
      (360, 1, 0.5, [1, 0, 0]), (210, 0.5, 0.4, [0.2, 0.4, 0.6]),
      (120, 0, 0.25, [0.25, 0.25, 0.25]),
    ] as [(Double, Double, Double, [Double])])
  func wraps(_ hue: Double, _ saturation: Double, _ lightness: Double, _ channels: [Double]) {
    let color = HSLColor(hue: hue, saturation: saturation, lightness: lightness).sRGB
    #expect(
      color.isClose(to: SRGBColor(red: channels[0], green: channels[1], blue: channels[2])))
  }

  @Test("Darkening by all gives black, lightening by all white, by nothing the color itself")
  func ends() throws {
    let base = try SRGBColor(hex: "#8E44AD")
    #expect(base.darkened(by: 1, in: .hsl).isClose(to: .black))
    #expect(base.lightened(by: 1, in: .hsl).isClose(to: .white))
    #expect(base.darkened(by: 0, in: .hsl).isClose(to: base))
    #expect(base.lightened(by: 0, in: .hsl).isClose(to: base))
  }

  @Test("Converting there and back keeps the color and its opacity, outside sRGB too")
  func roundTrip() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<5_000 {
      let color = generator.color(in: 0...1, alpha: 0...1)
      #expect(HSLColor(color).sRGB.isClose(to: color, within: 1e-9))
      let wide = generator.color(in: -0.3...1.3, alpha: 0...1)
      let hsl = HSLColor(wide)
      // Where lightness is all but 0 or 1 a saturation has no bits left to say anything in.
      if min(abs(hsl.lightness), abs(1 - hsl.lightness)) > 1e-3 {
        #expect(hsl.sRGB.isClose(to: wide, within: 1e-9))
      }
    }
  }
}
