import DesignTokens
import TestSupport
import Testing
import TokenReaders

/// Schemes that functions make of constant ones, worked out by hand.
@Suite struct KotlinSchemeVariantsTests {
  private func read(_ function: String, _ more: String = "") -> ReadSource {
    ReadSource(
      """
      import androidx.compose.material3.*
      val light = lightColorScheme(surface = Color.White, onSurface = Color(0xFF333333))
      val dark = darkColorScheme(surface = Color(0xFF111111), onSurface = Color(0xFFCCCCCC))
      \(function)
      \(more)
      """, path: "Theme.kt", KotlinSourceReader())
  }

  private func schemes(_ read: ReadSource) -> [String]? {
    read.catalog.axes.first { $0.name == "scheme" }?.contexts
  }

  @Test(arguments: [
    "fun get(isAmoled: Boolean) = if (isAmoled) dark.copy(surface = Color.Black) else dark",
    "fun get(mode: Mode) = when (mode) { Mode.AMOLED -> dark.copy(surface = Color.Black)\n else -> dark }",
    "fun get(a: Boolean): ColorScheme {\n  if (!a) return dark\n  val amoledScheme = dark.copy(surface = Color.Black)\n  return amoledScheme\n}",
    "fun amoled() = run { this.dark.copy(surface = Color.Black) }",
    "class Amoled { fun amoled(): Any { return list(dark.copy(surface = Color.Black)) } }",
  ])
  func `A copy is a scheme of its own, named by what leads to it`(function: String) throws {
    let read = read(function)
    #expect(schemes(read) == ["light", "dark", "amoled"])
    #expect(try read.hexes("ColorScheme.surface") == ["#FFFFFF", "#111111", "#000000"])
    // What a copy does not change is that of the scheme that it copies.
    #expect(try read.hexes("ColorScheme.onSurface") == ["#333333", "#CCCCCC", "#CCCCCC"])
    #expect(read.catalog.hiddenValues.isEmpty)
  }

  @Test func `A copy of a copy has the changes of both`() throws {
    let read = read(
      """
      fun get(isAmoled: Boolean, isRed: Boolean): ColorScheme {
        val amoled = dark.copy(surface = Color.Black)
        if (isRed) return amoled.copy(onSurface = Color.Red)
        return amoled
      }
      """)
    #expect(schemes(read) == ["light", "dark", "amoled", "red"])
    #expect(try read.hexes("ColorScheme.surface") == ["#FFFFFF", "#111111", "#000000", "#000000"])
    #expect(try read.hexes("ColorScheme.onSurface").last == "#FF0000")
  }

  @Test func `Both branches of a question may copy`() throws {
    let read = read(
      "fun get(isPure: Boolean) = if (isPure) dark.copy(surface = Color.Black) else light.copy(surface = Color.Red)"
    )
    #expect(schemes(read) == ["light", "dark", "pure", "get"])
    #expect(try read.hexes("ColorScheme.surface") == ["#FFFFFF", "#111111", "#000000", "#FF0000"])
    #expect(
      try read.hexes("ColorScheme.onSurface") == ["#333333", "#CCCCCC", "#CCCCCC", "#333333"])
  }

  @Test(arguments: [
    // What is of the function is none of the constants, whatever it is called.
    "fun get(black: Color) = dark.copy(surface = black)",
    "fun get(): Any { val black = pick(); return dark.copy(surface = black) }",
    "fun get(): Any { val (black, white) = pick(); return dark.copy(surface = black) }",
    "fun get() = pick { black -> dark.copy(surface = black) }",
    "fun get() = pick { a, black: Color -> dark.copy(surface = black) }",
    "fun get() = pick { black, a: Color -> dark.copy(surface = black) }",
    "fun get(): Any { for (black in all) { return dark.copy(surface = black) } }",
    "fun get(black: Color): Any { fun own() = dark.copy(surface = black) }",
    "fun get(level: Float) = dark.copy(surface = lerp(Color.Black, Color.Red, level))",
  ])
  func `What only the running app knows is no color`(function: String) throws {
    let read = read(function, "val black = Color.Black")
    #expect(schemes(read)?.count == 3)
    let surface = try #require(read.catalog.token(named: "ColorScheme.surface"))
    let onSurface = try #require(read.catalog.token(named: "ColorScheme.onSurface"))
    let resolver = TokenResolver(read.catalog, in: Permutation(contexts: [2]))
    #expect(throws: ResolutionError.self) { try resolver.color(of: surface) }
    #expect(try resolver.color(of: onSurface).color.hex == "#CCCCCC")
  }

  @Test(arguments: [
    "val night = Tones(bar = Bar(ink = Color.Red, fill = Color.Black), page = Color.White)\nfun get(other: Bar) = night.copy(bar = other)",
    "fun get() = dark.copy(Color.Red)",
    "fun get() = dark.copy(surface = Color.Red, *rest)",
  ])
  func `A copy whose parts are not known stays a condition`(text: String) {
    let read = read(
      text.contains("Tones")
        ? text
          + "\nval day = Tones(bar = Bar(ink = Color.Black, fill = Color.White), page = Color.Red)"
        : text)
    #expect(schemes(read) == ["light", "dark"])
    #expect(!read.catalog.hiddenValues.isEmpty)
  }

  /// The property of the class is found there, and not the constant of the same name.
  @Test func `A color is looked up where the function stands`() throws {
    let read = read(
      """
      object Themes {
        private val black = Color(0xFF010101)
        fun get(isAmoled: Boolean) = if (isAmoled) dark.copy(surface = black) else dark
      }
      """, "val black = Color.Red")
    #expect(try read.hexes("ColorScheme.surface") == ["#FFFFFF", "#111111", "#010101"])
  }

  @Test func `A copy of a scheme that each theme has is one in each of them`() throws {
    let files = [
      "t/Base.kt": """
      abstract class Base {
        abstract val darkScheme: ColorScheme
        fun get(isAmoled: Boolean): ColorScheme {
          if (!isAmoled) return darkScheme
          return darkScheme.copy(surface = Color.Black)
        }
      }
      """,
      "t/Sea.kt":
        "object Sea : Base() {\n val lightScheme = lightColorScheme(surface = Color.White)\n val darkScheme = darkColorScheme(surface = Color(0xFF000022), primary = Color.Blue)\n}",
      "t/Sun.kt":
        "object Sun : Base() {\n val lightScheme = lightColorScheme(surface = Color.White)\n val darkScheme = darkColorScheme(surface = Color(0xFF222200), primary = Color.Yellow)\n}",
    ]
    let read = ReadSource(
      .folder(path: "t", files: files.keys.sorted()), MemoryLoader(files: files),
      KotlinSourceReader())
    #expect(read.catalog.axes.map(\.contexts) == [["sea", "sun"], ["light", "dark", "amoled"]])
    #expect(
      try read.hexes("ColorScheme.surface")
        == ["#FFFFFF", "#000022", "#000000", "#FFFFFF", "#222200", "#000000"])
    let primary = try #require(read.catalog.token(named: "ColorScheme.primary"))
    let amoled = [[0, 2], [1, 2]].map {
      TokenResolver(read.catalog, in: Permutation(contexts: $0))
    }
    #expect(try amoled.map { try $0.color(of: primary).color.hex } == ["#0000FF", "#FFFF00"])
  }
}
