import DesignTokens
import TestSupport
import Testing

@Suite struct CSSValueReaderTests {
  static let colorsRead: [(String, String)] = [
    ("#1b7", "#11BB77"), ("#1B7A4F89", "#1B7A4F89"), ("RebeccaPurple", "#663399"),
    ("transparent", "#00000000"), ("rgb(27, 122, 79)", "#1B7A4F"), ("rgba(0,0,0,.5)", "#00000080"),
    ("hsl(150 64% 29%)", "#1B794A"), ("hwb(120 none 50%)", "#008000"),
    ("oklch(1 0 none)", "#FFFFFF"),
    ("color(srgb 1 0.5 0)", "#FF8000"), ("r\\67 b(0/*,*/0 0)", "#000000"), ("\\72 ed", "#FF0000"),
    ("/* a */ red /* b */", "#FF0000"), ("color-mix(in srgb, white, black)", "#808080"),
    ("light-dark(red, blue)", "#FF0000"), ("light-dark(light-dark(red, lime), blue)", "#FF0000"),
    ("color-mix(in srgb, light-dark(white, red), black)", "#808080"),
  ]

  @Test("A color is read in every notation", arguments: colorsRead)
  func colors(_ text: String, _ hex: String) {
    let read = ReadCSS(":root { --a: \(text) }")
    #expect(read.hex("a") == hex)
    #expect(read.type("a") == .color)
    #expect(read.messages.isEmpty)
  }

  @Test("Aliases are followed to any depth, with what applies in each scheme")
  func aliases() {
    let chain = (1...300).map { "--t\($0): var( --t\($0 - 1) );" }.joined()
    let read = ReadCSS(":root { --t0: #FFF; \(chain) } .dark { --t0: #000 }")
    #expect(read.hex("t300") == "#FFFFFF")
    #expect(read.hex("t300", "dark") == "#000000")
    #expect(read.type("t300") == .color)
    #expect(read.messages.isEmpty)
  }

  static let fallbacksRead: [(String, String)] = [
    ("--a: var(--b, #123)", "#112233"), ("--b: #456; --a: var(--b, #123)", "#445566"),
    ("--a: var(--b, var(--c, #123))", "#112233"),
    ("--c: #789; --a: var(--b, var(--c, #123))", "#778899"),
    ("--a: var(--b,red)", "#FF0000"), ("--a: var(--b, rgb(1, 2, 3))", "#010203"),
    ("--b: initial; --a: var(--b, #123)", "#112233"),
    ("--b: #456; --a: var(--b, #12345)", "#445566"),
    ("--b: #456; --a: var(--b, currentColor)", "#445566"),
    ("--b: #456; --a: var(--b, var(--a))", "#445566"),
    ("--a: rgb(var(--b, 1, 2, 3))", "#010203"),
    ("--a: rgb(0 0 0 / var(--b, var(--c, 50%)))", "#00000080"),
    ("--a: color-mix(in srgb, var(--b, white), black)", "#808080"),
  ]

  @Test("A fallback counts where nothing is set, and only there", arguments: fallbacksRead)
  func fallbacks(_ text: String, _ hex: String) {
    let read = ReadCSS(":root { \(text) }")
    #expect(read.hex("a") == hex)
    #expect(read.messages.isEmpty, "\(read.messages)")
  }

  @Test("A fallback counts in the contexts in which its target has no value")
  func fallbackByContext() {
    let read = ReadCSS(":root { --a: var(--b, #FFF); --c: var(--b) } .dark { --b: #000 }")
    #expect(read.hex("a") == "#FFFFFF")
    #expect(read.hex("a", "dark") == "#000000")
    #expect(
      read.hex("c")
        == "the token 'b' has no value in scheme light; give it one there, or limit its use with 'when'"
    )
    #expect(read.hex("c", "dark") == "#000000")
  }

  static let textsRead: [(String, String)] = [
    ("--rgb: 13, 110, 253; --a: rgba(var(--rgb), .5)", "#0D6EFD80"),
    ("--hsl: 0 0% 100%; --a: hsl(var(--hsl))", "#FFFFFF"),
    ("--h: 120; --s: 100%; --a: hsl(var(--h) var(--s) 25%)", "#008000"),
    ("--r: 1; --g: 2; --b: 3; --rgb: var(--r) var(--g) var(--b); --a: rgb(var(--rgb))", "#010203"),
    ("--b: red; --a: color-mix(in srgb, var(--b) 40%, transparent)", "#FF000066"),
    (
      "--b: oklch(0.5 0.1 30); --a: color-mix(in oklch, var(--b), var(--b))",
      "#944B40"
    ),
    ("--b: oklch(0.5 none 30); --a: color-mix(in oklch, var(--b), oklch(0.5 0.1 30))", "#944B40"),
    ("--b: 1 2; --a: rgb(var(--b)3)", "#010203"),
    ("--x: 1rem; --p: 50%; --a: rgb(0 0 0/var(--p))", "#00000080"),
  ]

  @Test("A color function is worked out once its aliases are replaced", arguments: textsRead)
  func texts(_ text: String, _ hex: String) {
    let read = ReadCSS(":root { \(text) }")
    #expect(read.hex("a") == hex)
    #expect(read.type("a") == .color)
    #expect(read.messages.isEmpty)
  }

  @Test("What is replaced does not grow together with what stands beside it")
  func noPasting() {
    let read = ReadCSS(":root { --n: 1; --a: rgb(var(--n)0 0 0); --b: hsl(var(--n)deg 0% 0%) }")
    #expect(read.hex("a").contains("cannot be read as a color"))
    #expect(read.hex("b").contains("cannot be read as a color"))
  }

  @Test("light-dark() goes by the scheme, which it makes where nothing else does")
  func lightDark() {
    let read = ReadCSS(
      """
      :root { --a: light-dark(#FFF, var(--b)); --b: #000; --c: #123 }
      [data-theme=rose] { --a: light-dark(#F0F, #0F0) }
      .dark { --d: light-dark(#111, #222) }
      """)
    #expect(read.axes == ["theme: default, rose", "scheme: light, dark"])
    #expect(read.hex("a") == "#FFFFFF")
    #expect(read.hex("a", "dark") == "#000000")
    #expect(read.hex("a", "rose") == "#FF00FF")
    #expect(read.hex("a", "rose", "dark") == "#00FF00")
    #expect(read.hex("c", "dark") == "#112233")
    #expect(read.hex("d", "dark") == "#222222")
    #expect(read.hex("d", "light").contains("has no value"))
    #expect(read.messages.isEmpty)
  }

  @Test(
    "What is not a color is passed over, and an alias to it is fine until it is used",
    arguments: [
      "1rem", "12", "0 1px 2px rgba(0,0,0,.1)", "'Inter', sans-serif", "calc(1px + 2%)", "",
      "url(a.png)", "linear-gradient(red, blue)", "cubic-bezier(0, 0, 1, 1)", "1fr / auto", "bold",
      "var(--x) var(--y)", "translate(1px)", "-webkit-radial-gradient(red, blue)", "{ a: b }",
      "0 0 0 1px currentColor", "env(safe-area-inset-top, 1px)", "drop-shadow(0 0 1px #12345)",
    ])
  func otherValues(_ text: String) {
    let read = ReadCSS(":root { --a: \(text); --b: var(--a); --c: #FFF }")
    #expect(read.messages.isEmpty, "\(read.messages)")
    #expect(read.type("a") == .other)
    #expect(read.hex("b") == "'b' is not a color")
    #expect(read.catalog.colorTokens.map { read.catalog.name(of: $0) } == ["c"])
  }

  @Test(
    "What may be a color and is not known is reported in its place, and fails what needs it",
    arguments: [
      (
        "currentColor", 14,
        "'currentColor' has no fixed color: the page decides it where it is used"
      ),
      (
        "ButtonText", 14,
        "'ButtonText' has no fixed color: the page decides it where it is used"
      ),
      ("rgb(sin(1) 0 0)", 18, "'sin()' is not supported"),
      ("hsl(var(--b), progress(1, 2, 3), 1%)", 28, "'progress()' is not supported"),
      ("theme(colors.red)", 14, "'theme()' is not a known function"),
      (
        "contrast-color(red)", 14,
        "'contrast-color()' has no fixed color: the page decides it where it is used"
      ),
      ("device-cmyk(0 1 1 0)", 14, "'device-cmyk()' is not a known color function"),
      ("contrast-color(var(--b))", 14, "'contrast-color()' is not supported"),
      (
        "color-mix(in srgb, currentcolor, red)", 33,
        "'currentcolor' has no fixed color: the page decides it where it is used"
      ),
      (
        "light-dark(currentcolor, red)", 25,
        "'currentcolor' has no fixed color: the page decides it where it is used"
      ),
      ("r\\67 b(cos(1) 0 0)", 21, "'cos()' is not supported"),
    ])
  func unreadable(_ text: String, _ column: Int, _ message: String) {
    let read = ReadCSS(
      ":root { --a: \(text); --b: var(--a); --c: color-mix(in srgb, var(--a), red) }")
    #expect(read.messages.first == "a.css:1:\(column): warning: \(message)")
    #expect(read.messages.count == 1, "\(read.messages)")
    for token in ["a", "b", "c"] {
      #expect(read.hex(token) == message)
      #expect(read.type(token) == .color)
    }
  }

  @Test("An override that cannot be read is not overlooked")
  func unreadableOverride() {
    let read = ReadCSS(":root { --a: #FFF } .dark { --a: rgb(sin(0) 0 0) }")
    #expect(read.hex("a") == "#FFFFFF")
    #expect(read.hex("a", "dark") == "'sin()' is not supported")
  }

  /// Expected values come from Python: colorsys, and coloraide for OKLCH.
  @Test(
    "A color is computed from numbers and colors in other properties",
    arguments: [
      ("hsl(var(--h), calc(var(--s) * 1%), calc(20% + var(--plus)))", "#6680B3"),
      ("hsl(var(--h) var(--half) max(var(--plus), 20%) / calc(1 / 2))", "#304C8380"),
      ("oklch(from var(--red) calc(l - 0.1) c h / 50%)", "#D9000080"),
      ("rgb(from var(--alias) g r b)", "#00FF00"),
      ("color(from rgb(var(--triple) / .5) srgb r g calc(b / 2))", "#33666680"),
      ("color-mix(in srgb, hsl(from var(--red) calc(h + 120) s l) 50%, white)", "#80FF80"),
      ("light-dark(rgb(from var(--red) 0 r 0), red)", "#00FF00"),
    ])
  func computed(_ text: String, _ hex: String) {
    let read = ReadCSS(
      """
      :root {
        --h: 220; --s: 33.3333; --plus: 35.098%; --half: calc(var(--h) * 1% / 4.8);
        --red: red; --alias: var(--red); --triple: 51 102 204; --a: \(text); --b: var(--a)
      }
      """)
    #expect(read.messages.isEmpty, "\(read.messages)")
    #expect(read.hex("b") == hex)
    #expect(read.type("a") == .color)
  }

  @Test(
    "What a property brings into a color and does not fit there fails what needs it",
    arguments: [
      (
        "hsl(var(--length) 50% 50%)",
        "found '1px' where a number, an angle or 'none' in deg, grad, rad or turn was expected"
      ),
      (
        "hsl(0 calc(var(--number) + 10%) 50%)", "found a percentage where a number was expected"
      ),
      ("rgb(from var(--number) r g b)", "found '20' where a color was expected"),
      ("rgb(calc(1 / var(--zero)) 0 0)", "out of range"),
      ("rgb(from var(--number, red) r g b)", "found '20' where a color was expected"),
    ])
  func misfit(_ text: String, _ message: String) {
    let read = ReadCSS(
      ":root { --length: 1px; --number: 20; --zero: 0; --a: \(text); --b: var(--a) }")
    #expect(read.hex("b").contains(message), "\(read.hex("b"))")
  }

  @Test(
    "A color that is malformed is reported in its place, and fails what uses it",
    arguments: [
      (
        "#12345", 14,
        "'#12345' is not a color: it has 5 digits; expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
      ),
      (
        "#12G456", 17,
        "'#12G456' is not a color: 'G', character 4, is not a hexadecimal digit; expected #RGB, #RGBA, #RRGGBB or #RRGGBBAA"
      ),
      ("rgb(1 2)", 21, "found ')' where a number, a percentage or 'none' was expected"),
      ("rgb(1,/**/2 3)", 26, "found '3' where ',' was expected"),
      ("hsl(1, 2, 3)", 21, "found '2' where a percentage was expected"),
      (
        "color(oklab 1 0 0)", 20,
        "'oklab' is not a known color space; expected one of srgb, srgb-linear, display-p3, a98-rgb, prophoto-rgb, rec2020, xyz-d65, xyz-d50, xyz"
      ),
      ("light-dark(red)", 14, "light-dark() needs two colors"),
      ("var(b)", 14, "var() names no custom property"),
      ("var()", 14, "var() names no custom property"),
      ("rgb(var(b), 1)", 18, "var() names no custom property"),
      (
        "color-mix(in srgb, light-dark(red, blue, lime), red)", 14,
        "found ',' where a color was expected"
      ),
    ])
  func malformed(_ text: String, _ column: Int, _ message: String) {
    let read = ReadCSS(":root { --a: \(text); --b: #FFF; --c: var(--d, \(text)) }")
    #expect(read.messages.first == "a.css:1:\(column): warning: \(message)")
    #expect(!read.diagnostics.hasErrors)
    #expect(read.hex("a") == message)
    #expect(read.hex("b") == "#FFFFFF")
    #expect(!read.hex("c").hasPrefix("#"))
  }

  /// Chromium leaves each of these without a color in the light scheme, where the part is not used.
  @Test(
    "An alias in the other part of light-dark() is a color wherever it is declared, or the value none",
    arguments: [
      "--b: #000; --a: light-dark(#FFF, var(--b)); --b: ;",
      "--a: #8CF; --a: light-dark(#FFF, a!b)",
      "--b: 12px; --a: light-dark(#FFF, var(--b))",
      "--b: 12px; --c: var(--b); --a: light-dark(#FFF, var(--c))",
      "--b: var(--none,); --a: light-dark(#FFF, var(--b))",
      "--a: light-dark(#FFF, var(--none, rgb(var(--n), 20, 30)))",
      "--a: light-dark(#FFF, color-mix(in srgb, var(--none), red))",
      "--a: light-dark(#FFF, var(--none))",
      "--a: light-dark(#FFF, light-dark(#000, var(--none,)))",
      "--b: 12px; --a: light-dark(#FFF, color-mix(in srgb, var(--b), red))",
      "--b: color-mix(in srgb, var(--b), red); --a: light-dark(#FFF, var(--b))",
      "--b: var(--c); --c: var(--b); --a: light-dark(#FFF, var(--c))",
      "--b: rgb(from red r, g, b); --a: light-dark(#FFF, var(--b))",
      "--b: #12; --a: light-dark(#FFF, var(--b))",
      "--n: 30, 60%, 40%; --b: rgb(var(--n), .5, 2); --a: light-dark(#FFF, var(--b))",
    ])
  func doubtfulParts(_ declarations: String) {
    let read = ReadCSS(":root { color-scheme: light dark; \(declarations) }")
    #expect(read.hex("a", "light").hasPrefix("#") == false, "\(read.hex("a", "light"))")
  }

  @Test(
    "A value that no browser takes leaves the one before it",
    arguments: [
      "a!b", "red !", "var(--b, a!b)", "light-dark(var(--b, a!b), red)", "[var(--b, a;b)]",
      "VAR(--b, !x)",
    ])
  func refusedValues(_ value: String) {
    let read = ReadCSS(":root { --b: #000; --a: #8CF; --a: \(value) }")
    #expect(read.hex("a") == "#88CCFF")
  }

  @Test(
    "An alias of colors in the other part of light-dark() is trusted",
    arguments: [
      "--b: #000; --a: light-dark(#FFF, var(--b))",
      "--a: light-dark(#FFF, var(--of-another-source))",
      "--a: light-dark(#FFF, color-mix(in srgb, var(--of-another-source), red))",
      "--b: #000; --c: var(--b, 12px); --a: light-dark(#FFF, var(--c))",
      "--h: 210; --a: light-dark(#FFF, hsl(var(--h) 50% 50%))",
      "--n: 30 60 40; --b: rgb(var(--n) / 50%); --a: light-dark(#FFF, var(--b))",
      "--a: light-dark(#FFF, var(--none, red))",
      "--b: #000; --a: light-dark(#FFF, color-mix(in srgb, var(--b), red))",
    ])
  func trustedParts(_ declarations: String) {
    let read = ReadCSS(sources: [
      MemoryLoader(files: [:]).source("b.css", text: ":root { --of-another-source: red }"),
      MemoryLoader(files: [:]).source(
        "a.css", text: ":root { color-scheme: light dark; \(declarations) }"),
    ])
    #expect(read.hex("a", "light") == "#FFFFFF")
  }

  @Test(
    "A word that every property takes is not a color in light-dark(), in either part",
    arguments: ["unset", "initial", "INHERIT", "revert"])
  func wordsForAll(word: String) {
    for value in ["light-dark(\(word), #000)", "light-dark(#000, \(word))"] {
      let read = ReadCSS(":root { color-scheme: light dark; --a: \(value); --b: var(--a, #fff) }")
      for scheme in ["light", "dark"] {
        #expect(read.hex("a", scheme) == "a part of light-dark() is not a color")
        #expect(read.hex("b", scheme) == "a part of light-dark() is not a color")
      }
    }
  }

  @Test("A circle is an error, and an alias to what does not exist a warning")
  func circles() {
    let circle = ReadCSS(":root { --a: var(--b); --b: var(--a) }")
    #expect(circle.hex("a") == "the alias is circular: b → a → b")
    let lost = ReadCSS(":root { --ink: #000; --a: var(--imk); --b: 0 0 var(--imk) }")
    #expect(
      lost.messages == [
        "a.css:1:27: warning: the token 'imk' does not exist; did you mean 'ink'?"
      ])
    #expect(lost.hex("a") == "the token 'imk' does not exist; did you mean 'ink'?")
  }

  @Test("Tailwind's self-reference in @theme is not a circle")
  func tailwind() {
    let read = ReadCSS(
      ":root { --ink: #000 } @theme inline { --ink: var(--ink); --font: var(--font); --color-ink: var(--ink) }"
    )
    #expect(read.hex("color-ink") == "#000000")
    #expect(read.names == ["color-ink", "ink"])
    #expect(read.messages.isEmpty)
  }

  @Test("Texts that double with each alias end", .timeLimit(.minutes(1)))
  func doubling() {
    let lines = (1...60).map { "--t\($0): var(--t\($0 - 1)) var(--t\($0 - 1));" }.joined()
    let read = ReadCSS(":root { --t0: 0; \(lines) --a: rgb(var(--t60)) }")
    #expect(read.hex("a").contains("longer than 65536 bytes"))
  }

  @Test("Deep functions end with a warning, not with the stack")
  func deep() {
    for (open, close) in [
      ("var(--x, ", ")"), ("light-dark(red, ", ")"), ("color-mix(in srgb, red, ", ")"),
    ] {
      let text =
        String(repeating: open, count: 5_000) + "red" + String(repeating: close, count: 5_000)
      let read = ReadCSS(":root { --a: \(text); --b: #FFF }")
      #expect(read.hex("b") == "#FFFFFF")
      #expect(!read.hex("a", "dark").isEmpty)
    }
  }
}
