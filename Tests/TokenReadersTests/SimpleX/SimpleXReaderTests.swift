import ColorMath
import DesignTokens
import SourceText
import TestSupport
import Testing

@testable import TokenReaders

@Suite struct SimpleXReaderTests {
  /// What the reader makes of themes, each a file, above a layer of colors that always applies.
  private struct Themes {
    let catalog: TokenCatalog
    let messages: [String]

    init(_ texts: String..., base: [String: String] = [:], notation: HexNotation? = nil) {
      var builder = TokenCatalogBuilder()
      var diagnostics = DiagnosticList()
      if !base.isEmpty {
        let members = base.map { name, value in
          name.split(separator: ".").reversed().reduce(
            ##"{"$type": "color", "$value": "\##(value)"}"##
          ) { "{\"\($1)\": \($0)}" }
        }
        for member in members {
          DTCGReader().read(
            MemoryLoader(files: [:]).source("base.json", text: member),
            into: &builder, diagnostics: &diagnostics)
        }
      }
      for (index, text) in texts.enumerated() {
        let file = SourceFile(path: "\(index + 1).theme", text: text)
        SimpleXReader().read(
          TokenSource(
            content: .file(file), loader: MemoryLoader(files: [:]), hexNotation: notation),
          into: &builder, diagnostics: &diagnostics)
      }
      catalog = builder.build(diagnostics: &diagnostics)
      messages = diagnostics.all.map(\.description)
    }

    /// The contexts of the axis `theme`.
    var bases: [String] { catalog.axes.first?.contexts ?? [] }

    /// A color in a theme, `–` where it has none, `?` where it may be anything.
    func color(_ name: String, in base: String) throws -> String {
      let index = try #require(bases.firstIndex(of: base))
      let resolver = TokenResolver(catalog, in: Permutation(contexts: [index]))
      guard let token = catalog.token(named: name), resolver.declaration(of: token) != nil else {
        return "–"
      }
      switch try resolver.paint(of: token).content {
      case .anything: return "?"
      case .patches(let patches):
        return patches.map { patch in
          (patch.layers.map(\.hex) + (patch.isOpen ? ["?"] : [])).joined(separator: " over ")
        }.joined(separator: " and ")
      case .solid, .gradient: break
      }
      return try resolver.color(of: token).color.hex
    }
  }

  // MARK: Colors

  /// The keys of a theme file and the names of the app's palette. [SimpleX Chat, theme engine]
  @Test(arguments: [
    ("accent", "primary"), ("accentVariant", "primaryVariant"), ("secondary", "secondary"),
    ("secondaryVariant", "secondaryVariant"), ("background", "background"), ("menus", "surface"),
    ("title", "title"), ("accentVariant2", "primaryVariant2"), ("sentMessage", "sentMessage"),
    ("sentReply", "sentQuote"), ("receivedMessage", "receivedMessage"),
    ("receivedReply", "receivedQuote"),
  ])
  func `A key becomes the token of the app's palette`(key: String, token: String) throws {
    let themes = Themes("base: \"LIGHT\"\ncolors:\n  \(key): \"#ff123456\"\n")
    #expect(themes.messages == [])
    #expect(try themes.color(token, in: "LIGHT") == "#123456")
    #expect(themes.catalog.colorTokens.count == 1)
  }

  @Test(arguments: [
    ("#ff0088FF", nil, "#0088FF"), ("#800088ff", nil, "#0088FF80"), ("#00ffffff", nil, "#FFFFFF00"),
    ("#0088ff80", HexNotation.alphaLast, "#0088FF80"),
    ("#800088ff", HexNotation.alphaFirst, "#0088FF80"),
  ])
  func `The opacity comes first unless the source says otherwise`(
    text: String, notation: HexNotation?, hex: String
  ) throws {
    let themes = Themes("base: DARK\ncolors:\n  title: '\(text)'\n", notation: notation)
    #expect(themes.messages == [])
    #expect(try themes.color("title", in: "DARK") == hex)
  }

  /// Android writes no zeros in front, and reads six digits as fully transparent; iOS as opaque.
  @Test(arguments: [
    (
      "#0088ff", "#0088FF",
      "'#0088ff' has 6 digits and is read as opaque, as on iOS; Android reads it as fully transparent, "
        + "so write #AARRGGBB"
    ),
    (
      "#e0088ff", "#0088FF0E",
      "'#e0088ff' has 7 digits and is read as '#0e0088ff', as on Android; write #AARRGGBB"
    ),
  ])
  func `A color of which the apps make different things is told`(
    text: String, hex: String, message: String
  ) throws {
    let themes = Themes("base: DARK\ncolors:\n  title: '\(text)'\n")
    #expect(themes.messages == ["1.theme:3:10: warning: \(message)"])
    #expect(try themes.color("title", in: "DARK") == hex)
  }

  // MARK: Bases

  @Test(arguments: ["LIGHT", "DARK", "SIMPLEX", "BLACK"])
  func `A theme applies on its base alone`(base: String) throws {
    let themes = Themes(
      "base: \(base)\ncolors:\n  title: \"#ff000001\"", base: ["title": "#FFFFFF"])
    #expect(themes.bases == ["LIGHT", "DARK", "SIMPLEX", "BLACK"])
    for other in themes.bases {
      #expect(try themes.color("title", in: other) == (other == base ? "#000001" : "#FFFFFF"))
    }
  }

  @Test func `What a theme leaves out falls through to the layers below`() throws {
    let themes = Themes(
      "base: DARK\ncolors:\n  accent: \"#ff000001\"\n",
      "base: DARK\ncolors:\n  menus: \"#ff000002\"",
      base: ["primary": "#FFFFFF", "surface": "#EEEEEE", "title": "#DDDDDD"])
    #expect(try themes.color("primary", in: "DARK") == "#000001")
    #expect(try themes.color("surface", in: "DARK") == "#000002")
    #expect(try themes.color("title", in: "DARK") == "#DDDDDD")
    #expect(try themes.color("primary", in: "BLACK") == "#FFFFFF")
    #expect(try themes.color("wallpaper", in: "DARK") == "–")
  }

  @Test func `A file may hold a list of themes`() throws {
    let themes = Themes(
      """
      themes:
      - base: "LIGHT"
        themeId: x
        colors:
          title: "#ff000001"
      - base: "BLACK"
        colors:
          title: "#ff000002"
      """)
    #expect(themes.messages == [])
    #expect(
      try themes.bases.map { try themes.color("title", in: $0) } == [
        "#000001", "–", "–", "#000002",
      ])
  }

  // MARK: Wallpapers

  @Test(arguments: [
    (
      "preset: cats\n  background: \"#ff101010\"\n  tint: \"#80202020\"",
      "#101010 and #20202080 over #101010"
    ),
    // What the file does not say, and nothing else: any color.
    ("preset: hearts\n  background: \"#ff101010\"", "#101010 and ?"),
    ("preset: hearts\n  scale: 0.5", "?"),
    // What the tokens of the preset say.
    ("preset: cats", "#F8F6EA and #EFDCA6 over #F8F6EA"),
    ("preset: cats\n  tint: \"#80202020\"", "#F8F6EA and #20202080 over #F8F6EA"),
    ("image: AAAA\n  scaleType: fill", "?"), ("imageFile: x.jpg\n  background: \"#ff101010\"", "?"),
    ("image: AAAA\n  tint: \"#80202020\"", "#20202080 over ?"),
    ("image: AAAA\n  scaleType: repeat\n  tint: \"#80202020\"", "?"),
    ("preset: null\n  image: null", "#FEFEFE"),
  ])
  func `A wallpaper is a pattern on a ground, or a tint over anything`(
    wallpaper: String, painted: String
  ) throws {
    let themes = Themes(
      "base: LIGHT\nwallpaper:\n  \(wallpaper)\n",
      base: [
        "background": "#FEFEFE", "presets.cats.background": "#F8F6EA",
        "presets.cats.tint": "#EFDCA6",
      ])
    #expect(themes.messages.filter { !$0.contains("belongs to the preset") } == [])
    #expect(try themes.color("wallpaper", in: "LIGHT") == painted)
  }

  @Test func `What one theme says of a wallpaper holds for the next with the same`() throws {
    let themes = Themes(
      "base: LIGHT\nwallpaper: {image: A, tint: \"#80101010\"}",
      "base: LIGHT\nwallpaper: {image: B}",
      "base: DARK\nwallpaper: {image: C}")
    #expect(themes.messages == [])
    #expect(try themes.color("wallpaper", in: "LIGHT") == "#10101080 over ?")
    #expect(try themes.color("wallpaper", in: "DARK") == "#00000000 over ?")
  }

  @Test func `A wallpaper without its picture counts as a picture`() throws {
    let themes = Themes("base: LIGHT\nwallpaper:\n  tint: \"#80101010\"")
    #expect(
      themes.messages == [
        "1.theme:3:3: warning: the wallpaper names neither a preset nor an image, and is treated as a picture; expected 'preset' or 'image', or no keys at all"
      ])
    #expect(try themes.color("wallpaper", in: "LIGHT") == "#10101080 over ?")
  }

  // MARK: Users and chats

  @Test(arguments: [
    """
    light: {mode: light, colors: {accent: "#ff000001"}}
    dark:
      mode: dark
      colors:
        accent: "#ff000002"
    """,
    """
    {"light": {"mode": "light", "colors": {"accent": "#ff000001"}, "wallpaper": null},
    "dark": {
      "mode": "dark",
      "colors": {"accent": "#ff000002", "title": null}
    }}
    """,
  ])
  func `A user's or a chat's overrides hold in light and in dark`(text: String) throws {
    let themes = Themes(text)
    #expect(themes.messages == [])
    #expect(
      try themes.bases.map { try themes.color("primary", in: $0) } == [
        "#000001", "#000002", "#000002", "#000002",
      ])
  }

  @Test func `Overrides in JSON are told from design tokens`() throws {
    func format(_ text: String) -> TokenFormat? {
      TokenFormat.of(
        TokenSource(
          content: .file(SourceFile(path: "a.json", text: text)), loader: MemoryLoader(files: [:])))
    }
    #expect(format(##"{"dark": {"mode": "dark", "colors": {}}}"##) == .simplex)
    #expect(format(##"{"base": "BLACK", "colors": {}}"##) == .simplex)
    #expect(format(##"{"dark": {"mode": {"$value": "#FFF"}}}"##) == .dtcg)
    #expect(format(##"{"base": {"$value": "#FFF"}}"##) == .dtcg)
  }

  // MARK: Mistakes

  @Test(arguments: [
    ("base: LIHGT", "1:7: error: there is no base 'LIHGT'; did you mean 'LIGHT'?"),
    ("base: light", "1:7: error: there is no base 'light'"),
    (
      "colors:\n  title: \"#fff\"",
      "1:1: error: the theme names no base; expected one of LIGHT, DARK, SIMPLEX, BLACK"
    ),
    ("base:\n", "error: the theme names no base"),
    (
      "base: LIGHT\ncolours: {}", "2:1: error: a theme has no key 'colours'; did you mean 'colors'?"
    ),
    (
      "base: LIGHT\ncolors:\n  acent: \"#fff\"",
      "3:3: error: colors has no key 'acent'; did you mean 'accent'?"
    ),
    (
      "base: LIGHT\nwallpaper:\n  tnit: x\n  image: y",
      "3:3: error: a wallpaper has no key 'tnit'; did you mean 'tint'?"
    ),
    ("base: LIGHT\ncolors:\n  title: \"red\"", "3:10: error: "),
    (
      "base: LIGHT\ncolors:\n  title: \"#12345\"",
      "3:10: error: '#12345' is not a color: it has 5 digits; expected #AARRGGBB or #RRGGBB"
    ),
    (
      "base: LIGHT\ncolors:\n  title: \"#f123\"",
      "3:10: error: '#f123' is not a color: it has 4 digits; expected #AARRGGBB or #RRGGBB"
    ),
    (
      "base: LIGHT\nwallpaper:\n  preset: cast",
      "3:11: error: there is no preset 'cast'; expected one of cats, flowers, hearts, kids, school, travel"
    ),
    (
      "dark: {mode: dim}", "1:14: error: mode is 'dim'; expected light or dark"
    ),
    ("dark: {colours: {}}", "1:8: error: dark has no key 'colours'; did you mean 'colors'?"),
    ("dark: {}\nlihgt: {}", "2:1: error: overrides has no key 'lihgt'; did you mean 'light'?"),
    ("dark: x", "1:7: error: dark is a scalar; expected a mapping"),
    ("base: LIGHT\ncolors:\n  title: #fff", "error: title is nothing; expected a color"),
    ("base: LIGHT\ncolors:\n  title: [x]", "3:10: error: title is a sequence; expected a color"),
    ("base: LIGHT\nwallpaper:\n  background: x\n  image: y", "3:15: error: 'x'"),
    ("base: LIGHT\ncolors: \"#fff\"", "2:9: error: colors is a scalar; expected a mapping"),
    ("base: LIGHT\ncolors:\n- title", "3:1: error: colors is a sequence; expected a mapping"),
    ("base: LIGHT\ncolors:\n", "error: colors is nothing; expected a mapping"),
    ("base: LIGHT\nwallpaper:", "error: wallpaper is nothing; expected a mapping"),
    ("base: LIGHT\nwallpaper: cats", "2:12: error: wallpaper is a scalar; expected a mapping"),
    ("x", "1:1: error: a theme is a scalar; expected a mapping"),
    ("", "error: a theme is nothing; expected a mapping"),
    ("themes: []", "error: the file contains no theme"),
    ("themes:\n  base: LIGHT", "error: the file contains no theme"),
    ("themes:\n- LIGHT", "2:3: error: a theme is a scalar; expected a mapping"),
    (
      "themes:\n- base: DARK\n- base: DARK",
      "3:3: error: the file contains two themes on the base DARK"
    ),
    (
      "themes:\n- base: DARK\ncolors:\n  title: \"#fff\"",
      "3:1: error: a list of themes has no key 'colors'"
    ),
    ("base: &x LIGHT", "1:7: error: anchors and aliases are not read"),
  ])
  func `A mistake is told with its place`(text: String, message: String) throws {
    let messages = Themes(text).messages
    #expect(messages.count == 1)
    let first = try #require(messages.first)
    #expect(first.hasPrefix("1.theme:"))
    #expect(first.contains(message))
  }

  @Test func `One mistake does not hide the others`() {
    let themes = Themes(
      "base: DARK\ncolors:\n  title: \"x\"\n  acent: \"#fff\"\n  menus: \"y\"\nx: 1")
    #expect(themes.messages.count == 4)
  }
}
