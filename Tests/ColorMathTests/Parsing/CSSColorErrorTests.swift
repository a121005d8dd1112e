import ColorMath
import Testing

@Suite struct CSSColorErrorTests {
  struct Mistake: CustomTestStringConvertible, Sendable {
    let text: String
    let offset: Int
    let message: String

    init(_ text: String, _ offset: Int, _ message: String) {
      self.text = text
      self.offset = offset
      self.message = message
    }

    var testDescription: String { text }
  }

  @Test(
    "A mistake is refused with what was found, what was expected, and where",
    arguments: [
      Mistake("", 0, "found nothing where a color was expected"),
      Mistake(" red", 0, "found white space where a color was expected"),
      Mistake("red ", 3, "found white space where the end of the color was expected"),
      Mistake("red blue", 4, "found 'blue' where the end of the color was expected"),
      Mistake("rgb(1 2 3) x", 11, "found 'x' where the end of the color was expected"),
      Mistake("12", 0, "found '12' where a color was expected"),
      Mistake("face", 0, "'face' is not the name of a color"),
      Mistake("ré", 0, "'ré' is not the name of a color"),
      Mistake("rgb", 0, "'rgb' is not the name of a color"),
      Mistake("rgb (1 2 3)", 0, "'rgb' is not the name of a color"),
      Mistake("rgb()", 4, "found ')' where a number, a percentage or 'none' was expected"),
      Mistake("rgb(1 2)", 7, "found ')' where a number, a percentage or 'none' was expected"),
      Mistake("rgb(1 2 3", 9, "found the end where '/' or ')' was expected"),
      Mistake("rgb(1 2 3 4)", 10, "found '4' where '/' or ')' was expected"),
      Mistake("rgb(1 2, 3)", 7, "found ',' where a number, a percentage or 'none' was expected"),
      Mistake("rgb(1, 2 3)", 9, "found '3' where ',' was expected"),
      Mistake("rgb(1, 2, 3 / 1)", 12, "found '/' where ',' or ')' was expected"),
      Mistake("rgb(1 2 3, 1)", 9, "found ',' where '/' or ')' was expected"),
      Mistake("rgb(1, 2, 3, 4, 5)", 14, "found ',' where ')' was expected"),
      Mistake("rgb(1, 2%, 3)", 7, "found '2%' where a number was expected"),
      Mistake("rgb(1%, 2%, 3)", 12, "found '3' where a percentage was expected"),
      Mistake(
        "rgb(none, 2, 3)", 4,
        "found 'none' where a number or a percentage before a comma was expected"),
      Mistake("rgb(1, none, 3)", 7, "found 'none' where a number was expected"),
      Mistake("rgb(1, 2, 3, none)", 13, "found 'none' where a number or a percentage was expected"),
      Mistake(
        "rgb(1deg 2 3)", 4, "found '1deg' where a number, a percentage or 'none' was expected"),
      Mistake("rgb(1. 2 3)", 5, "found '.' where a number, a percentage or 'none' was expected"),
      Mistake("rgb(1px 2 3)", 4, "found '1px' where a number, a percentage or 'none' was expected"),
      Mistake("rgb(é 2 3)", 4, "found 'é' where a number, a percentage or 'none' was expected"),
      Mistake("hsl(1, 2, 3)", 7, "found '2' where a percentage was expected"),
      Mistake("hsl(1% 2% 3%)", 4, "found '1%' where a number, an angle or 'none' was expected"),
      Mistake(
        "hsl(1px 2% 3%)", 4,
        "found '1px' where a number, an angle or 'none' in deg, grad, rad or turn was expected"),
      Mistake("hwb(1, 2%, 3%)", 5, "found ',' where a number, a percentage or 'none' was expected"),
      Mistake(
        "lab(50 1deg 1)", 7, "found '1deg' where a number, a percentage or 'none' was expected"),
      Mistake("lch(50 1 20%)", 9, "found '20%' where a number, an angle or 'none' was expected"),
      Mistake("color()", 6, "found ')' where a color space was expected"),
      Mistake("color(1 1 1)", 6, "found '1' where a color space was expected"),
      Mistake(
        "color(srgb 1 1)", 14, "found ')' where a number, a percentage or 'none' was expected"),
      Mistake(
        "color(srgb, 1, 1, 1)", 10, "found ',' where a number, a percentage or 'none' was expected"),
      Mistake(
        "color-mix(in srgb longer hue, red, blue)", 18, "found 'longer' where ',' was expected"),
      Mistake("color-mix(in lch longer, red, blue)", 23, "found ',' where 'hue' was expected"),
      Mistake(
        "color-mix(in lch red, blue)", 17,
        "found 'red' where ',' or a hue direction (shorter, longer, increasing, decreasing) was expected"
      ),
      Mistake("color-mix(in srgb, red)", 22, "found ')' where ',' was expected"),
      Mistake("color-mix(in srgb, red, blue blue)", 29, "found 'blue' where ')' was expected"),
      Mistake(
        "color-mix(in srgb, red 101%, blue)", 23,
        "found '101%' where a percentage from 0% to 100% was expected"),
      Mistake(
        "color-mix(in srgb, red -1%, blue)", 23,
        "found '-1%' where a percentage from 0% to 100% was expected"),
      Mistake(
        "color-mix(in srgb, #12345, blue)", 19,
        "'#12345' is not a color: it has 5 digits; expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA"),
      Mistake(
        "color-mix(in srgb, #12x, blue)", 22,
        "'#12x' is not a color: 'x', character 4, is not a hexadecimal digit; expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
      ),
      Mistake(
        "rgb(1111111111111111111111111x 0 0)", 4,
        "found '111111111111111111111111…' where a number, a percentage or 'none' was expected"),
    ])
  func mistakes(_ mistake: Mistake) {
    let error = failure(of: mistake.text)
    #expect(error?.offset == mistake.offset)
    #expect(error?.description == mistake.message)
  }

  @Test(
    "A hexadecimal color that is malformed keeps its own error",
    arguments: [
      ("#12345", 0, ColorParseError.wrongLength(text: "#12345", digits: 5)),
      ("#", 0, .wrongLength(text: "#", digits: 0)),
      ("#12G456", 3, .notHexadecimal(text: "#12G456", character: "G", position: 4)),
      ("#12é", 3, .notHexadecimal(text: "#12é", character: "é", position: 4)),
      ("#fff ", 4, .notHexadecimal(text: "#fff ", character: " ", position: 5)),
    ])
  func hexadecimal(_ text: String, _ offset: Int, _ expected: ColorParseError) {
    let error = failure(of: text)
    #expect(error?.reason == .hexadecimal(expected))
    #expect(error?.offset == offset)
    #expect(error?.description == "\(expected)")
  }

  @Test(
    "What only the page decides cannot be resolved",
    arguments: [
      ("currentColor", 0), ("CURRENTCOLOR", 0), ("Canvas", 0), ("ButtonText", 0),
      ("ThreeDFace", 0), ("light-dark(red, blue)", 0),
      ("color-mix(in srgb, currentcolor, red)", 19),
    ])
  func unresolvable(_ text: String, _ offset: Int) throws {
    let error = try #require(failure(of: text))
    #expect(error.offset == offset)
    #expect(error.description.contains("has no fixed color"))
  }

  @Test(
    "What CSS has and is not supported is told from a mistake",
    arguments: [
      ("rgb(sin(1) 0 0)", 4, "'sin()' is not supported"),
      ("hsl(0 calc(1% * exp(2)) 0%)", 16, "'exp()' is not supported"),
      ("rgb(0 0 0 / var(--a))", 12, "'var()' is not supported"),
      (
        "color(from red display-p3-linear r g b)", 15,
        "a relative color in display-p3-linear is not supported"
      ),
      ("color(--swop 0 1 1 0)", 6, "a color profile is not supported"),
      ("color-mix(in srgb, red tan(10%), blue)", 23, "'tan()' is not supported"),
      ("device-cmyk(0 1 1 0)", 0, "'device-cmyk()' is not a known color function"),
      ("hwba(0 1 1 0)", 0, "'hwba()' is not a known color function"),
      ("darken(red, 10%)", 0, "'darken()' is not a known color function"),
    ])
  func beyondReach(_ text: String, _ offset: Int, _ message: String) throws {
    let error = try #require(failure(of: text))
    #expect(error.offset == offset)
    #expect(error.description == message)
  }

  @Test("A space that is not known is refused with those that are")
  func unknownSpace() throws {
    let error = try #require(failure(of: "color(oklab 1 0 0)"))
    #expect(error.offset == 6)
    #expect(
      error.description.hasPrefix("'oklab' is not a known color space; expected one"))
    #expect(
      error.description.hasSuffix(
        "srgb, srgb-linear, display-p3, a98-rgb, prophoto-rgb, rec2020, xyz-d65, xyz-d50, xyz"))
    #expect(failure(of: "color-mix(in hsv, red, blue)")?.offset == 13)
  }

  @Test(
    "A component too large to compute with is refused",
    arguments: [
      "lab(50 1e200 0)", "color(srgb 1e999 0 0)", "hsl(1e999 0% 50%)", "hwb(1e999 60% 60%)",
      "oklch(0.5 0.1 1e999)", "color(xyz 0 1e308 1e308)",
    ])
  func outOfRange(_ text: String) {
    #expect(failure(of: text)?.reason == .outOfRange)
  }

  private func failure(of text: String) -> CSSColorError? {
    do {
      _ = try ColorLiteral(css: text)
      return nil
    } catch {
      return error
    }
  }
}
