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
    "final Color ink; Tones({required Color text, required this.page}) : ink = text; Color get text => ink;",
  ])
  func `A color that its class changes is not read`(members: String) throws {
    let read = read(members)
    let error = #expect(throws: ResolutionError.self) { try read.hex("Tones.text") }
    #expect(error?.message.contains("another value in 'Tones' is not read") == true)
    #expect(try read.hex("Tones.page") == "#FFFFFF")
  }

  @Test(arguments: [
    "final Color text; Tones({required this.text, required this.page});",
    "final Color text; Tones({required Color text, required this.page}) : text = text;",
    "final Color text; Tones({required Color text, required this.page}) : text = text, super();",
    "late Color text; Tones({required Color text, required this.page}) { this.text = text; }",
    "final Color text; Tones({Color? text, required this.page}) : text = text ?? Color(0xFFFF0000);",
  ])
  func `A color that its class keeps is read`(members: String) throws {
    #expect(try read(members).hex("Tones.text") == "#000000")
  }
}
