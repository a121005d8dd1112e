import ColorMath
import TestSupport
import Testing

/// `color-mod()`: the expected channels are worked out by hand from its definition, `shade()` as
/// `c (1 − p)` and `tint()` as `c + (255 − c) p`.
@Suite struct CSSColorModifiedTests {
  @Test(arguments: [
    ("color-mod(#3578e5 shade(10%))", "rgb(47.7 108 206.1)"),
    ("color-mod(#3578e5, tint(90%))", "rgb(234.8 241.5 252.4)"),
    ("color-mod(#3578e5 shade(70%))", "rgb(15.9 36 68.7)"),
    ("color-mod(#000 tint(50%) shade(50%))", "rgb(63.75 63.75 63.75)"),
    ("color-mod(#3578e5 alpha(15%))", "rgb(53 120 229 / .15)"),
    ("color-mod(#3578e5 a(15%))", "rgb(53 120 229 / .15)"),
    ("color-mod(hsl(200 50% 40%) lightness(+6%))", "hsl(200 50% 46%)"),
    ("color-mod(hsl(200 50% 40%) l(-30%))", "hsl(200 50% 10%)"),
    ("color-mod(hsl(200 50% 40%) lightness(70%))", "hsl(200 50% 70%)"),
    ("color-mod(hsl(200 50% 40%) lightness(+80%))", "hsl(200 50% 100%)"),
    ("color-mod(#123456)", "#123456"),
  ])
  func `A color is changed`(text: String, expected: String) throws {
    #expect(
      try ColorLiteral(css: text).sRGB.isClose(
        to: ColorLiteral(css: expected).sRGB, within: 1e-9))
  }

  @Test(arguments: [
    "color-mod(#000 blend(#fff 50%))", "color-mod(#000 shade(10))", "color-mod(#000 shade(-10%))",
    "color-mod(#000 alpha(+10%))", "color-mod(#0008 tint(10%))", "color-mod(#000 tint(10%)",
    "color-mod(shade(10%))", "color-mod(#000, tint(10%), tint(10%))",
  ])
  func `What else it may be is not read`(text: String) {
    #expect(throws: CSSColorError.self) { try ColorLiteral(css: text) }
  }
}
