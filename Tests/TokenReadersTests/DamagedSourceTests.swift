import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

/// Sources that are cut off or altered anywhere: none traps, and none that is cut off where something
/// is open passes for whole.
@Suite struct DamagedSourceTests {
  /// What a source comes to: what is wrong, and each token's color in each permutation.
  private struct Outcome {
    let hasErrors: Bool
    var colors: [String: String] = [:]

    init(_ bytes: [UInt8], path: String) {
      let file = SourceFile(path: path, bytes: bytes)
      var builder = TokenCatalogBuilder()
      var diagnostics = DiagnosticList()
      let source = TokenSource(content: .file(file), loader: MemoryLoader(files: [:]))
      TokenFormat.of(source)?.reader.read(source, into: &builder, diagnostics: &diagnostics)
      let catalog = builder.build(diagnostics: &diagnostics)
      hasErrors = diagnostics.hasErrors
      let choices = catalog.axes.map { Array($0.contexts.indices) }
      guard (Permutations.count(choices: choices) ?? .max) < 100 else { return }
      for permutation in Permutations(choices: choices) {
        let resolver = TokenResolver(catalog, in: permutation)
        let place = catalog.contextNames(of: permutation).joined(separator: " ")
        for token in catalog.tokens {
          colors["\(catalog.name(of: token)) \(place)"] =
            (try? resolver.color(of: token))?.color.hex ?? "none"
        }
      }
    }
  }

  private static let css = """
    @layer base { :root { --a: #FFF; --b: rgb(1 2 3 / 50%) !important } }
    /* x */ @media (prefers-color-scheme: dark) { :root { --a: light-dark(red, var(--b, "}")) } }
    [data-theme="x"], .dark { --c: color-mix(in oklch, var(--a) 20%, url(a\\)b)) }
    """

  private static let material = """
    {"seed": "#112233", "schemes": {"light": {"primary": "#111111", "onPrimary": "#FFF"},
     "dark-high-contrast": {"primary": "#80A\\u0041BBCC"}}, "palettes": {"a": {"0": "#000000"}}}
    """

  private static let themeList = """
    [{"name": "A", "light": {"ink": "#000", "page": "#FFF"}, "dark": {"ink": "#EEE", "page": "#111"}}]
    """

  private static let themes = """
    # two themes
    themes:
    - base: "DARK"
      colors: {accent: "#ff000001", 'menus': "#80000002"}
      wallpaper:
        scale: 1.0
        image: |
          AAAA
    - base: 'LIGHT'
      colors:
        title: "#ff000\\x3003"
    """

  private static let kotlin = """
    package a.b
    /* x */ object P { val red = Color(0xFFFF0000); val half = red.copy(alpha = .5f) }
    data class C(val a: Color, val b: List<Color> = listOf(a, Color.Black), val isDark: Boolean)
    private val LightC = C(P.red, isDark = false)
    val darkC = C(a = if (x) { "${y(1)}" } else P.half, isDark = true)
    enum class E(val c: Color) { A(Color.White), B(Color(1f, 0f, 0f)); }
    """

  private static let dart = """
    import 'a.dart' as m;
    class P { static const MaterialColor x = MaterialColor(0xFF112233, <int, Color>{50: Color(0xFF1)}); }
    /* x */ final light = ThemeData(colorScheme: ColorScheme.light(primary: m.Colors.red[700]!));
    class C { const C({required this.a, this.b = Colors.white}); final Color a, b; }
    ColorScheme dark() { return const ColorScheme(brightness: Brightness.dark, primary: P.x); }
    final s = '${f(1)}', t = r'$'; enum E { a(Colors.red); const E(this.c); final Color c; }
    """

  /// Within brackets the end of the file is an error.
  @Test(arguments: [("a.kt", kotlin), ("a.dart", dart)])
  func `A program that ends too early is an error`(path: String, text: String) {
    let bytes = Array(text.utf8)
    #expect(!Outcome(bytes, path: path).hasErrors)
    var depth = 0
    for end in bytes.indices {
      let outcome = Outcome(Array(bytes[..<end]), path: path)
      #expect(outcome.hasErrors || depth == 0, "at \(end)")
      if "([{".utf8.contains(bytes[end]) { depth += 1 }
      if ")]}".utf8.contains(bytes[end]) { depth -= 1 }
    }
  }

  private static let typeScript = """
    import { a } from './b'; /* c */ export const d: E<F> = { g: '#FFF', h: [`#000`, ...i], j: k ? 'l' : "m" }
    enum N { O = '#123' } export default createTheme({ p: d.g, ...d, q: (r) => /s/ })
    """

  private static let codeTheme = """
    {"type": "dark", "colors": {"editor.background": "#000", "foreground": "#FFF8", "a": null},
     "tokenColors": [{"scope": ["a", "b c"], "settings": {"foreground": "#123456"}}],
     "semanticTokenColors": {"x": "#FFF", "y": {"foreground": "#ABC"}}}
    """

  private static let resources = """
    <?xml version="1.0"?><!-- x --><resources><color name="a">#80FFAA00</color>
    <item type='color' name="b">@color/a</item><style name="Theme.A"><item name="c">?c2</item>
    <item name="c2"><![CDATA[#FFF]]></item></style><array name="d"><item>&#35;123</item></array></resources>
    """

  private static func fixture(_ path: String) throws -> String {
    String(decoding: try FixtureLoader().load(path, from: nil).bytes, as: UTF8.self)
  }

  /// Within braces, in a comment or a string, the end of the file is an error.
  @Test func `A style sheet that ends too early is an error`() {
    let bytes = Array(Self.css.utf8)
    var depth = 0
    for end in bytes.indices {
      let outcome = Outcome(Array(bytes[..<end]), path: "a.css")
      #expect(outcome.hasErrors || depth == 0, "at \(end)")
      if bytes[end] == UInt8(ascii: "{") { depth += 1 }
      if bytes[end] == UInt8(ascii: "}"), bytes[end - 1] != UInt8(ascii: "\"") { depth -= 1 }
    }
    #expect(depth == 0)
    #expect(!Outcome(bytes, path: "a.css").hasErrors)
  }

  @Test func `An export of Material Theme Builder that ends too early is an error`() {
    let bytes = Array(Self.material.utf8)
    for end in bytes.indices {
      #expect(Outcome(Array(bytes[..<end]), path: "a.json").hasErrors, "at \(end)")
    }
    #expect(!Outcome(bytes, path: "a.json").hasErrors)
  }

  @Test func `A theme of VS Code that ends too early is an error`() {
    let bytes = Array(Self.codeTheme.utf8)
    for end in bytes.indices {
      #expect(Outcome(Array(bytes[..<end]), path: "a.json").hasErrors, "at \(end)")
    }
    #expect(!Outcome(bytes, path: "a.json").hasErrors)
  }

  @Test func `A resource file that ends too early is an error`() {
    let bytes = Array(Self.resources.utf8)
    for end in bytes.indices {
      #expect(Outcome(Array(bytes[..<end]), path: "values/a.xml").hasErrors, "at \(end)")
    }
    #expect(!Outcome(bytes, path: "values/a.xml").hasErrors)
  }

  /// A theme file may end after any line; what it then holds, the whole holds too.
  @Test(arguments: [themes, try fixture("SimpleX/ocean.theme")])
  func `A theme file that ends too early is an error, or says nothing that the whole does not`(
    text: String
  ) {
    let bytes = Array(text.utf8)
    let whole = Outcome(bytes, path: "a.theme")
    #expect(!whole.hasErrors)
    #expect(whole.colors.values.contains { $0 != "none" })
    for end in bytes.indices {
      let part = Outcome(Array(bytes[..<end]), path: "a.theme")
      guard !part.hasErrors else { continue }
      for (name, color) in part.colors where color != "none" {
        #expect(whole.colors[name] == color, "at \(end)")
      }
    }
  }

  /// Bytes that mean something in one of the formats.
  private static let marks = Array("{}[]()\"'\\/*#:;,.-&!@|> \n\t\0".utf8) + [0x80, 0xC3, 0xFF]

  @Test(arguments: [
    ("a.css", css), ("a.json", material), ("a.theme", themes), ("a.kt", kotlin), ("a.dart", dart),
    ("values/a.xml", resources),
    ("b.json", codeTheme), ("c.json", themeList), ("a.ts", typeScript),
  ])
  func `An altered source does not trap`(path: String, text: String) {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<100 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[index] = Self.marks.randomElement(using: &generator) ?? 0
        case 1: bytes.insert(Self.marks.randomElement(using: &generator) ?? 0, at: index)
        case 2: bytes.remove(at: index)
        default:
          let end = Int.random(in: index..<bytes.count, using: &generator)
          bytes.insert(contentsOf: bytes[index...end], at: index)
        }
      }
      _ = Outcome(bytes, path: path)
    }
  }
}
