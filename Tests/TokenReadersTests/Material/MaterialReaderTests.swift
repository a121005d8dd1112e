import ColorMath
import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

@Suite struct MaterialReaderTests {
  private struct Read {
    let catalog: TokenCatalog
    let diagnostics: DiagnosticList

    init(_ text: String, _ notation: HexNotation? = nil) {
      var builder = TokenCatalogBuilder()
      var diagnostics = DiagnosticList()
      let source = TokenSource(
        content: .file(SourceFile(path: "m.json", text: text)), loader: MemoryLoader(files: [:]),
        hexNotation: notation)
      MaterialReader().read(source, into: &builder, diagnostics: &diagnostics)
      catalog = builder.build(diagnostics: &diagnostics)
      self.diagnostics = diagnostics
    }

    var messages: [String] { diagnostics.all.map(\.description) }
    var axes: [String] {
      catalog.axes.map { "\($0.name): \($0.contexts.joined(separator: ", "))" }
    }

    func hex(_ name: String, _ contexts: Int...) throws -> String {
      let id = try #require(catalog.token(named: name))
      return try TokenResolver(catalog, in: Permutation(contexts: contexts)).color(of: id).color.hex
    }
  }

  /// The shape of an export, with colors of our own.
  private static let export = """
    {
      "description": "TYPE: CUSTOM", "seed": "#112233", "coreColors": {"primary": "#112233"},
      "extendedColors": [],
      "schemes": {
        "light": {"primary": "#111111", "onPrimary": "#FFFFFF", "surfaceTint": "#010101"},
        "light-medium-contrast": {"primary": "#222222", "onPrimary": "#FFFFFF"},
        "light-high-contrast": {"primary": "#333333", "onPrimary": "#FFFFFF"},
        "dark": {"primary": "#AAAAAA", "onPrimary": "#000000", "surfaceTint": "#020202"},
        "dark-medium-contrast": {"primary": "#BBBBBB", "onPrimary": "#000000"},
        "dark-high-contrast": {"primary": "#CCCCCC", "onPrimary": "#000000"}
      },
      "palettes": {"primary": {"0": "#000000", "100": "#FFFFFF"}}
    }
    """

  @Test("Roles are tokens, schemes and contrasts axes")
  func export() throws {
    let read = Read(Self.export)
    #expect(read.messages.isEmpty)
    #expect(read.axes == ["scheme: light, dark", "contrast: standard, medium, high"])
    #expect(
      read.catalog.tokens.map { read.catalog.name(of: $0) } == [
        "primary", "onPrimary", "surfaceTint",
      ])
    let found = try (0...1).map { scheme in
      try (0...2).map { try read.hex("primary", scheme, $0) }
    }
    #expect(found == [["#111111", "#222222", "#333333"], ["#AAAAAA", "#BBBBBB", "#CCCCCC"]])
    #expect(try read.hex("surfaceTint", 1, 2) == "#020202")
    #expect(read.catalog.layers.map(\.name).contains("m.json, dark-high-contrast"))
  }

  @Test("Only the contexts that the file has are there")
  func fewer() throws {
    let two = Read(##"{"schemes": {"dark": {"a": "#000"}, "light": {"a": "#FFF"}}}"##)
    #expect(two.axes == ["scheme: light, dark"])
    #expect(try two.hex("a", 1) == "#000000")
    let one = Read(
      ##"{"schemes": {"light": {"a": "#FFF"}, "light-high-contrast": {"a": "#EEE"}}}"##)
    #expect(one.axes == ["scheme: light", "contrast: standard, high"])
    #expect(try one.hex("a", 0, 1) == "#EEEEEE")
  }

  @Test("The opacity of eight digits stands where the source says")
  func opacity() throws {
    let text = ##"{"schemes": {"light": {"a": "#80112233", "b": "oklch(1 0 0)"}}}"##
    #expect(try Read(text).hex("a", 0) == "#80112233")
    #expect(try Read(text, .alphaFirst).hex("a", 0) == "#11223380")
    #expect(try Read(text).hex("b", 0) == "#FFFFFF")
  }

  @Test(
    "What is wrong is reported in its place",
    arguments: [
      (
        ##"{"schemes": {"ligth": {"a": "#FFF"}, "dark": {"a": "#000"}}}"##,
        "m.json:1:14: error: schemes has no key 'ligth'; did you mean 'light'?"
      ),
      (
        ##"{"schemes": {"light": {"a": "#FFFFF"}}}"##,
        "m.json:1:29: error: '#FFFFF' is not a color: it has 5 digits; expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
      ),
      (
        ##"{"schemes": {"light": {"a": "red"}}}"##,
        "m.json:1:29: error: 'red' is not a color: it does not begin with '#'; expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
      ),
      (
        ##"{"schemes": {"light": {"a": 1}}}"##,
        "m.json:1:29: error: a is a number; expected a string"
      ),
      (
        ##"{"schemes": {"light": {}}}"##,
        "m.json:1:23: error: 'light' contains no colors; expected roles such as primary"
      ),
      (
        ##"{"schemes": {"light": []}}"##,
        "m.json:1:23: error: light is an array; expected an object"
      ),
      (
        ##"{"schemes": {}}"##,
        "m.json:1:13: error: schemes is empty; expected, for example, light and dark"
      ),
      (##"{"schemes": 1}"##, "m.json:1:13: error: schemes is a number; expected an object"),
      (
        ##"{}"##,
        "m.json:1:1: error: the file contains no schemes; expected the JSON of Material Theme Builder"
      ),
      (
        ##"{"schemes": {"light": {"a": "#FFF"}}, "extendedColors": [{"name": "x"}]}"##,
        "m.json:1:57: warning: not read: extended colors, because the export does not contain their roles"
      ),
    ])
  func mistakes(_ text: String, _ message: String) {
    #expect(Read(text).messages == [message])
  }

  @Test("Every beginning of an export is read without a trap")
  func prefixes() {
    for end in Self.export.indices { _ = Read(String(Self.export[..<end])) }
  }
}
