import ColorMath
import TestSupport
import Testing

/// The fixture holds what coloraide computed.
@Suite struct CSSColorMixtureTests {
  static let mixtures = Fixture.rows(of: "CSSColors/mixtures.tsv")

  @Test("The table is there")
  func table() { #expect(Self.mixtures.count == 400) }

  @Test("Two colors mix as another implementation mixes them", arguments: mixtures)
  func mixture(row: [String]) throws {
    let numbers = try row.dropFirst().map { try #require(Double($0)) }
    let color = try ColorLiteral(css: row[0]).sRGB
    #expect(color.alpha.isClose(to: numbers[3], within: 1e-9))
    guard color.alpha > 0 else { return }
    let expected = SRGBColor(
      red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    #expect(color.isClose(to: expected, within: 1e-6))
  }

  @Test(
    "Components that are missing come from the other color",
    arguments: [
      // Worked out by hand after CSS Color 4, 12.2: each is the mixture in the second column.
      ("color-mix(in hsl, hsl(none 20% 40%), hsl(30deg none 80%))", "hsl(30 20% 60%)"),
      (
        "color-mix(in hsl, hsl(120deg 40% 40% / none), hsl(0 40% 40% / .5))", "hsl(60 40% 40% / .5)"
      ),
      (
        "color-mix(in hsl, hsl(30deg 40% 80% / 25%) 0%, hsl(90deg none none / none))",
        "hsl(90 40% 80% / .25)"
      ),
      ("color-mix(in oklch, oklch(none 0.2 30), oklch(0.5 none 70))", "oklch(0.5 0.2 50)"),
      ("color-mix(in oklch, oklab(0.5 none none), oklch(0.7 0.1 60))", "oklch(0.6 0.1 60)"),
      ("color-mix(in oklab, oklch(0.5 none none), oklab(0.7 0.1 -0.1))", "oklab(0.6 0.1 -0.1)"),
      ("color-mix(in oklch, lch(none 0 0), oklch(0.7 0.1 60))", "oklch(0.7 0.05 60)"),
      ("color-mix(in srgb, color(xyz none 0 0), rgb(51 102 153))", "rgb(51 51 76.5)"),
      ("color-mix(in lab, lab(none none none), lab(50 60 70))", "lab(50 60 70)"),
      (
        "color-mix(in oklch, color-mix(in oklch, oklch(0.4 0.1 none), oklch(0.6 0.1 none)), "
          + "oklch(0.5 0.1 90))", "oklch(0.5 0.1 90)"
      ),
    ])
  func missing(_ mixture: String, _ expected: String) throws {
    #expect(
      try ColorLiteral(css: mixture).sRGB.isClose(
        to: ColorLiteral(css: expected).sRGB, within: 1e-9))
  }

  /// Chroma alone says nothing of either axis, and an amount of white or black nothing of lightness: such a
  /// component is 0 in another space. Channels in 255ths by coloraide 8.13.1, with carryforward.
  @Test(
    "A missing component survives in another space only where that has its like",
    arguments: [
      ("oklab", "oklch(0.5 none 30), red", 180.875326, 83.808787, 71.264178),
      ("lab", "lch(50 none 40), rgb(0 128 0)", 81.89758, 124.784758, 71.210103),
      ("oklab", "hsl(120 none 40), blue", 46.481287, 86.581175, 180.872314),
      ("oklab", "hwb(none 20 30), red", 216.270666, 39.754143, 37.510334),
      ("oklch", "hwb(none 20 30), red", 216.227, 40.802234, 29.77874),
      ("hwb", "oklch(0.6 0.1 none), hwb(90 10 10)", 133.311715, 203.021316, 63.602114),
      ("lab", "oklab(0.5 none 0.1), lab(60 20 30)", 165.521783, 107.770272, 55.057942),
      ("xyz", "color(srgb 0.2 none 0.4), white", -134.247349, 297.540693, 181.713023),
    ])
  func carriedForward(
    _ space: String, _ colors: String, _ red: Double, _ green: Double, _ blue: Double
  ) throws {
    let color = try ColorLiteral(css: "color-mix(in \(space), \(colors))").sRGB
    let expected = SRGBColor(red: red / 255, green: green / 255, blue: blue / 255)
    #expect(color.isClose(to: expected, within: 1e-6))
  }

  @Test(
    "A grey has no hue to mix, unless it was written in the space of the mixture",
    arguments: [
      ("color-mix(in hsl, white, red)", "hsl(0 50% 75%)"),
      ("color-mix(in hsl, hsl(180 0% 50%), hsl(11 33% 44%))", "hsl(95.5 16.5% 47%)"),
      ("color-mix(in hsl, hwb(180 100% 25%), hsl(11 33% 44%))", "hsl(11 16.5% 62%)"),
      ("color-mix(in oklch, oklch(1 0 50), oklch(1 0 330))", "oklch(1 0 10)"),
    ])
  func powerless(_ mixture: String, _ expected: String) throws {
    #expect(
      try ColorLiteral(css: mixture).sRGB.isClose(
        to: ColorLiteral(css: expected).sRGB, within: 1e-9))
  }

  @Test(
    "Hues go round the way that is asked for",
    arguments: [
      ("shorter", 50, 330, 10), ("shorter", 20, 320, 350), ("shorter", 40, 60, 50),
      ("longer", 40, 60, 230), ("longer", 50, 330, 190), ("longer", 60, 60, 240),
      ("increasing", 60, 40, 230), ("increasing", 320, 20, 350), ("increasing", 40, 60, 50),
      ("decreasing", 40, 60, 230), ("decreasing", 60, 40, 50), ("decreasing", 20, 320, 350),
    ])
  func arcs(_ arc: String, _ first: Int, _ second: Int, _ expected: Double) throws {
    let color = try ColorLiteral(
      css: "color-mix(in lch \(arc) hue, lch(50 9 \(first)), lch(50 9 \(second)))")
    #expect(color.space == .lch)
    #expect(color.components[2].isClose(to: expected, within: 1e-9))
  }

  static let sharesOfTwo: [(String, [Double], Double)] = [
    ("red 25%, blue", [0.25, 0, 0.75], 1.0), ("25% red, blue", [0.25, 0, 0.75], 1),
    ("red, blue 25%", [0.75, 0, 0.25], 1), ("red 30%, blue 90%", [0.25, 0, 0.75], 1),
    ("red 12.5%, blue 37.5%", [0.25, 0, 0.75], 0.5), ("red, blue", [0.5, 0, 0.5], 1),
    ("red 0%, blue", [0, 0, 1], 1), ("red 40%, transparent", [1, 0, 0], 0.4),
    ("rgb(255 0 0 / .4), rgb(0 0 255 / .8)", [1.0 / 3, 0, 2.0 / 3], 0.6),
    ("red 0%, blue 0%", [0.5, 0, 0.5], 0),
  ]

  @Test(
    "Shares are completed and scaled to a whole, and less than that is translucent",
    arguments: sharesOfTwo)
  func shares(_ colors: String, _ channels: [Double], _ alpha: Double) throws {
    let color = try ColorLiteral(css: "color-mix(in srgb, \(colors))").sRGB
    let expected = SRGBColor(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
    #expect(color.isClose(to: expected))
  }

  @Test("OKLab is the space where none is named")
  func standard() throws {
    let color = try ColorLiteral(css: "color-mix(white, blue 20%)")
    #expect(try color == ColorLiteral(css: "color-mix(in oklab, white, blue 20%)"))
  }
}
