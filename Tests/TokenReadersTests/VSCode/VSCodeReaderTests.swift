import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

@Suite struct VSCodeReaderTests {
  private func read(_ files: [String: String], _ name: String = "a.json") -> ReadSource {
    ReadSource(
      .file(SourceFile(path: name, text: files[name] ?? "")), MemoryLoader(files: files),
      VSCodeReader())
  }

  @Test func `Colors, scopes and selectors are tokens, their opacity last`() throws {
    let read = read([
      "a.json": ##"""
      {"name": "A", /* a */ "type": "dark", // b
       "colors": {"editor.background": "#123", "focusBorder": "#12345680",
       "a.b": null},
       "tokenColors": [{"settings": {"foreground": "#010101"}},
        {"name": "x", "scope": "comment, string.quoted  string ,", "settings": {"foreground": "#111"}},
        {"scope": ["comment", "keyword"], "settings": {"foreground": "#222", "fontStyle": "bold"}},
        {"scope": "emphasis", "settings": {"fontStyle": "italic"}}],
       "semanticTokenColors": {"class:typescript": "#333", "*.readonly": {"foreground": "#444"},
        "y": {"bold": true}}}
      """##
    ])
    #expect(read.messages.isEmpty)
    #expect(
      read.names == [
        "editor.background", "focusBorder", "semanticTokenColors.*.readonly",
        "semanticTokenColors.class:typescript", "tokenColors.comment", "tokenColors.keyword",
        "tokenColors.string.quoted string",
      ])
    #expect(read.catalog.axes.map { "\($0.name) \($0.contexts)" } == ["scheme [\"dark\"]"])
    #expect(try read.hex("editor.background") == "#112233")
    #expect(try read.hex("focusBorder") == "#12345680")
    // The last rule of a scope counts.
    #expect(try read.hex("tokenColors.comment") == "#222222")
    #expect(try read.hex("tokenColors.string.quoted string") == "#111111")
    #expect(try read.hex("semanticTokenColors.*.readonly") == "#444444")
  }

  @Test func `What a theme includes comes first, and can be taken back`() throws {
    let read = read([
      "a.json": ##"{"include": "b.json", "colors": {"x": "#111", "z": "default"}}"##,
      "b.json": ##"{"include": "c.json", "colors": {"x": "#222", "y": "#333", "z": "#444"}}"##,
      "c.json":
        ##"{"colors": {"w": "#555", "y": "#666"}, "tokenColors": [{"scope": "s", "settings": {"foreground": "#777"}}]}"##,
    ])
    #expect(read.messages.isEmpty)
    #expect(read.catalog.axes.isEmpty)
    #expect(read.names == ["tokenColors.s", "w", "x", "y"])
    #expect(try ["x", "y", "w"].map(read.hex) == ["#111111", "#333333", "#555555"])
  }

  @Test func `Themes that include each other, or one that is not there, are errors`() {
    let circle = read([
      "a.json": ##"{"include": "b.json", "colors": {"x": "#111"}}"##,
      "b.json": ##"{"include": "a.json", "colors": {}}"##,
    ])
    #expect(
      circle.messages == ["b.json:1:13: error: 'a.json' includes this theme; expected another one"])
    let chain = (0..<40).reduce(into: [String: String]()) {
      $0["\($1).json"] = ##"{"include": "\##($1 + 1).json"}"##
    }
    #expect(
      read(chain, "0.json").messages == [
        "15.json:1:13: error: more than 16 themes include each other; expected fewer"
      ])
    #expect(read(["a.json": ##"{"include": "b.json"}"##]).diagnostics.hasErrors)
  }

  @Test func `A light and a dark theme are contexts of the scheme`() throws {
    let loader = MemoryLoader(files: [
      "a.json": ##"{"type": "light", "colors": {"x": "#111"}}"##,
      "b.json": ##"{"type": "dark", "colors": {"x": "#EEE"}}"##,
      "c.json": ##"{"type": "hc", "colors": {"x": "#FFF"}}"##,
    ])
    var builder = TokenCatalogBuilder()
    var diagnostics = DiagnosticList()
    for path in ["a.json", "b.json", "c.json"] {
      TokenSourceReader(loader: loader).read(
        path, from: nil, at: nil, into: &builder, diagnostics: &diagnostics)
    }
    let catalog = builder.build(diagnostics: &diagnostics)
    #expect(diagnostics.all.isEmpty)
    let token = try #require(catalog.token(named: "x"))
    #expect(catalog.axes.map(\.contexts) == [["light", "dark", "hcDark"]])
    let hexes = try (0..<3).map {
      try TokenResolver(catalog, in: Permutation(contexts: [$0])).color(of: token).color.hex
    }
    #expect(hexes == ["#111111", "#EEEEEE", "#FFFFFF"])
  }
}
