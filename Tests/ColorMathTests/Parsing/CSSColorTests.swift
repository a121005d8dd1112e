import ColorMath
import TestSupport
import Testing

/// The fixtures hold what coloraide, another implementation of CSS Color 4, computed.
@Suite struct CSSColorTests {
  static let notations = Fixture.rows(of: "CSSColors/notations.tsv")
  static let names = Fixture.rows(of: "CSSColors/names.tsv")

  @Test("The tables are there")
  func tables() {
    #expect(Self.notations.count == 596)
    #expect(Self.names.count == 148)
  }

  @Test("Every notation is read as another implementation computes it", arguments: notations)
  func notation(row: [String]) throws {
    let numbers = try row.dropFirst().map { try #require(Double($0)) }
    let color = try ColorLiteral(css: row[0]).sRGB
    let expected = SRGBColor(
      red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    #expect(color.isClose(to: expected, within: 1e-6))
  }

  @Test("Each name is its hexadecimal color, in any case of letters", arguments: names)
  func name(row: [String]) throws {
    let expected = try SRGBColor(hex: row[1])
    #expect(try ColorLiteral(css: row[0]).sRGB == expected)
    #expect(try ColorLiteral(css: row[0].uppercased()).sRGB == expected)
  }

  @Test("'transparent' is black that nothing is seen of")
  func transparent() throws {
    let color = try ColorLiteral(css: "transparent")
    #expect(color.sRGB == SRGBColor(red: 0, green: 0, blue: 0, alpha: 0))
  }

  static let kept: [(String, ColorSpace, [Double], Double)] = [
    ("#1B7A4F", ColorSpace.srgb, [27.0 / 255, 122.0 / 255, 79.0 / 255], 1),
    ("rebeccapurple", .srgb, [0.4, 0.2, 0.6], 1),
    ("rgb(51 102 153 / 25%)", .srgb, [0.2, 0.4, 0.6], 0.25),
    ("hsl(-30deg 40% 60%)", .hsl, [330, 40, 60], 1),
    ("hsl(-30deg, 40%, 60%, 50%)", .hsl, [330, 40, 60], 0.5),
    ("hwb(0.5turn 10 20)", .hwb, [180, 10, 20], 1),
    ("lab(50% 100% -100%)", .lab, [50, 125, -125], 1),
    ("lch(50 20% 100grad)", .lch, [50, 30, 90], 1),
    ("oklab(40% 0.1 -25%)", .oklab, [0.4, 0.1, -0.1], 1),
    ("oklch(0.7 50% 720)", .oklch, [0.7, 0.2, 0], 1),
    ("color(srgb 1.5 -50% 0)", .srgb, [1.5, -0.5, 0], 1),
    ("color(srgb-linear 0.1 0.2 0.3)", .srgbLinear, [0.1, 0.2, 0.3], 1),
    ("color(display-p3 1 0 0)", .displayP3, [1, 0, 0], 1),
    ("color(a98-rgb 0 1 0)", .a98RGB, [0, 1, 0], 1),
    ("color(prophoto-rgb 0 0 1)", .prophotoRGB, [0, 0, 1], 1),
    ("color(rec2020 1 1 1)", .rec2020, [1, 1, 1], 1),
    ("color(xyz 0.1 0.2 0.3)", .xyzD65, [0.1, 0.2, 0.3], 1),
    ("color(xyz-d65 10% 20% 30%)", .xyzD65, [0.1, 0.2, 0.3], 1),
    ("color(xyz-d50 0.1 0.2 0.3)", .xyzD50, [0.1, 0.2, 0.3], 1),
  ]

  @Test("The space and the components are kept as they were written", arguments: kept)
  func components(
    _ text: String, _ space: ColorSpace, _ components: [Double], _ alpha: Double
  ) throws {
    let color = try ColorLiteral(css: text)
    #expect(color.space == space)
    #expect(color.alpha.isClose(to: alpha))
    for index in 0...2 {
      #expect(color.components[index].isClose(to: components[index], within: 1e-9))
    }
  }

  @Test("Linear Display P3 is Display P3 with its transfer function undone")
  func linearDisplayP3() throws {
    // 0.5 in python: 1.055 * 0.5 ** (1 / 2.4) - 0.055.
    let color = try ColorLiteral(css: "color(display-p3-linear 0.5 0 1)")
    #expect(color.space == .displayP3)
    #expect(color.components[0].isClose(to: 0.7353569830524495))
    #expect(color.components[1] == 0)
    #expect(color.components[2].isClose(to: 1))
  }

  static let incomplete: [(String, [Double], Double)] = [
    ("rgb(none 51 none)", [0.0, 0.2, 0], 1.0), ("hsl(none 100% 50%)", [1, 0, 0], 1),
    ("hwb(120 none 100%)", [0, 0, 0], 1), ("rgb(255 0 0 / none)", [1, 0, 0], 0),
    ("oklab(NONE none none)", [0, 0, 0], 1), ("color(srgb 1 none 0)", [1, 0, 0], 1),
  ]

  @Test("A missing component counts as 0 and is known to be missing", arguments: incomplete)
  func missing(_ text: String, _ channels: [Double], _ alpha: Double) throws {
    let color = try ColorLiteral(css: text)
    #expect(color.cssText.contains("none"))
    #expect(try ColorLiteral(css: color.cssText) == color)
    let expected = SRGBColor(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
    #expect(color.sRGB.isClose(to: expected))
  }

  @Test(
    "What CSS clamps is clamped, and nothing else",
    arguments: [
      ("rgb(300 -20 1e9)", "rgb(255 0 255)"), ("rgb(-10%, 120%, 50%)", "rgb(0%, 100%, 50%)"),
      ("rgb(0 0 0 / 7)", "rgb(0 0 0 / 1)"), ("rgb(0, 0, 0, -1%)", "rgb(0, 0, 0, 0)"),
      ("hsl(10 -50% 40%)", "hsl(10 0% 40%)"), ("hsl(730 50% 40%)", "hsl(10 50% 40%)"),
      // Chromium shows black.
      ("hsl(221, 14%, calc(4% - 50%))", "hsl(221 14% 0%)"),
      ("hsl(221 14% -46%)", "hsl(221 14% 0%)"),
      ("hwb(10 -5 20)", "hwb(10 0 20)"), ("lab(150 10 20)", "lab(100 10 20)"),
      ("lab(-1% 10 20)", "lab(0 10 20)"), ("lch(101 -5 20)", "lch(100 0 20)"),
      ("oklab(1.5 0.1 0.1)", "oklab(1 0.1 0.1)"), ("oklch(120% -1 20)", "oklch(1 0 20)"),
      ("oklch(0.5 0.1 -340deg)", "oklch(0.5 0.1 20)"),
    ])
  func clamps(_ text: String, _ same: String) throws {
    #expect(try ColorLiteral(css: text).components == ColorLiteral(css: same).components)
    #expect(try ColorLiteral(css: text).alpha == ColorLiteral(css: same).alpha)
  }

  @Test("color() and a saturation above 100 % go beyond sRGB")
  func extended() throws {
    #expect(try !ColorLiteral(css: "color(srgb 1.2 0 0)").sRGB.isInSRGBGamut)
    #expect(try !ColorLiteral(css: "hsl(120 150% 50%)").sRGB.isInSRGBGamut)
    #expect(try ColorLiteral(css: "rgb(300 0 0)").sRGB.isInSRGBGamut)
  }

  @Test(
    "White space may stand where the grammar has any, and be left out where tokens end by themselves",
    arguments: [
      "rgb(1 2 3/.5)", "rgb( 1  2\t3 / 0.5 )", "rgb(1\n2\r\n3\u{C}/50%)", "RGBA(1,2,3,.5)",
      "rgba(1 ,2 , 3,50%)", "rgb(+1 2.0 3e0 / 5e-1)", "rgb(1+2+3/.5)", "rgb(10e-1 .2e1 3/0.5)",
      "rgb(1/* red */2/**/3/.5)", "r\\67 b(1 2 3/.5)",
    ])
  func spacing(_ text: String) throws {
    let expected = SRGBColor(red8: 1, green8: 2, blue8: 3).withAlpha(0.5)
    #expect(try ColorLiteral(css: text).sRGB.isClose(to: expected))
  }

  @Test("A hexadecimal color has its opacity last")
  func hexadecimal() throws {
    #expect(try ColorLiteral(css: "#1b7a4f89").sRGB == SRGBColor(hex: "#1B7A4F89"))
    #expect(try ColorLiteral(css: "#123").sRGB == SRGBColor(hex: "#112233"))
  }

  @Test("What is written of a color is read as the same color", arguments: ColorSpace.allCases)
  func roundTrip(space: ColorSpace) throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let unit = SIMD3<Double>.random(in: 0...1, using: &generator)
      var parts = unit
      for index in 0...2 {
        // Beyond 1, what is no hue is out of range there.
        let isCubed = space == .oklab || space == .oklch && index < 2
        parts[index] *= min(space.componentRanges[index].upperBound.rounded(), isCubed ? 1 : 360)
      }
      let list = [parts.x, parts.y, parts.z]
      let alpha = Double.random(in: 0...1, using: &generator)
      let read = try ColorLiteral(
        css: ColorLiteral(space: space, components: list, alpha: alpha).cssText)
      #expect(read.space == space)
      #expect(read.alpha == alpha)
      for index in 0...2 { #expect(read.components[index].isClose(to: list[index], within: 1e-9)) }
    }
    #expect(
      ColorLiteral(space: .oklch, components: [0.5, 0.1, 1e-7], alpha: 1).cssText
        == "oklch(0.5 0.1 1e-07)")
    #expect(
      ColorLiteral(space: .hsl, components: [10, 20, 30], alpha: 0.5).cssText
        == "hsl(10.0 20.0% 30.0% / 0.5)")
  }

  @Test("No beginning of a color traps, and only the whole is the color")
  func prefixes() throws {
    let texts = [
      "color-mix(in oklch longer hue, rgb(1 2 3 / 50%) 20%, hsl(0.5turn, 10%, 20%, .5))",
      "color(display-p3 1e-3 +.5% none / none)", "hwb(100grad none 20%/1)",
    ]
    for text in texts {
      for end in text.indices { _ = try? ColorLiteral(css: text[..<end]) }
      _ = try ColorLiteral(css: text)
    }
  }

  @Test("Deep nesting is refused, and a megabyte is read in linear time")
  func large() throws {
    let deep = String(repeating: "color-mix(in srgb,", count: 100_000)
    #expect(throws: CSSColorError.self) { try ColorLiteral(css: deep) }
    let wide = "rgb(1" + String(repeating: " ", count: 1_000_000) + "2 3)"
    #expect(try ColorLiteral(css: wide).sRGB == SRGBColor(red8: 1, green8: 2, blue8: 3))
    #expect(throws: CSSColorError.self) {
      try ColorLiteral(css: "rgb(" + String(repeating: "1", count: 1_000_000))
    }
  }
}
