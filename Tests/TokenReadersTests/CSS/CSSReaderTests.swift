import DesignTokens
import SourceText
import TestSupport
import Testing
import TokenReaders

@Suite struct CSSReaderTests {
  @Test("A custom property is the token of its name without the two hyphens")
  func names() {
    let read = ReadCSS(
      ":root { --color-text: #111827; --Color-Text: #FFF; ---x: #000; color: red }")
    #expect(read.names == ["-x", "Color-Text", "color-text"])
    #expect(read.hex("color-text") == "#111827")
    #expect(read.axes.isEmpty)
    #expect(read.messages.isEmpty)
  }

  @Test("The place of a token is its value's")
  func place() throws {
    let read = ReadCSS(":root {\n  --a:\n    #123;\n}")
    let id = try #require(read.catalog.token(named: "a"))
    let token = try TokenResolver(read.catalog, in: Permutation(contexts: [])).value(of: id)
    #expect(token.origin.start == SourcePosition(line: 3, column: 5))
    #expect(read.catalog.layers[token.layer].name == "a.css, :root")
  }

  @Test(
    "Each way to choose a scheme makes the axis of schemes",
    arguments: [
      ".dark", ".dark-theme", ".dark-mode", "html.dark", ":root.dark", "[data-theme=dark]",
      ":root[data-theme=\"dark\"]", "[data-theme='dark' i]", "html[data-bs-theme=dark]",
      "[data-mode=dark]", "[data-color-mode=dark]", ".theme-dark", ":root:not(.light)",
      ":root:not([data-theme=light])", ":is(.dark, [data-theme=dark])",
      ":root:is(.dark-theme)",
    ])
  func schemes(_ selector: String) {
    let read = ReadCSS(":root { --a: #FFF; --b: #EEE } \(selector) { --a: #000 }")
    #expect(read.axes == ["scheme: light, dark"])
    #expect(read.hex("a", "light") == "#FFFFFF")
    #expect(read.hex("a", "dark") == "#000000")
    #expect(read.hex("b", "dark") == "#EEEEEE")
    #expect(read.messages.isEmpty)
  }

  @Test(
    "A media query chooses a scheme or a contrast",
    arguments: [
      ("(prefers-color-scheme: dark)", "scheme: light, dark", "dark"),
      ("screen and (prefers-color-scheme:dark)", "scheme: light, dark", "dark"),
      ("only screen and (Prefers-Color-Scheme: DARK)", "scheme: light, dark", "dark"),
      ("not (prefers-color-scheme: light)", "scheme: light, dark", "dark"),
      ("((prefers-color-scheme: dark))", "scheme: light, dark", "dark"),
      ("print, (prefers-color-scheme: dark)", "scheme: light, dark", "dark"),
      ("not all and (prefers-color-scheme: light)", "scheme: light, dark", "dark"),
      ("(prefers-contrast: more)", "contrast: standard, increased", "increased"),
      ("(prefers-contrast)", "contrast: standard, increased", "increased"),
      ("not (prefers-contrast: no-preference)", "contrast: standard, increased", "increased"),
    ])
  func media(_ query: String, _ axis: String, _ context: String) {
    let read = ReadCSS(":root { --a: #FFF } @media \(query) { :root { --a: #000 } }")
    #expect(read.axes == [axis])
    #expect(read.hex("a") == "#FFFFFF")
    #expect(read.hex("a", context) == "#000000")
    #expect(read.messages.isEmpty)
  }

  @Test("A system prefers one contrast at a time, also one that is rarely set")
  func rareContrasts() {
    let read = ReadCSS(
      """
      :root { --a: #FFF }
      @media (prefers-contrast: more) { :root { --a: #000 } }
      @media (prefers-contrast: less) { :root { --a: #888 } }
      @media (prefers-contrast) { :root { --b: #123456 } }
      """, conditions: ConditionChoices([("(prefers-contrast: less)", .audit)]))
    #expect(read.axes == ["contrast: standard, increased, less"])
    #expect(read.hex("a") == "#FFFFFF")
    #expect(read.hex("a", "increased") == "#000000")
    #expect(read.hex("a", "less") == "#888888")
    #expect(read.hex("b", "less") == "#123456")
  }

  @Test("Queries are combined with 'and', with 'or' and by nesting")
  func combinedMedia() {
    let read = ReadCSS(
      """
      :root { --a: #FFF; --b: #FFF; --c: #FFF }
      @media (prefers-color-scheme: dark) and (prefers-contrast: more) { :root { --a: #000 } }
      @media (prefers-color-scheme: dark), (prefers-contrast: more) { :root { --b: #000 } }
      @media (prefers-color-scheme: dark) {
        @supports (color: color(display-p3 1 1 1)) { @media (prefers-contrast: more) { :root { --c: #000 } } }
      }
      """)
    #expect(read.axes == ["scheme: light, dark", "contrast: standard, increased"])
    for (token, black) in [("a", [false, false, true]), ("b", [true, true, true])] {
      let found = [["dark"], ["increased"], ["dark", "increased"]].map {
        read.hex(token, in: $0) == "#000000"
      }
      #expect(found == black)
    }
    #expect(read.hex("c", "dark", "increased") == "#000000")
    #expect(read.hex("c", "dark") == "#FFFFFF")
    #expect(read.messages.isEmpty)
  }

  @Test("Themes are an axis of their own, 'default' first")
  func themes() {
    let read = ReadCSS(
      """
      :root { --a: #FFF }
      [data-theme="rose"] { --a: #F0F }
      :root[data-theme=forest].dark { --a: #0F0 }
      .dark { --a: #000 }
      [data-theme] { --b: #123 }
      :root:not([data-theme]) { --b: #456 }
      :root:not([data-theme=rose]) { --c: #789 }
      """)
    #expect(read.axes == ["theme: default, rose, forest", "scheme: light, dark"])
    #expect(read.hex("a") == "#FFFFFF")
    #expect(read.hex("a", "rose") == "#FF00FF")
    // Later in the source, equally specific.
    #expect(read.hex("a", "rose", "dark") == "#000000")
    #expect(read.hex("a", "forest") == "#FFFFFF")
    #expect(read.hex("a", "forest", "dark") == "#00FF00")
    #expect(read.hex("b") == "#445566")
    #expect(read.hex("b", "rose") == "#112233")
    #expect(read.hex("c", "forest") == "#778899")
    #expect(
      read.hex("c", "rose")
        == "the token 'c' has no value in theme rose, scheme light; give it one there, or limit its use with 'when'"
    )
    #expect(read.messages.isEmpty)
  }

  @Test("A theme called dark is a theme where there are others")
  func darkTheme() {
    let read = ReadCSS(
      """
      :root { --a: #FFF } [data-theme=dark] { --a: #000 } [data-theme=sepia] { --a: #EDB }
      @media (prefers-color-scheme: dark) { :root { --a: #111 } }
      """)
    #expect(read.axes == ["theme: default, dark, sepia", "scheme: light, dark"])
    #expect(read.hex("a", "sepia") == "#EEDDBB")
    // The media query comes last and adds no specificity, but :root is as specific as an attribute.
    #expect(read.hex("a", in: ["sepia"]) == "#EEDDBB")
  }

  @Test("Other attributes of themes have axes of their own")
  func otherThemes() {
    let read = ReadCSS(
      """
      :root { --a: #FFF } [data-theme=rose] { --a: #F0F } [data-accent-theme=blue] { --b: #00F }
      .theme-zinc { --c: #999 }
      """)
    #expect(
      read.axes == [
        "theme: default, rose", "accent-theme: default, blue", "theme-class: default, zinc",
      ])
  }

  @Test("Files of a folder are one cascade in the order of their names")
  func folder() {
    let read = ReadCSS(folder: [
      "b.css": ":root { --a: #222 } .dark { --b: #000 }",
      "a.css": ":root:root { --a: #111 } :root { --b: #FFF }", "c.txt": "{{{",
    ])
    #expect(read.hex("a") == "#111111")
    #expect(read.hex("b", "dark") == "#000000")
    #expect(read.messages.isEmpty)
  }

  @Test("Sources are read one after the other, and aliases lead from one into another")
  func sources() {
    let loader = MemoryLoader(files: [:])
    let read = ReadCSS(sources: [
      loader.source("lib.css", text: ":root { --button: var(--brand, #0AF); --x: var(--none) }"),
      loader.source("brand.css", text: ":root { --brand: #777 } .dark { --brand: #888 }"),
    ])
    #expect(read.hex("button") == "#777777")
    #expect(read.hex("button", "dark") == "#888888")
    #expect(read.messages == ["lib.css:1:44: warning: the token 'none' does not exist"])
  }

  @Test("Colors with the opacity first are spoken of")
  func oddSources() {
    let source = TokenSource(
      content: .file(SourceFile(path: "a.css", text: ":root { --a: #FFF }")),
      loader: MemoryLoader(files: [:]), hexNotation: .alphaFirst)
    #expect(
      ReadCSS(source: source).messages == [
        "error: in CSS the opacity of a hexadecimal color comes last"
      ])
  }
}
