import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

@Suite struct KotlinSourceReaderTests {
  private func read(_ text: String) -> ReadSource {
    ReadSource(text, path: "Theme.kt", KotlinSourceReader())
  }

  /// By hand from the definitions of androidx.compose.ui.graphics.Color: a packed color has its opacity
  /// first; a number of 0…1 becomes 8 bits as `(x * 255 + 0.5).toInt()`.
  @Test(
    "A color is what Compose makes of it",
    arguments: [
      ("Color(0xFF36003C)", "#36003C"), ("Color(color = 0x8036003C)", "#36003C80"),
      ("Color(0xff_36_00_3c)", "#36003C"), ("Color(0xFF36003CL)", "#36003C"),
      // Six digits leave the opacity at 0.
      ("Color(0x36003C)", "#36003C00"), ("Color(4281729084)", "#36003C"),
      ("Color(0xFF36003C.toInt())", "#36003C"), ("Color(0xFF shl 24 or 0x36003C)", "#36003C"),
      ("Color(27, 122, 158)", "#1B7A9E"), ("Color(27, 122, 158, 128)", "#1B7A9E80"),
      ("Color(red = 0x1B, green = 0x7A, blue = 0x9E)", "#1B7A9E"),
      ("Color(alpha = 0x80, red = 27, green = 122, blue = 158)", "#1B7A9E80"),
      ("Color(0.5f, 0.25f, 1f)", "#8040FF"), ("Color(0.5f, 0.25f, 1f, 0.5f)", "#8040FF80"),
      ("Color(red = 27 / 255f, green = 0f, blue = 1f)", "#1B00FF"),
      ("Color(27, 122, 7 / 2)", "#1B7A03"),
      ("Color.hsl(120f, 1f, 0.25f)", "#008000"), ("Color.hsv(120f, 1f, 0.5f)", "#008000"),
      ("Color.White", "#FFFFFF"), ("Color.DarkGray", "#444444"), ("Color.Gray", "#888888"),
      ("Color.LightGray", "#CCCCCC"), ("Color.Green", "#00FF00"),
      ("Color.Transparent", "#00000000"),
      ("androidx.compose.ui.graphics.Color.Cyan", "#00FFFF"),
      ("Color(0xFF36003C).copy(alpha = 0.5f)", "#36003C80"),
      ("Color.Black\n    .copy(alpha = .12f)", "#0000001F"), ("Color.Black.copy(1f)", "#000000"),
      ("Color(parseColor(\"#8036003C\"))", "#36003C80"),
      ("Color(\"#36003C\".toColorInt())", "#36003C"),
      ("Color.Red.copy(red = 0.5f)", "#800000"),
      ("Color.White.copy(alpha = 0.5f).compositeOver(Color.Black)", "#808080"),
      ("if (1 < 2) Color.Red else Color.Blue", "#FF0000"),
      ("when (\"a\".length) { 1 -> Color.Red; else -> Color.Blue }", "#FF0000"),
      ("listOf(Color.Red, Color.Blue).map { it.copy(alpha = 0.5f) }[1]", "#0000FF80"),
    ])
  func colors(_ text: String, _ hex: String) throws {
    let read = read("val a = \(text)\n")
    #expect(read.messages.isEmpty)
    #expect(try read.hex("a") == hex)
  }

  @Test(
    "What is not read is kept with the reason",
    arguments: [
      ("if (dark) Color.Red else Color.Blue", "nothing here is called dark"),
      ("when (x) { 1 -> Color.Red }", "nothing here is called x"),
      ("lerp(Color.Red, Color.Blue, 0.5f)", "lerp mixes in a color space of its own"),
      ("Color.Red.copy(alpha = level)", "nothing here is called level"),
      ("Color(0xFF36003CuL)", "Color with these arguments isn't known"),
      ("Color(1f, 0f, 0f, 1f, ColorSpaces.DisplayP3)", "a color space other than sRGB is not read"),
      ("Color(1f, 0, 0)", "Color with these arguments isn't known"),
      ("Color(2f, 0f, 0f)", "a component is outside of 0 to 1"),
      ("Color(1, 2)", "Color with these arguments isn't known"),
      ("Color.Unspecified", "Color.Unspecified is no color"),
      ("Color.Teal", "Color has no Teal that is known"),
      ("MaterialTheme.colorScheme.primary", "what the theme gives isn't known here"),
      ("Other", "'Other' is not declared here"),
      ("1 + Color.Red", "the operator isn't known for these values"), ("a", "a needs itself"),
    ])
  func unread(_ text: String, _ reason: String) {
    let read = read("val a: Color = \(text)\n")
    let error = #expect(throws: ResolutionError.self) { try read.hex("a") }
    #expect(error?.message.contains(reason) == true)
  }

  @Test(
    "What is declared around a constant is part of its name",
    arguments: [
      ("val a = Color.Red", "a"), ("const val b = 1\nobject A { val a = Color.Red }", "A.a"),
      ("class A { companion object { val a = Color.Red } }", "A.a"),
      ("object A { object B { internal val a: Color = Color.Red } }", "A.B.a"),
      ("class A<T>(val x: Int = f()) : B(x), C { private val a = Color.Red }", "A.a"),
      ("@Foo(a = 1) @Bar private val a\n  get() = Color.Red", "a"),
      ("val a: Color @Composable get() { return Color.Red }", "a"),
      ("val ColorScheme.a: Color\n  @Composable\n  get() = Color.Red", "ColorScheme.a"),
      ("fun a() = Color.Red", "a"),
      ("fun b() { val c = Color.Blue }\nval a = Color.Red", "a"),
      ("interface A\nval a = Color.Red", "a"),
      ("enum class A(val c: Color) { a(Color.Red); }", "A.a.c"),
      ("enum class A { B, C }\nval a = Color.Red", "a"),
      ("val a = listOf(Color.Red)", "a.0"), ("val a = mapOf(\"x\" to Color.Red)", "a.x"),
    ])
  func names(_ text: String, _ name: String) throws {
    let read = read(text)
    #expect(read.messages.isEmpty)
    #expect(read.names == [name])
    #expect(try read.hex(name) == "#FF0000")
  }

  @Test("A constant that is called by its name is an alias, in the nearest scope")
  func aliases() throws {
    let read = read(
      """
      package a.b
      val red = Color.Red
      val base = 0xFF00FF00
      object A {
        val red = Color.Blue
        val x = red
        val y = a.b.red
        val z = Color(base)
        val w = red.copy(alpha = 0.5f)
        private val n = 5
        val m = n
      }
      val v = A.x
      """)
    #expect(read.messages.isEmpty)
    #expect(try read.hex("A.x") == "#0000FF")
    #expect(try read.hex("A.y") == "#FF0000")
    #expect(try read.hex("A.z") == "#00FF00")
    #expect(try read.hex("A.w") == "#0000FF80")
    #expect(try read.hex("v") == "#0000FF")
    #expect(!read.names.contains("A.m"))
  }

  @Test("A parameter is not the constant of its name")
  func parameters() {
    let read = read(
      """
      val base = Color.Red
      class A(val base: Color) { val x: Color = base }
      class B(color: Color) { val color = color; val y: Color = color }
      """)
    #expect(throws: ResolutionError.self) { try read.hex("A.x") }
    #expect(throws: ResolutionError.self) { try read.hex("B.y") }
    #expect(throws: Never.self) { try read.hex("base") }
  }

  @Test("A variable that is assigned again is not read")
  func assigned() {
    let read = read("var a = Color.Red\nvar b = Color.Blue\nfun f() {\n  a = Color.Green\n}\n")
    #expect(throws: ResolutionError.self) { try read.hex("a") }
    #expect(throws: Never.self) { try read.hex("b") }
  }

  @Test("Two files may not give one name two colors")
  func twice() {
    let loader = MemoryLoader(files: [
      "t/A.kt": "val a = Color.Red", "t/B.kt": "val a = Color.Blue",
    ])
    let read = ReadSource(
      .folder(path: "t", files: ["t/A.kt", "t/B.kt"]), loader, KotlinSourceReader())
    #expect(throws: ResolutionError.self) { try read.hex("a") }
  }

  // MARK: Schemes

  private func axes(_ read: ReadSource) -> [String] {
    read.catalog.axes.map { "\($0.name): \($0.contexts.joined(separator: ", "))" }
  }

  @Test("Schemes of Material are light and dark, and what is left of their names is the theme")
  func schemes() throws {
    let read = read(
      """
      val Red10 = Color(0xFF100000)
      private val LightDefaultColorScheme = lightColorScheme(primary = Red10, error = Color.Red)
      private val DarkDefaultColorScheme = darkColorScheme(primary = Color.White)
      private val LightAndroidColorScheme = lightColorScheme(primary = Color.Green)
      private val DarkAndroidColorScheme = darkColorScheme(primary = Color.Blue)
      """)
    #expect(read.messages.isEmpty)
    #expect(axes(read) == ["theme: default, android", "scheme: light, dark"])
    #expect(
      try read.hexes("ColorScheme.primary") == ["#100000", "#FFFFFF", "#00FF00", "#0000FF"])
    #expect(try read.hex("ColorScheme.error") == "#FF0000")
    // In dark nobody gives it.
    #expect(throws: ResolutionError.self) { try read.hexes("ColorScheme.error") }
    #expect(read.names.contains("ColorScheme.surfaceContainerLow"))
  }

  @Test("Contrasts are an axis, and standard contrast stands in for what one lacks")
  func contrasts() throws {
    let read = read(
      """
      private val lightScheme = lightColorScheme(primary = Color(0xFF000001))
      private val darkScheme = darkColorScheme(primary = Color(0xFF000002))
      private val mediumContrastLightColorScheme = lightColorScheme(primary = Color(0xFF000003))
      private val highContrastLightColorScheme = lightColorScheme(primary = Color(0xFF000004))
      private val highContrastDarkColorScheme = darkColorScheme(primary = Color(0xFF000005))
      """)
    #expect(axes(read) == ["scheme: light, dark", "contrast: standard, medium, high"])
    #expect(
      try read.hexes("ColorScheme.primary") == [
        "#000001", "#000003", "#000004", "#000002", "#000002", "#000005",
      ])
  }

  private static let own = """
    data class AppColors(
      val brand: Color,
      val text: Color = brand,
      val link: Color = text.copy(alpha = 0.5f),
      val gradient: List<Color> = listOf(brand, Color.Black),
      val isDark: Boolean,
    )

    """

  @Test("Instances of an app's own type are contexts, with its defaults")
  func own() throws {
    let read = read(
      Self.own + """
        private val A = AppColors(brand = Color.Red, isDark = false)
        private val B = AppColors(Color.Blue, Color.White, isDark = true)
        val LocalAppColors = staticCompositionLocalOf { A }
        """)
    #expect(read.messages.isEmpty)
    #expect(axes(read).last == "scheme: light, dark")
    #expect(try read.hexes("AppColors.brand").contains("#0000FF"))
  }

  @Test("Defaults are those of the same instance")
  func defaults() throws {
    let read = read(
      Self.own + """
        private val LightColors = AppColors(brand = Color.Red, isDark = false)
        private val DarkColors = AppColors(brand = Color.Blue, text = Color.White, isDark = true)
        val alias = LightColors.brand
        """)
    #expect(axes(read) == ["scheme: light, dark"])
    #expect(try read.hexes("AppColors.brand") == ["#FF0000", "#0000FF"])
    #expect(try read.hexes("AppColors.text") == ["#FF0000", "#FFFFFF"])
    #expect(try read.hexes("AppColors.link") == ["#FF000080", "#FFFFFF80"])
    #expect(try read.hexes("AppColors.gradient.0") == ["#FF0000", "#0000FF"])
    #expect(try read.hexes("alias") == ["#FF0000", "#FF0000"])
  }

  @Test("Where light and dark leave a gap, each instance is a theme")
  func gaps() throws {
    let read = read(
      Self.own + """
        val LightColors = AppColors(brand = Color.Red, isDark = false)
        val SepiaColors = AppColors(brand = Color.Green, isDark = false)
        val DarkColors = AppColors(brand = Color.Blue, isDark = true)
        """)
    #expect(axes(read) == ["theme: light, sepia, dark"])
    #expect(try read.hexes("AppColors.brand") == ["#FF0000", "#00FF00", "#0000FF"])
  }

  @Test("Instances that are no alternatives are groups")
  func groups() throws {
    let read = read(
      """
      data class Chip(val fill: Color, val label: Color)
      val Primary = Chip(Color.Red, Color.White)
      val Secondary = Chip(fill = Color.Blue, label = Color.White)
      val Border = BorderSpec(width = 2.dp, stroke = Color.Black)
      """)
    #expect(axes(read).isEmpty)
    #expect(
      read.names == [
        "Border.stroke", "Primary.fill", "Primary.label", "Secondary.fill", "Secondary.label",
      ])
    #expect(try read.hex("Secondary.fill") == "#0000FF")
  }

  @Test("A part that is not given and has no default is not read")
  func notGiven() {
    let read = read(Self.own + "val LightColors = AppColors(isDark = false)\n")
    #expect(throws: ResolutionError.self) { try read.hex("AppColors.brand") }
  }

  @Test("Constants that double at each step cost no time", .timeLimit(.minutes(1)))
  func doubling() {
    var text = "val n0 = 1\n"
    for index in 1...200 { text += "val n\(index) = n\(index - 1) + n\(index - 1)\n" }
    text += "val a = Color(n20)\nval b = Color(n200)\n"
    let read = read(text)
    #expect(read.names == ["a", "b"])
  }

  @Test("A palette that a function makes is one of them, although it is not read")
  func madeInFunctions() throws {
    let read = read(
      """
      class Palette(val ink: Color)
      val light = Palette(ink = Color.Black)
      fun makeDark(): Palette { log(); val made = Palette(ink = Color.White); return made }
      """)
    let error = #expect(throws: ResolutionError.self) { try read.hexes("Palette.ink") }
    #expect(error?.message.contains("a function makes others at Theme.kt:3") == true)
  }

  @Test("A palette that a function makes of its parameters takes nothing from constants")
  func madeOfParameters() throws {
    let read = read(
      """
      class Palette(val ink: Color)
      val light = Palette(ink = Color.Black)
      val dark = Palette(ink = Color.White)
      fun dynamic(m: ColorScheme): Palette = Palette(ink = m.onSurface)
      """)
    #expect(try Set(read.hexes("Palette.ink")) == ["#000000", "#FFFFFF"])
    #expect(read.messages.contains { $0.contains("not read: this 'Palette'") })
    // It may be the theme that shows: a policy has to leave it out.
    #expect(read.catalog.hiddenValues.map(\.condition) == ["Palette made in a function"])
    #expect(read.catalog.hiddenValues.allSatisfy { !$0.canBeAudited })
  }

  @Test(
    "A color in the code of a file with tokens, of which no token is made, is a warning",
    arguments: [
      ("fun draw() { log(); paint(Color(0xFF333333)) }", true),
      ("class Box(val fill: Color = Color(red = 0.1f, green = 0.2f, blue = 0.3f))", true),
      ("fun mix(amount: Float) = lerp(Color(amount), ink, 0.5f)", false),
      ("val pair = listOf(Color(0xFF333333), Color(0xFF444444))", false),
    ])
  func colorsInCode(_ text: String, _ isSaid: Bool) {
    let read = read("val ink = Color.Black\n\(text)\n")
    #expect(
      read.messages.contains { $0.contains("a color in code that gives no token") } == isSaid)
  }

  @Test("What a function changes in a scheme is another scheme")
  func changedInFunctions() throws {
    let read = read(
      """
      object Night {
        val darkScheme = darkColorScheme(surface = Color(0xFF111111), onSurface = Color.White)
        val lightScheme = lightColorScheme(surface = Color.White, onSurface = Color.Black)
        fun get(isBlack: Boolean): ColorScheme {
          if (!isBlack) return darkScheme
          return darkScheme.copy(surface = Color.Black, outline = list(a = 1))
        }
      }
      class Model { fun failed() = state.copy(onSurface = 1) }
      """)
    #expect(try read.hexes("ColorScheme.onSurface") == ["#000000", "#FFFFFF", "#FFFFFF"])
    #expect(try read.hexes("ColorScheme.surface") == ["#FFFFFF", "#111111", "#000000"])
    #expect(read.catalog.axes.map(\.contexts) == [["light", "dark", "black"]])
    // What is no color there stops what needs it.
    #expect(throws: ResolutionError.self) { try read.hexes("ColorScheme.outline") }
  }

  @Test("A type with the name of the color that a library of something else has is no color")
  func foreignColor() throws {
    let names = "val names = arrayOf(Property.UID, Color.NAME)\nval ink = Color.Black\n"
    #expect(read("import org.calendars.model.property.Color\n" + names).names == ["ink"])
    #expect(
      read("import androidx.compose.ui.graphics.Color\n" + names).names
        == ["ink", "names.0", "names.1"])
  }

  @Test("What copies a palette has its other parts")
  func copies() throws {
    let read = read(
      """
      val light = lightColorScheme(surface = Color.White, onSurface = Color.Black)
      val night = light.copy(onSurface = Color.Red)
      """)
    #expect(try read.hexes("ColorScheme.surface") == ["#FFFFFF", "#FFFFFF"])
    #expect(try Set(read.hexes("ColorScheme.onSurface")) == ["#000000", "#FF0000"])
  }

  private static let named = "import androidx.compose.ui.graphics.Color\n"

  @Test("A name is that of the package that is imported, or of the own one")
  func packages() throws {
    let files = [
      "t/a/Color.kt":
        "package com.a\n\(Self.named)val ink = Color(0xFF111111)\nval far = Color.Red\n",
      "t/b/Color.kt": "package com.b\n\(Self.named)val ink = Color(0xFF222222)\n",
      "t/c/Theme.kt": """
      package com.c
      import com.a.ink
      import com.b.ink as other
      val text = lightColorScheme(primary = ink, secondary = other, tertiary = far)
      """,
      "t/d/Theme.kt": "package com.b\nval own: Color = ink\n",
      "t/e/Theme.kt": "package com.e\nimport com.a.*\nval all: Color = far\n",
    ]
    let read = ReadSource(
      .folder(path: "t", files: files.keys.sorted()), MemoryLoader(files: files),
      KotlinSourceReader())
    #expect(try read.hexes("ColorScheme.primary") == ["#111111"])
    #expect(try read.hexes("ColorScheme.secondary") == ["#222222"])
    #expect(try read.hex("own") == "#222222")
    #expect(try read.hex("all") == "#FF0000")
    // Nothing imports it.
    #expect(throws: ResolutionError.self) { try read.hexes("ColorScheme.tertiary") }
    // Two constants of a name are one token, which has no color.
    #expect(throws: ResolutionError.self) { try read.hex("ink") }
  }

  @Test("A constant of a source before is none of another package")
  func packagesOfSources() {
    let files = [
      "a.kt": "package com.a\n\(Self.named)val ink = Color(0xFF111111)\n",
      "b.kt": "package com.b\nimport com.other.ink\nval text: Color = ink\n",
      "c.kt": "package com.c\nimport com.a.ink\nval title: Color = ink\n",
    ]
    let read = ReadSources(["a.kt", "b.kt", "c.kt"], loader: MemoryLoader(files: files))
    #expect(read.hex("text").contains("'ink' of the package that is imported is not read"))
    #expect(read.hex("title") == "#111111")
  }

  @Test(
    "What an object gives itself is not what it hands on",
    arguments: [
      "override val ink = Color.Red", "override val ink: Color get() = Color.Red",
      "override val ink by lazy { Color.Red }",
    ])
  func overridden(_ body: String) throws {
    for arguments in ["ink = Color.White, page = Color.Black", "Color.White, Color.Black"] {
      let read = read(
        """
        open class Palette(open var ink: Color, val page: Color)
        object Light : Palette(ink = Color.Black, page = Color.White)
        object Dark : Palette(\(arguments)) {
          \(body)
        }
        """)
      #expect(try Set(read.hexes("Palette.page")) == ["#000000", "#FFFFFF"])
      #expect(try Set(read.hexes("Palette.ink")) == ["#000000", "#FF0000"])
    }
  }

  @Test("A list of colors may be that of another part by default")
  func listByDefault() throws {
    let read = read(
      """
      class Tones(val gradient: List<Color>, val button: List<Color> = gradient)
      val LightTones = Tones(gradient = listOf(Color.Red, Color.Blue))
      val DarkTones = Tones(gradient = listOf(Color.White, Color.Black), button = listOf(Color.Red))
      """)
    #expect(read.messages.isEmpty)
    #expect(try read.hexes("Tones.gradient.1") == ["#0000FF", "#000000"])
    #expect(try read.hexes("Tones.button.0") == ["#FF0000", "#FF0000"])
    #expect(try read.hex("Tones.button.1") == "#0000FF")
  }

  @Test("A constructor in a body makes an instance of the supertype")
  func secondaryConstructor() throws {
    let read = read(
      """
      open class Palette(val ink: Color)
      object Light : Palette(ink = Color.Black)
      class Dark : Palette { constructor() : super(ink = Color.Red) }
      """)
    #expect(try Set(read.hexes("Palette.ink")) == ["#000000", "#FF0000"])
  }

  @Test("A function with the name of a property is no alias of itself")
  func functionOfAProperty() throws {
    let read = read(
      """
      object AppColors { val text = Color(0xFF000000) }
      open class Badge { open fun textColor() = AppColors.text }
      data class Custom(val textColor: Color) : Badge() { override fun textColor() = textColor }
      """)
    #expect(read.diagnostics.errorCount == 0)
    #expect(try read.hex("Badge.textColor") == "#000000")
    #expect(throws: ResolutionError.self) { try read.hex("Custom.textColor") }
  }

  @Test(
    "A palette behind other code is one more",
    arguments: [
      "val dim by lazy { log(); Palette(ink = grey) }",
      "fun dim(x: Int): Palette = if (x > 1) Palette(grey) else dark",
    ])
  func behindCode(_ text: String) {
    let read = read(
      """
      class Palette(val ink: Color)
      val light = Palette(ink = Color.Black)
      val dark = Palette(ink = Color.White)
      val grey = Color.Gray
      \(text)
      """)
    #expect(throws: ResolutionError.self) { try read.hexes("Palette.ink") }
  }

  @Test("A palette that is made when it is used first is read like any other")
  func lazyValue() throws {
    let read = read(
      """
      class Palette(val ink: Color)
      val light = Palette(ink = Color.Black)
      val dark by lazy { Palette(ink = Color.White) }
      """)
    #expect(read.messages.isEmpty)
    #expect(try read.hexes("Palette.ink") == ["#000000", "#FFFFFF"])
  }
}
