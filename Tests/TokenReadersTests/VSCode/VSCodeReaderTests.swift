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
        "editor.background", "editor.foreground", "focusBorder",
        "semanticTokenColors.*.readonly",
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
        ##"{"colors": {"editor.background": "#FFF", "w": "#555", "y": "#666"}, "tokenColors": [{"scope": "s", "settings": {"foreground": "#777"}}]}"##,
    ])
    #expect(read.messages.isEmpty)
    #expect(read.catalog.axes.isEmpty)
    #expect(read.names == ["editor.background", "tokenColors.s", "w", "x", "y"])
    #expect(try ["x", "y", "w"].map(read.hex) == ["#111111", "#333333", "#555555"])
  }

  @Test func `Themes that include each other, or one that is not there, are errors`() {
    let circle = read([
      "a.json": ##"{"include": "b.json", "colors": {"editor.background": "#111"}}"##,
      "b.json": ##"{"include": "a.json", "colors": {}}"##,
    ])
    #expect(
      circle.messages == ["b.json:1:13: error: 'a.json' includes this theme; expected another one"])
    let chain = (0..<40).reduce(into: [String: String]()) {
      $0["\($1).json"] = ##"{"type": "dark", "include": "\##($1 + 1).json"}"##
    }
    #expect(
      read(chain, "0.json").messages == [
        "15.json:1:29: error: more than 16 themes include each other; expected fewer"
      ])
    #expect(read(["a.json": ##"{"include": "b.json"}"##]).diagnostics.hasErrors)
  }

  @Test func `A light and a dark theme are contexts of the scheme`() throws {
    let loader = MemoryLoader(files: [
      "a.json": ##"{"type": "light", "colors": {"x": "#111"}}"##,
      "b.json": ##"{"type": "dark", "colors": {"x": "#EEE"}}"##,
    ])
    var builder = TokenCatalogBuilder()
    var diagnostics = DiagnosticList()
    for path in ["a.json", "b.json"] {
      TokenSourceReader(loader: loader).read(
        path, from: nil, at: nil, into: &builder, diagnostics: &diagnostics)
    }
    let catalog = builder.build(diagnostics: &diagnostics)
    #expect(diagnostics.all.isEmpty)
    let token = try #require(catalog.token(named: "x"))
    #expect(catalog.axes.map(\.contexts) == [["light", "dark"]])
    let hexes = try (0..<2).map {
      try TokenResolver(catalog, in: Permutation(contexts: [$0])).color(of: token).color.hex
    }
    #expect(hexes == ["#111111", "#EEEEEE"])
  }

  // MARK: Defaults

  /// The values are those of `editorColors.ts` of VS Code.
  @Test(arguments: [
    ("light", "light", "#FFFFFF", "#333333"), ("dark", "dark", "#1E1E1E", "#BBBBBB"),
    ("hc", "dark", "#000000", "#FFFFFF"), ("hcDark", "dark", "#000000", "#FFFFFF"),
    ("hc-black", "dark", "#000000", "#FFFFFF"), ("hcLight", "light", "#FFFFFF", "#292929"),
    ("hc-light", "light", "#FFFFFF", "#292929"),
  ])
  func `Beneath the code of a theme without a background is that of VS Code`(
    type: String, scheme: String, background: String, foreground: String
  ) throws {
    let read = read(["a.json": ##"{"type": "\##(type)", "colors": {"x.y": "#111"}}"##])
    #expect(read.messages.isEmpty)
    #expect(read.catalog.axes.map(\.contexts) == [[scheme]])
    #expect(read.names == ["editor.background", "editor.foreground", "x.y"])
    #expect(try read.hex("editor.background") == background)
    #expect(try read.hex("editor.foreground") == foreground)
  }

  @Test func `Defaults are for the parts that a theme colors, and follow its colors`() throws {
    let read = read([
      "a.json": ##"""
      {"type": "dark", "colors": {"editor.background": "#123456", "foreground": "#FFF",
       "statusBar.background": "#FF0", "tab.inactiveForeground": "#888",
       "panelTitle.activeForeground": "#FFF", "menu.foreground": "#FFF",
       "button.foreground": "default"}}
      """##
    ])
    #expect(read.messages.isEmpty)
    #expect(
      read.names == [
        "editor.background", "editor.foreground", "editorGroupHeader.tabsBackground",
        "foreground", "menu.background", "menu.foreground", "panel.background",
        "panelTitle.activeForeground", "sideBar.background", "statusBar.background",
        "statusBar.foreground", "tab.inactiveBackground", "tab.inactiveForeground",
      ])
    #expect(try read.hex("statusBar.background") == "#FFFF00")
    #expect(try read.hex("statusBar.foreground") == "#FFFFFF")
    #expect(try read.hex("tab.inactiveBackground") == "#2D2D2D")
    #expect(try read.hex("sideBar.background") == "#252526")
    #expect(try read.hex("menu.background") == "#3C3C3C")
    #expect(try read.hex("panel.background") == "#123456")
  }

  @Test func `A default that is another color changes with it`() throws {
    let read = read([
      "a.json": ##"""
      {"type": "dark", "colors": {"editor.background": "#123456",
       "panelTitle.activeForeground": "#FFF", "tab.inactiveForeground": "#888"}}
      """##
    ])
    let resolver = TokenResolver(read.catalog, in: Permutation(contexts: [0]))
    func places(_ name: String) throws -> [String] {
      let (places, color) = resolver.derivation(
        of: try #require(read.catalog.token(named: name)))
      let hex = try read.hex(name)
      #expect(color.color(places.map(\.color))?.hex == hex)
      return places.map { read.catalog.name(of: $0.token) }
    }
    #expect(try places("panel.background") == ["editor.background"])
  }

  /// The hexadecimal digits are worked out with Python's colorsys from the formulas of VS Code.
  @Test(arguments: [
    ("dark", "statusBar.debuggingBackground", "statusBar.debuggingForeground", "#5F7E97"),
    ("hcLight", "statusBar.debuggingBackground", "statusBar.debuggingForeground", "#FFFFFF"),
    ("light", "statusBar.debuggingForeground", "statusBar.debuggingBackground", "#CC6633"),
    (
      "dark", "statusBarItem.prominentHoverBackground", "statusBarItem.prominentHoverForeground",
      "#5F7E97"
    ),
    ("dark", "statusBarItem.errorForeground", "statusBarItem.errorBackground", "#C72E0F"),
    ("dark", "tab.inactiveBackground", "tab.inactiveForeground", "#FFFFFF80"),
    ("light", "list.hoverBackground", "list.hoverForeground", "#616161"),
    ("dark", "list.activeSelectionBackground", "list.activeSelectionForeground", "#FFFFFF"),
    ("hcDark", "quickInputList.focusBackground", "quickInputList.focusForeground", "#FFFFFF"),
    ("light", "button.foreground", "button.hoverBackground", "#0062A3"),
    ("dark", "inputValidation.errorBackground", "inputValidation.errorForeground", "#CCCCCC"),
  ])
  func `Where a theme sets one side of a pair, the other is that of VS Code`(
    type: String, set: String, other: String, hex: String
  ) throws {
    let read = read([
      "a.json": ##"""
      {"type": "\##(type)", "colors": {"editor.background": "#123456",
       "statusBar.foreground": "#5F7E97", "\##(set)": "#456789"}}
      """##
    ])
    #expect(read.messages.isEmpty)
    #expect(try read.hex(other) == hex)
  }

  @Test func `An empty color is red as in VS Code, and none of a scope`() throws {
    let read = read([
      "a.json": ##"""
      {"type": "dark", "colors": {"x.y": ""},
       "tokenColors": [{"scope": "a", "settings": {"foreground": ""}}]}
      """##
    ])
    #expect(
      read.messages == [
        "a.json:1:36: warning: x.y is empty, and VS Code shows #FF0000 for that; write a color, or remove it",
        "a.json:2:60: warning: an empty color of a scope is none; remove it",
      ])
    #expect(read.names == ["editor.background", "editor.foreground", "x.y"])
    #expect(try read.hex("x.y") == "#FF0000")
  }

  @Test func `A theme without a background has to be of some kind`() {
    let read = read(["a.json": ##"{"tokenColors": []}"##])
    #expect(read.diagnostics.errorCount == 1)
    #expect(read.messages.first?.contains("the theme does not set editor.background") == true)
  }
}
