import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

/// What the engine knows of programs of Kotlin and Dart, as tokens. By hand from the languages' rules.
@Suite struct ProgramColorsTests {
  private func kotlin(_ text: String) -> ReadSource {
    ReadSource(text, path: "Theme.kt", KotlinSourceReader())
  }

  private func dart(_ text: String) -> ReadSource {
    ReadSource(text, path: "theme.dart", DartSourceReader())
  }

  private func axes(_ read: ReadSource) -> [String] {
    read.catalog.axes.map { "\($0.name): \($0.contexts.joined(separator: ", "))" }
  }

  @Test(arguments: [
    "val ink: Color @Composable get() = if (isSystemInDarkTheme()) Color.White else Color.Black",
    "val ink @Composable get() = when { isSystemInDarkTheme() -> Color.White; else -> Color.Black }",
    "fun ink(): Color { if (isSystemInDarkTheme()) return Color.White; return Color.Black }",
    "fun pick(a: Color, b: Color) = if (isSystemInDarkTheme()) b else a\nval ink get() = pick(Color.Black, Color.White)",
  ])
  func `A color of Kotlin follows the scheme`(_ text: String) throws {
    let read = kotlin("object Tones {\n\(text)\n}")
    #expect(axes(read) == ["scheme: light, dark"])
    #expect(try read.hexes("Tones.ink") == ["#000000", "#FFFFFF"])
  }

  @Test(arguments: [
    "static Color ink(BuildContext c) => Colors.black;\nstatic Color get tone => WidgetsBinding.instance.platformDispatcher.platformBrightness == Brightness.dark ? Colors.white : Colors.black;",
    "static Color get tone { final isDark = WidgetsBinding.instance.window.platformBrightness == Brightness.dark; if (isDark) { return Colors.white; } return Colors.black; }",
  ])
  func `A color of Dart follows the scheme`(_ text: String) throws {
    let read = dart("class Tones {\n\(text)\n}")
    #expect(axes(read) == ["scheme: light, dark"])
    #expect(try read.hexes("Tones.tone") == ["#000000", "#FFFFFF"])
  }

  @Test func `A constant that keeps the scheme in which it was made has no color`() {
    let read = kotlin("val ink: Color = if (isSystemInDarkTheme()) Color.White else Color.Black")
    let error = #expect(throws: ResolutionError.self) { try read.hex("ink") }
    #expect(error?.message.contains("a constant keeps the scheme") == true)
  }

  static let written = [
    "fun f() { C::ink.set(Color.White) }", "fun f() { C.ink = Color.White }",
    "fun f() { with(C) { ink = Color.White } }", "fun f() { C.apply { ink = Color.White } }",
    "fun f() { (C).ink = Color.White }", "fun f() { C.run { this.ink = Color.White } }",
    "fun f() { val c = C; c.ink = Color.White }",
    "fun f() = listOf(C).forEach { it.ink = Color.White }",
  ]

  @Test(arguments: written)
  func `A variable that code writes has no color, however that is spelled`(_ code: String) {
    let read = kotlin("object C { var ink = Color.Red }\nval paper = Color.White\n\(code)")
    let error = #expect(throws: ResolutionError.self) { try read.hex("C.ink") }
    #expect(error?.message.contains("it is a variable, and assigned again at Theme.kt:3") == true)
  }

  @Test func `A variable that nothing writes keeps its color`() throws {
    let read = kotlin("object C { var ink = Color.Red }\nfun f(ink: Color) { print(C.ink) }")
    #expect(try read.hex("C.ink") == "#FF0000")
  }

  @Test func `What the app declares comes before the framework`() throws {
    let own = kotlin("fun Color(value: Long) = Color.Blue\nval ink = Color(0xFFFF0000)")
    #expect(try own.hex("ink") == "#0000FF")
    let added = kotlin(
      "fun Color.dim() = copy(alpha = 0.5f)\nfun Color.copy(alpha: Float) = Color.Blue\nval ink = Color.Red.dim()"
    )
    #expect(try added.hex("ink") == "#FF000080")
    let swatch = dart(
      "class Colors { static const red = Color(0xFF0000FF); }\nfinal ink = Colors.red;")
    #expect(try swatch.hex("ink") == "#0000FF")
  }

  @Test func `A color says where its number stands, through functions`() throws {
    let read = kotlin(
      "fun hex(text: String) = Color((\"FF\" + text.removePrefix(\"#\")).toLong(16))\nval ink = hex(\"#336699\")"
    )
    #expect(try read.hex("ink") == "#336699")
  }
}
