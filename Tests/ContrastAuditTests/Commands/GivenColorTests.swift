import ColorMath
import Testing

@testable import contrast_audit

/// The colors of CSS Color 4 are those of its tables and examples; lab(50% 0 0) is the gray #777777.
@Suite struct GivenColorTests {
  @Test(arguments: [
    ("#0078D7", "#0078D7"), ("0078d7", "#0078D7"), ("FFF", "#FFFFFF"), ("00000080", "#00000080"),
    ("0x0078D7", "#0078D7"), ("0xFF0078D7", "#0078D7"), ("0x800078D7", "#0078D780"),
    ("0XFF_00_78_D7", "#0078D7"),
    ("rgb(0 120 215)", "#0078D7"), ("rgb(0,120,215)", "#0078D7"),
    ("rgba(0, 120, 215, 0.5)", "#0078D780"), ("hsl(120 100% 25%)", "#008000"),
    ("hwb(0 0% 0%)", "#FF0000"), ("lab(50% 0 0)", "#777777"), ("lch(50% 0 0)", "#777777"),
    ("oklab(1 0 0)", "#FFFFFF"), ("oklch(0 0 0)", "#000000"), ("color(srgb 1 0.5 0)", "#FF8000"),
    ("navy", "#000080"), ("RebeccaPurple", "#663399"), ("transparent", "#00000000"),
    ("Color(hex: \"#2596BE\")", "#2596BE"), ("Color(hex: 0x2596BE)", "#2596BE"),
    ("Color(\"#2596BE\")", "#2596BE"), ("UIColor(hexString: \"2596be\")", "#2596BE"),
    ("Color(0xFF2596BE)", "#2596BE"), ("Color(0x802596BE)", "#2596BE80"),
    ("Color.fromARGB(128, 37, 150, 190)", "#2596BE80"),
    ("Color(red: 37/255, green: 150.0 / 255, blue: 0.745098039)", "#2596BE"),
    ("UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)", "#FF000080"),
  ])
  func `A color is read in any notation that people paste`(text: String, hex: String) throws {
    #expect(try GivenColor.read(text).hex == hex)
  }

  @Test(arguments: [
    ("rebecapurple", "; did you mean 'rebeccapurple'?"), ("nawy", "; did you mean 'navy'?"),
    ("brand", ""),
  ])
  func `What is no color has a message with what may be written, and the nearest name`(
    word: String, hint: String
  ) throws {
    let problem = #expect(throws: GivenColor.Problem.self) { try GivenColor.read(word) }
    #expect(problem?.message.hasPrefix("'\(word)' is not a color; expected #RRGGBB, 0x") == true)
    #expect(problem?.hint == hint)
  }

  @Test(arguments: [
    ("0x123", "expected 0xRRGGBB or 0xAARRGGBB, opacity first"), ("0x", "expected 0xRRGGBB"),
    ("0xGGGGGG", "expected 0xRRGGBB"), ("0x#FFFFFF", "expected 0xRRGGBB"),
    ("#12345", "it has 5 digits"), ("12345", "it has 5 digits"), ("#", "it has 0 digits"),
    ("", "a color is missing"), ("1 2 3", "'1 2 3' is not a color"),
    ("rgb(0 120", "'rgb(0 120' is not a color: found"),
    ("rgb(0 120 215", "'rgb(0 120 215' is not a color"),
    ("currentColor", "has no fixed color"), ("color(acescg 1 1 1)", "not a known color space"),
    ("navy white", "'navy white' is not a color"),
    ("Color(hex: \"2596BEFF\")", "may begin or end with the opacity"),
    ("Color(hex: \"25\")", "it has 2 digits"),
    ("Color(red: 2, green: 0, blue: 0)", "is not a color"),
    ("Color(red: 1/0, green: 0, blue: 0)", "is not a color"), ("Color(brand)", "is not a color"),
    ("Color.fromARGB(256, 0, 0, 0)", "is not a color"),
    ("Color(0x2596BE)", "is transparent"), ("Color.mix(hex: \"#2596BE\")", "is not a color"),
  ])
  func `What is written wrongly is said`(text: String, message: String) {
    let problem = #expect(throws: GivenColor.Problem.self) { try GivenColor.read(text) }
    #expect(problem?.message.contains(message) == true, "\(problem?.message ?? "")")
  }
}
