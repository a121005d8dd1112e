import DesignTokens
import TestSupport
import Testing
import TokenReaders

/// Expected colors are those of androidx.compose.material3, `ColorLightTokens` and `ColorDarkTokens` over
/// `PaletteTokens`, v0_210.
@Suite struct Material3DefaultsTests {
  private static let schemes = """
    val Light = lightColorScheme(primary = Color(0xFF00639B), surface = Color.White)
    val Dark = darkColorScheme(surface = Color.Black)
    """

  private func read(
    _ text: String = Material3DefaultsTests.schemes,
    import package: String = "androidx.compose.material3.*",
    _ defaults: FrameworkDefaults? = .material3
  ) -> ReadSource {
    ReadSource(
      "import \(package)\n\(text)", path: "Theme.kt", KotlinSourceReader(), defaults: defaults)
  }

  @Test(arguments: [
    ("surface", ["#FFFFFF", "#000000"]), ("onSurface", ["#1D1B20", "#E6E0E9"]),
    ("background", ["#FEF7FF", "#141218"]), ("onPrimary", ["#FFFFFF", "#381E72"]),
    ("onPrimaryContainer", ["#21005D", "#EADDFF"]), ("error", ["#B3261E", "#F2B8B5"]),
    ("surfaceContainerHighest", ["#E6E0E9", "#36343B"]), ("outline", ["#79747E", "#938F99"]),
    // `surfaceTint: Color = primary`, given or not.
    ("surfaceTint", ["#00639B", "#D0BCFF"]),
  ])
  func `A role that a scheme leaves out has the color of Material`(
    role: String, colors: [String]
  ) throws {
    let read = read()
    #expect(read.messages.isEmpty)
    #expect(try read.hexes("ColorScheme.\(role)") == colors)
  }

  /// Those for television and watches have other colors.
  @Test(
    arguments: [
      ("androidx.compose.material3.*", "lightColorScheme(surface = Color.White)", nil),
      ("androidx.tv.material3.*", "lightColorScheme(surface = Color.White)", .material3),
      ("androidx.compose.material3.*", "lightColorScheme(Color.Red)", .material3),
      ("androidx.compose.material3.*", "ColorScheme(primary = Color.Red)", .material3),
    ] as [(String, String, FrameworkDefaults?)])
  func `A role is not read where nobody knows its default`(
    package: String, value: String, defaults: FrameworkDefaults?
  ) {
    let read = read("val Light = \(value)", import: package, defaults)
    #expect(throws: ResolutionError.self) { try read.hex("ColorScheme.onSurface") }
  }

  @Test func `A copy keeps the tint of what it copies`() throws {
    let read = read(
      """
      val Light = lightColorScheme(primary = Color.Red)
      val Dark = Light.copy(primary = Color.Blue, surface = Color.Black)
      """)
    #expect(try read.hexes("ColorScheme.surfaceTint") == ["#FF0000", "#FF0000"])
    #expect(try read.hexes("ColorScheme.primary") == ["#FF0000", "#0000FF"])
  }

  @Test func `A function of another value that is called like one of Material makes no scheme`()
    throws
  {
    let read = read(
      Material3DefaultsTests.schemes + "\nfun f(app: App?) = use(app?.lightColorScheme() ?: Light)")
    #expect(read.messages.isEmpty)
    #expect(try read.hexes("ColorScheme.onSurface") == ["#1D1B20", "#E6E0E9"])
  }

  @Test("A scheme that is made where it is used is read where nothing in it is of the function")
  func madeInBodies() throws {
    let read = read(
      """
      val Brand = Color(0xFF263238)
      @Composable fun App(dark: Boolean, content: @Composable () -> Unit) {
        MaterialTheme(
          colorScheme = if (dark) darkColorScheme(surface = Brand.copy(alpha = 0.5f))
            else lightColorScheme(primary = Brand, surface = Color.White)) { content() }
      }
      """)
    #expect(read.messages.isEmpty)
    #expect(try read.hexes("ColorScheme.surface") == ["#FFFFFF", "#26323880"])
    #expect(try read.hexes("ColorScheme.primary") == ["#263238", "#D0BCFF"])
  }

  @Test(arguments: [
    "fun App(ink: Color) { MaterialTheme(lightColorScheme(surface = ink)) }",
    "fun App() { MaterialTheme(lightColorScheme(surface = Ink).copy(surface = Color.Black)) }",
    "fun App() { MaterialTheme(lightColorScheme(surface = run { Ink })) }",
    "fun A() { M(lightColorScheme(surface = Ink)) }\nfun B() { M(lightColorScheme(surface = Color.Red)) }",
  ])
  func `Of any other scheme in a function it is not known which colors it has`(text: String) throws
  {
    let read = read("val Ink = Color.White\n" + text)
    let error = #expect(throws: ResolutionError.self) { try read.hexes("ColorScheme.surface") }
    #expect(error?.message.contains("its color scheme is made in a function") == true)
  }
}
