import ColorMath
import Testing

@Suite struct ColorParseErrorTests {
  private static let forms = "expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA"

  @Test(
    "The message says what was found, where, and what was expected",
    arguments: [
      (ColorParseError.empty, "a color is missing; \(forms)"),
      (
        .missingHash(text: "face"),
        "'face' is not a color: it does not begin with '#'; \(forms)"
      ),
      (
        .notHexadecimal(text: "#12G456", character: "G", position: 4),
        "'#12G456' is not a color: 'G', character 4, is not a hexadecimal digit; \(forms)"
      ),
      (
        .wrongLength(text: "#12345", digits: 5),
        "'#12345' is not a color: it has 5 digits; \(forms)"
      ),
      (.wrongLength(text: "#1", digits: 1), "'#1' is not a color: it has 1 digit; \(forms)"),
    ])
  func message(_ error: ColorParseError, _ text: String) {
    #expect(error.description == text)
  }

  @Test("A long text is cut after 40 characters")
  func long() {
    let text = "#" + String(repeating: "a", count: 40)
    let shown = text.dropLast() + "…"
    #expect(
      ColorParseError.wrongLength(text: text, digits: 40).description
        == "'\(shown)' is not a color: it has 40 digits; \(Self.forms)")
    let fitting = String(text.dropLast())
    #expect(
      ColorParseError.missingHash(text: fitting).description.hasPrefix("'\(fitting)' is not"))
  }
}
