import DesignTokens
import TestSupport
import Testing
import TokenReaders

/// What an instance shows where its class does not keep what it is given.
@Suite struct DartChangedParametersTests {
  private func read(_ members: String) -> ReadSource {
    ReadSource(
      """
      class Tones {
        \(members)
        final Color page;
      }
      final light = Tones(text: Color(0xFF000000), page: Color(0xFFFFFFFF));
      """, path: "theme.dart", DartSourceReader())
  }

  @Test(arguments: [
    "final Color text; Tones({required Color text, required this.page}) : text = text.withOpacity(0.3);",
    "late Color text; Tones({required Color text, required this.page}) { this.text = text.withOpacity(0.3); }",
    "Color text; Tones({required this.text, required this.page}) { text = text.withOpacity(0.3); }",
  ])
  func `A color that its class changes is read as it shows`(members: String) throws {
    let read = read(members)
    // 0.3 of 255, rounded.
    #expect(try read.hex("Tones.text") == "#0000004D")
    #expect(try read.hex("Tones.page") == "#FFFFFF")
  }

  @Test(arguments: [
    "final Color text; Tones({required this.text, required this.page});",
    "final Color text; Tones({required Color text, required this.page}) : text = text;",
    "final Color text; Tones({required Color text, required this.page}) : text = text, super();",
    "late Color text; Tones({required Color text, required this.page}) { this.text = text; }",
    "final Color ink; Tones({required Color text, required this.page}) : ink = text; Color get text => ink;",
    "final Color text; Tones({Color? text, required this.page}) : text = text ?? Color(0xFFFF0000);",
  ])
  func `A color that its class keeps is read`(members: String) throws {
    #expect(try read(members).hex("Tones.text") == "#000000")
  }
}
