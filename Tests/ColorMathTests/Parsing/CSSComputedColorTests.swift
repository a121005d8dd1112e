import ColorMath
import TestSupport
import Testing

/// Colors from calculations and from the channels of others. The fixture holds what Chromium computed,
/// in single precision.
@Suite struct CSSComputedColorTests {
  static let colors = Fixture.rows(of: "CSSColors/computed.tsv")

  @Test func `The table is there`() { #expect(Self.colors.count == 437) }

  @Test(arguments: colors)
  func `A color is computed as a browser computes it`(row: [String]) throws {
    let color = try ColorLiteral(css: row[0]).sRGB
    let numbers = try row.dropFirst().prefix(4).map { try #require(Double($0)) }
    // What the browser gives as eight bits is that exact only; its matrices have six digits.
    let tolerance = row[5] == "8-bit" ? 0.51 / 255 : 0.000_4
    #expect(color.alpha.isClose(to: numbers[3], within: 0.003))
    let expected = SRGBColor(
      red: numbers[0], green: numbers[1], blue: numbers[2], alpha: color.alpha)
    #expect(color.isClose(to: expected, within: tolerance), "\(color)")
  }

  @Test(arguments: [
    // Browsers refuse each of these.
    "rgb(from red r, g, b)", "oklch(from red calc(l + 10%) c h)",
    "oklch(from red l c calc(h + 30deg))", "oklch(from red l c h / calc(alpha + 10%))",
    "color(from red xyz r g b)", "color(from red hsl h s l)", "hsl(from #369 h calc(s + 10%) l)",
    "rgb(calc(50% + 10) 0 0)", "rgb(calc(100 + 50), 0%, 0)", "rgb(calc(100 +50) 0 0)",
    "rgb(calc(100 -50) 0 0)", "rgb(calc(100+ 50) 0 0)", "rgb((100) 0 0)", "rgb(calc(none) 0 0)",
    "hsl(calc(30deg + 60) 50% 50%)", "hsl(calc(30%) 50% 50%)", "hsl(30, calc(25), calc(40))",
    "rgb(calc(10% * 5%) 0 0)", "rgb(calc() 0 0)", "rgb(calc(1 + ) 0 0)", "rgb(calc(- 5) 0 0)",
    "rgb(calc(10px) 0 0)", "rgb(min(10, 5%) 0 0)", "rgb(min() 0 0)", "rgb(calc(1, 2) 0 0)",
    "rgb(clamp(1, 2) 0 0)", "rgb(clamp(1, none, 3) 0 0)", "rgb(pow(2) 0 0)", "rgb(pow(2%, 2) 0 0)",
    "rgb(round(10%) 0 0)", "rgb(round(sideways, 10, 5) 0 0)", "rgb(r g b)", "rgb(from red r g)",
    "rgb(from r g b)", "rgb(from red h s l)", "rgb(calc(r) 0 0)", "rgb(from red r g b b)",
    "rgb(calc(1 2) 0 0)", "rgb(calc(1 + 2 0 0)", "rgb(calc(1 * * 2) 0 0)", "rgb(from red l g b)",
    "oklch(from oklch(from red l c h) r c h)", "rgb(from #1234567 r g b)",
  ])
  func `What no browser takes is refused`(text: String) {
    #expect(throws: CSSColorError.self, "\(text)") { try ColorLiteral(css: text) }
  }

  @Test(arguments: [
    ("rgb(calc(1 / 0) 0 0)", "out of range"), ("rgb(calc(NaN) 0 0)", "out of range"),
    ("oklch(from gray l 0.2 h)", "a gray has no hue"),
    ("oklch(from white l calc(c + 0.1) calc(h + 30))", "a gray has no hue"),
    ("lch(from gray h 0 0)", "a gray has no hue"),
  ])
  func `What browsers may compute differently is refused`(text: String, message: String) throws {
    let error = #expect(throws: CSSColorError.self) { try ColorLiteral(css: text) }
    #expect(try #require(error).description.contains(message))
  }

  /// By hand after CSS Color 5: the hue of a gray matters only where there is chroma.
  @Test func `A gray stays the gray`() throws {
    let color = try ColorLiteral(css: "oklch(from #808080 l c h)").sRGB
    #expect(color.isClose(to: SRGBColor(red8: 128, green8: 128, blue8: 128), within: 1e-6))
    let red = try ColorLiteral(css: "hsl(from gray h 50% 50%)").sRGB
    #expect(red.isClose(to: SRGBColor(red: 0.75, green: 0.25, blue: 0.25), within: 1e-6))
  }

  @Test func `Calculations nest without end only in an error`() {
    let open = String(repeating: "calc(", count: 5_000)
    let error = #expect(throws: CSSColorError.self) { try ColorLiteral(css: "rgb(\(open)") }
    #expect(error?.reason == .tooDeep)
  }
}
