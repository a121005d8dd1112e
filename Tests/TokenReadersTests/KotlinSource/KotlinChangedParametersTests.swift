import DesignTokens
import TestSupport
import Testing
import TokenReaders

/// What an instance shows where its class does not keep what it is given.
@Suite struct KotlinChangedParametersTests {
  private func read(_ type: String) -> ReadSource {
    ReadSource(
      type + "\nval light = Tones(text = Color.Black, page = Color.White)", path: "Theme.kt",
      KotlinSourceReader())
  }

  @Test(arguments: [
    "class Tones(text: Color, val page: Color) { val text = text.copy(alpha = 0.3f) }",
    "class Tones(text: Color, val page: Color) {\n  val text: Color = text\n    .copy(alpha = 0.3f)\n}",
    "class Tones(text: Color, val page: Color) {\n  private val t = text.copy(alpha = 0.3f)\n  val text get() = t\n}",
    "class Tones(text: Color, val page: Color) {\n  val text: Color\n  init { this.text = text.copy(alpha = 0.3f) }\n}",
    "class Tones(text: Color, val page: Color) { val text by lazy { text.copy(alpha = 0.3f) } }",
  ])
  func `A color that its class changes is read as it shows`(type: String) throws {
    let read = read(type)
    // 0.3 of 255, rounded.
    #expect(try read.hex("Tones.text") == "#0000004D")
    #expect(try read.hex("Tones.page") == "#FFFFFF")
  }

  @Test func `A variable that its class assigns is not read`() throws {
    let read = read(
      "class Tones(var text: Color, val page: Color) {\n  init { text = text.copy(alpha = 0.3f) }\n}"
    )
    let error = #expect(throws: ResolutionError.self) { try read.hex("Tones.text") }
    #expect(error?.message.contains("Tones.text is assigned again at Theme.kt:2") == true)
    #expect(try read.hex("Tones.page") == "#FFFFFF")
  }

  @Test(arguments: [
    "class Tones(text: Color, val page: Color) { val text = text }",
    "class Tones(text: Color, val page: Color) {\n  val text: Color = text\n}",
    "class Tones(text: Color, val page: Color) {\n  val text: Color\n  init { this.text = text }\n}",
    "class Tones(text: Color?, val page: Color) { val text: Color = text ?: Color.Red }",
    // A state of Compose, which takes over the same color of another instance.
    "class Tones(text: Color, val page: Color) {\n  var text by mutableStateOf(text)\n    private set\n  fun update(other: Tones) { text = other.text }\n}",
    // A constant of a function is no change.
    "class Tones(val text: Color, val page: Color) { fun f() { val text = 1 } }",
    "data class Tones(var text: Color, val page: Color) { fun f() { val text = 1 } }",
  ])
  func `A color that its class keeps is read`(type: String) throws {
    #expect(try read(type).hex("Tones.text") == "#000000")
  }
}
