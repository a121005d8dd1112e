import Testing

@Suite struct InitCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  /// Opaque colors of these names: dark ones for what looks like a foreground.
  private func writeTokens(
    _ names: [String], to file: String = "app.tokens.json", _ colors: [String: String] = [:]
  ) throws {
    let members = names.map { name in
      ##""\##(name)": {"$type": "color", "$value": "\##(colors[name] ?? "#FFFFFF")"}"##
    }
    try workspace.write("{\(members.joined(separator: ",\n "))}", to: file)
  }

  // MARK: Names

  @Test(arguments: [
    (["onPrimary", "primary"], ["onPrimary on primary: text"]),
    (["on-primary", "primary"], ["on-primary on primary: text"]),
    (["onCardHeader", "cardHeader"], ["onCardHeader on cardHeader: text"]),
    (["card-foreground", "card"], ["card-foreground on card: text"]),
    (["foreground", "background"], ["foreground on background: text"]),
    (["textMuted", "surface"], ["textMuted on surface: text"]),
    (["fg-default", "bg-canvas"], ["fg-default on bg-canvas: text"]),
    (
      ["fgDefault", "bgBase", "bgRaised"],
      ["fgDefault on bgBase: text", "fgDefault on bgRaised: text"]
    ),
    (["borderStrong", "page"], ["borderStrong on page: ui-component"]),
    (["icon", "surface"], ["icon on surface: ui-component"]),
    (["focusRing", "paper"], ["focusRing on paper: ui-component"]),
    // Material 3.
    (
      ["primary", "onPrimary", "primaryContainer", "onPrimaryContainer"],
      ["onPrimary on primary: text", "onPrimaryContainer on primaryContainer: text"]
    ),
    (
      ["onSurfaceVariant", "surface", "surfaceVariant", "surfaceContainerLow"],
      [
        "onSurfaceVariant on surface: text", "onSurfaceVariant on surfaceVariant: text",
        "onSurfaceVariant on surfaceContainerLow: text",
      ]
    ),
    (
      ["onPrimaryFixedVariant", "primaryFixed", "primaryFixedDim"],
      [
        "onPrimaryFixedVariant on primaryFixed: text",
        "onPrimaryFixedVariant on primaryFixedDim: text",
      ]
    ),
    (
      ["inversePrimary", "inverseSurface", "outlineVariant", "surfaceTint", "surface"],
      [
        "inversePrimary on inverseSurface: text", "outlineVariant on surface: decoration",
        "surfaceTint on surface: decoration",
      ]
    ),
    // A meaning of its own, and steps before the word that tells.
    (
      ["text", "text-danger", "bg", "bg-danger", "bg-badge"],
      [
        "text on bg: text", "text on bg-badge: text", "text-danger on bg: text",
        "text-danger on bg-danger: text",
      ]
    ),
    (
      ["NeutralForeground1-Fill-Color-Rest", "NeutralBackground1-Fill-Color-Rest"],
      ["NeutralForeground1-Fill-Color-Rest on NeutralBackground1-Fill-Color-Rest: text"]
    ),
    (["secondary-txt", "app-bg"], ["secondary-txt on app-bg: text"]),
    (["labelReverse", "label", "background"], ["label on background: text"]),
    (["textFieldValid", "text", "background"], ["text on background: text"]),
    (
      ["textDisabled", "text", "surface"],
      ["textDisabled on surface: inactive", "text on surface: text"]
    ),
    (
      ["divider", "text", "surface"], ["divider on surface: decoration", "text on surface: text"]
    ),
    (["shadow", "text", "canvas"], ["shadow on canvas: decoration", "text on canvas: text"]),
    (
      ["text", "surface", "textInverse", "surfaceInverse"],
      ["text on surface: text", "textInverse on surfaceInverse: text"]
    ),
    // As public systems name them.
    (["primary-content", "primary"], ["primary-content on primary: text"]),
    (["base-red-700", "text", "page"], ["text on page: text"]),
    (
      ["base-content", "base-100", "base-200"],
      ["base-content on base-100: text", "base-content on base-200: text"]
    ),
    (
      ["code-color", "code-background-color", "background-color"],
      ["code-color on code-background-color: text"]
    ),
    (["bs-body-color", "bs-body-bg"], ["bs-body-color on bs-body-bg: text"]),
    (
      ["primary-inverse", "primary-background", "primary"],
      ["primary-inverse on primary-background: text"]
    ),
    (["primaryText01", "primaryUi01"], ["primaryText01 on primaryUi01: text"]),
    (
      ["colorNeutralForeground1", "colorNeutralBackground1"],
      ["colorNeutralForeground1 on colorNeutralBackground1: text"]
    ),
    (
      ["text-primary", "layer-01", "layer-02"],
      ["text-primary on layer-01: text", "text-primary on layer-02: text"]
    ),
    (
      ["iconBackgroundColor", "text", "page"], ["text on page: text"]
    ),
    (["text-field-bg", "text-field-text"], ["text-field-text on text-field-bg: text"]),
    (
      ["button-text-hover", "button-bg", "button-bg-hover"],
      ["button-text-hover on button-bg-hover: text"]
    ),
    (
      ["card-border", "card-bg", "card-text", "page"],
      ["card-border on page: ui-component", "card-text on card-bg: text"]
    ),
    (
      ["text-default", "text-danger", "background-default", "background-danger"],
      [
        "text-default on background-default: text", "text-danger on background-default: text",
        "text-danger on background-danger: text",
      ]
    ),
    (
      ["link", "placeholder", "headingColor", "canvas"],
      ["link on canvas: text", "placeholder on canvas: text", "headingColor on canvas: text"]
    ),
    (["label", "theme-system-background"], ["label on theme-system-background: text"]),
    (["onSurfaceVariant", "surface"], ["onSurfaceVariant on surface: text"]),
    (["inverseOnSurface", "inverseSurface"], ["inverseOnSurface on inverseSurface: text"]),
    // Palettes are no texts and no backgrounds.
    (
      ["black", "blackTint010", "inkSubtle", "interfaceBackground"],
      ["inkSubtle on interfaceBackground: text"]
    ),
    (
      (0..<10).map { "text-\($0)0" } + ["text", "page"], ["text on page: text"]
    ),
    // The last word of Style Dictionary's roles, and of CSS properties, is not the role.
    (
      ["font-base", "font-link", "background-base"],
      ["font-base on background-base: text", "font-link on background-base: text"]
    ),
    (
      ["font-primary", "font-inverse", "background-primary", "background-inverse"],
      [
        "font-primary on background-primary: text", "font-inverse on background-inverse: text",
      ]
    ),
    (
      ["page-body-color", "page-body-background-color", "link-color", "heading-color"],
      [
        "page-body-color on page-body-background-color: text",
        "link-color on page-body-background-color: text",
        "heading-color on page-body-background-color: text",
      ]
    ),
    (
      ["text-selection-color", "text", "page"], ["text on page: text"]
    ),
    // What stands on another part, though a nearer name is there.
    (
      ["accent-text", "accent-bg", "accent", "text", "bg"],
      ["accent-text on accent: text", "text on bg: text"]
    ),
    (["info-on-scheme", "info", "scheme"], ["info-on-scheme on scheme: text"]),
    (
      ["muted-foreground", "muted", "foreground", "background"],
      [
        "muted-foreground on muted: text", "muted-foreground on background: text",
        "foreground on background: text",
      ]
    ),
    (
      ["text-info-on-bg-fill-hover", "bg-fill-info-hover", "bg-fill-info"],
      ["text-info-on-bg-fill-hover on bg-fill-info-hover: text"]
    ),
    (
      ["textNavigationBarPrimary", "navigationBarBackground", "background", "text"],
      ["textNavigationBarPrimary on navigationBarBackground: text", "text on background: text"]
    ),
    (["icon-on-brand", "brand"], ["icon-on-brand on brand: ui-component"]),
  ])
  func `Names that pair are paired, and the draft can be audited`(
    names: [String], expected: [String]
  ) throws {
    try writeTokens(names)
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output.hasPrefix(
        "Wrote 'contrast-audit.json' with \(expected.count) "
          + "pairing\(expected.count == 1 ? "" : "s").\n"))
    #expect(run.output.hasSuffix("Next: read the policy, then run contrast-audit.\n"))
    #expect(try workspace.auditedPairings() == Set(expected))
  }

  @Test func `What could not be placed is listed`() throws {
    try writeTokens(["text", "surface", "blue500", "brand", "onNothing"])
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0)
    #expect(
      run.output == """
        Wrote 'contrast-audit.json' with 1 pairing.
        On what do they stand? 1 color token in no pairing:
          onNothing
        What are they for? 2 color tokens in no pairing:
          brand
          blue500
        Read 'app.tokens.json'.
        Next: read the policy, then run contrast-audit.

        """)
  }

  @Test func `Of many names a few are listed, and the others counted`() throws {
    try writeTokens(["text", "surface"] + (1...9).map { "brand\($0)x" })
    let run = ToolRun(["init"], in: workspace)
    #expect(
      run.output.contains(
        """
        What are they for? 9 color tokens in no pairing:
          brand1x
          brand2x
          brand3x
          brand4x
          brand5x
          brand6x
          and 3 more
        All in no pairing: contrast-audit --format json, under coverage.unreached.
        """), "\(run.output)")
  }

  @Test func `Where no names pair, what is there and what would pair is said`() throws {
    try writeTokens((1...8).map { "brand\($0)x" })
    try workspace.write("$text: #fff", to: "theme.scss")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "names that go together: brand1x, brand2x, brand3x, brand4x, brand5x, brand6x and 2 more\n")
    )
    #expect(run.errors.contains("'theme.scss' is Sass, which is not read\n"))
    // The policy to begin with can be audited.
    let policy = try #require(
      run.errors.split(separator: "by hand: ").last?.split(separator: "\n").first)
    try workspace.write(String(policy), to: "contrast-audit.json")
    #expect(try workspace.auditedPairings() == ["brand1x on brand2x: text"])
  }

  @Test func `Colors in code that is not read are counted`() throws {
    try workspace.write(
      """
      const text = Colors.black;
      const background = Colors.white;
      void paint(Canvas c) {
        c.drawColor(const Color(0xFF333333), BlendMode.src);
        c.drawColor(const Color(0xFF444444), BlendMode.src);
      }
      """, to: "colors.dart")
    let run = ToolRun(["init", "colors.dart"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("2 colors in code that are not read, first at colors.dart:4\n"))
  }

  @Test func `A translucent background lies over an opaque one`() throws {
    try writeTokens(
      ["text", "surfaceVeil", "surface", "onGlass", "glass"],
      ["text": "#000000", "surfaceVeil": "#FFFFFF80", "glass": "#00000080"])
    #expect(ToolRun(["init"], in: workspace).status == 0)
    #expect(
      try workspace.auditedPairings() == [
        "text on surfaceVeil over surface: text", "text on surface: text",
        "onGlass on glass over surface: text",
      ])
  }

  // MARK: Apple's systems

  private static func color(_ hex: String, _ appearances: [(String, String)]) -> String {
    let list = appearances.map { #"{"appearance": "\#($0.0)", "value": "\#($0.1)"}"# }
      .joined(separator: ", ")
    let parts = (0..<3).map { index in "0x" + hex.dropFirst(2 * index).prefix(2) }
    return """
      {"idiom": "universal", "appearances": [\(list)], "color": {"color-space": "srgb", "components":
        {"red": "\(parts[0])", "green": "\(parts[1])", "blue": "\(parts[2])", "alpha": "1.000"}}}
      """
  }

  /// Two color sets, with a value for each setting that is asked for.
  private func writeCatalog(_ settings: [(String, String)]) throws {
    for (name, plain, other) in [("text", "000000", "FFFFFF"), ("background", "FFFFFF", "000000")] {
      let entries =
        [Self.color(plain, [])]
        + settings.map { Self.color($0.0 == "contrast" ? plain : other, [$0]) }
      try workspace.write(
        #"{"info": {"version": 1, "author": "xcode"}, "colors": ["#
          + entries.joined(separator: ", ").replacing(#""appearances": [], "#, with: "") + "]}",
        to: "App.xcassets/\(name).colorset/Contents.json")
    }
  }

  @Test func `The preset for Apple's systems names the settings that the colors cover`() throws {
    try writeCatalog([("luminosity", "dark"), ("contrast", "high")])
    let run = ToolRun(["init", "--preset", "apple"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains(
        """
        Settings of Apple's systems:
          Increase Contrast: on and off
          Reduce Transparency: no: the colors have no axis for it, and were judged as they are without it
          Dark appearance: on and off
        """), "\(run.output)")
    #expect(run.output.contains("No background is a material by its name"))
    // Light and dark, each with and without Increase Contrast.
    #expect(ToolRun([], in: workspace).output.contains("in 4 schemes × contrasts"))
  }

  @Test func `A setting without colors of its own is not taken for covered`() throws {
    try writeCatalog([])
    let run = ToolRun(["init", "--preset", "apple"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    for name in ["Increase Contrast", "Reduce Transparency", "Dark appearance"] {
      #expect(run.output.contains("  \(name): no: the colors have no axis for it"))
    }
  }

  /// Without the preset `glass` lies over `surface`, which is a guess.
  @Test func `Materials lie over anything`() throws {
    try writeTokens(
      ["text", "surfaceVeil", "surface", "onGlass", "glass"],
      ["text": "#000000", "surfaceVeil": "#FFFFFF80", "glass": "#00000080"])
    let run = ToolRun(["init", "--preset", "apple"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Materials by their names, which lie over any:\n  glass\n"))
    #expect(
      try workspace.auditedPairings() == [
        "text on surfaceVeil over surface: text", "text on surface: text",
        "onGlass on glass over any: text",
      ])
  }

  @Test func `There is no preset for what is not known`() throws {
    try writeTokens(["text", "surface"])
    let run = ToolRun(["init", "--preset", "android"], in: workspace)
    #expect(run.status == 2)
    #expect(try !workspace.names().contains("contrast-audit.json"))
  }

  @Test(arguments: [
    "--bg-card: #FFF8", "--bg-card: calc(1)", "--bg-card: ButtonFace",
    "--fg-more: contrast-color(red)",
  ])
  func `What is not an opaque color in each scheme does not spoil the draft`(dark: String) throws {
    try workspace.write(
      """
      :root { --bg-page: #FFF; --bg-card: #EEE; --fg: #000; --fg-more: #111 }
      @media (prefers-color-scheme: dark) { :root { --bg-page: #EEE; \(dark) } }
      @media (forced-colors: active) { :root { --fg: ButtonText } }
      @media (hover) { :root { --bg-page: #EEE8 } }
      """, to: "app.css")
    let draft = ToolRun(["init", "app.css"], in: workspace)
    #expect(draft.status == 0, "\(draft.errors)")
    #expect(draft.output.contains("ignore  (forced-colors: active)"))
    #expect(draft.output.contains("audit  (hover)"))
    #expect(
      draft.output.contains("because their color is not known in the others:\n  ")
        == !dark.contains("FFF8"))
    #expect(try workspace.auditedPairings().contains { $0.hasPrefix("fg on bg-page over ") })
  }

  @Test func `A color that another name stands for everywhere is judged by that name`() throws {
    try workspace.write(
      """
      @theme inline {
        --color-card: var(--card); --color-card-foreground: var(--card-foreground);
        --color-muted: color-mix(in srgb, var(--muted), black);
      }
      :root {
        --card: white; --card-foreground: black; --muted: #EEEEEE; --muted-foreground: #111111;
      }
      .dark { --card: black; --card-foreground: white; }
      """, to: "globals.css")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try workspace.auditedPairings() == [
        "color-card-foreground on color-card: text", "muted-foreground on muted: text",
      ])
  }

  @Test func `Groups keep their partners to themselves`() throws {
    try workspace.write(
      ##"""
      {"$type": "color",
       "light": {"onAccent": {"$value": "#FFFFFF"}, "accent": {"$value": "#000000"}},
       "dark": {"onAccent": {"$value": "#000000"}, "accent": {"$value": "#FFFFFF"}}}
      """##, to: "tokens.json")
    #expect(ToolRun(["init"], in: workspace).status == 0)
    #expect(
      try workspace.auditedPairings() == [
        "light.onAccent on light.accent: text", "dark.onAccent on dark.accent: text",
      ])
    #expect(ToolRun([], in: workspace).status == 0)
  }

  @Test func `A draft is judged as any policy`() throws {
    try writeTokens(["text", "surface"], ["text": "#777777"])
    #expect(ToolRun(["init"], in: workspace).status == 0)
    let run = ToolRun(["--details"], in: workspace)
    #expect(run.status == 1)
    #expect(run.output.contains("4.47 of 4.5  text on surface"))
  }

  // MARK: Files

  @Test func `A policy that is there is not overwritten unless asked`() throws {
    try writeTokens(["text", "surface"])
    try workspace.write("mine", to: "contrast-audit.json")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == "contrast-audit: error: 'contrast-audit.json' exists already; --force "
        + "overwrites it\n")
    #expect(try workspace.read("contrast-audit.json") == "mine")
    #expect(ToolRun(["init", "--force"], in: workspace).status == 0)
    #expect(try workspace.auditedPairings() == ["text on surface: text"])
  }

  @Test func `A resolver in the folder is preferred to token files`() throws {
    try writeTokens(["text", "surface"])
    try workspace.write(TwoAxes.resolver, to: "app.resolver.json")
    #expect(ToolRun(["init"], in: workspace).status == 0)
    #expect(try workspace.read("contrast-audit.json").contains("\"app.resolver.json\""))
    #expect(ToolRun(["init", "--force", "app.tokens.json"], in: workspace).status == 0)
    #expect(try workspace.read("contrast-audit.json").contains("\"app.tokens.json\""))
  }

  @Test func `Several token files are sources in the order of their names`() throws {
    try writeTokens(["text", "surface"], to: "b.tokens.json", ["text": "#000000"])
    try writeTokens(["text", "note"], to: "a.tokens.json", ["text": "#000000"])
    #expect(ToolRun(["init"], in: workspace).status == 0)
    #expect(ToolRun([], in: workspace).status == 0)
    let policy = try workspace.read("contrast-audit.json")
    #expect(policy.contains(#"["a.tokens.json", "b.tokens.json"]"#))
  }

  /// Black at a tenth of its opacity is a light grey on white, and black text on it 18.
  @Test(arguments: ["row-background-opacity-selected", "row-background-selected-opacity"])
  func `A color whose opacity is a token is named, wherever the word stands`(opacity: String) throws
  {
    try workspace.write(
      """
      :root {
        --text: #000; --page: #fff; --row-background-color-selected: #000; --\(opacity): 0.1
      }
      """, to: "app.css")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains("write colors with it:\n  row-background-color-selected\n"),
      "\(run.output)")
    #expect(try !workspace.read("contrast-audit.json").contains("row-background-color-selected"))
  }

  @Test func `Without a path it looks below, takes the most telling kind and names the rest`()
    throws
  {
    try writeTokens(["text", "surface"], to: "design/app.tokens.json")
    try workspace.write(":root { --fg: #000; --bg: #fff }", to: "web/app.css")
    try workspace.write(":root { --fg: #000; --bg: #fff }", to: "node_modules/x/x.css")
    let run = ToolRun(["init"], in: workspace)
    #expect(
      run.output == """
        Wrote 'contrast-audit.json' with 1 pairing.
        Read 'design/app.tokens.json'.
        Not looked into, as folders of packages and builds: 'node_modules'.
        Wrote 'web.contrast-audit.json' with 1 pairing, from 'web/app.css'.
        Next: read the policies, then run contrast-audit.

        """)
    #expect(try workspace.read("contrast-audit.json").contains("\"design/app.tokens.json\""))
  }

  @Test func `Style sheets without colors are not taken`() throws {
    try workspace.write("body { margin: 0 }", to: "a/reset.css")
    try workspace.write(":root { --fg: #000; --bg: #fff }", to: "b/app.css")
    #expect(ToolRun(["init"], in: workspace).status == 0)
    #expect(try workspace.read("contrast-audit.json").contains("[\"b/app.css\"]"))
  }

  @Test func `A policy elsewhere names its sources from there`() throws {
    try writeTokens(["text", "surface"], to: "design/app.tokens.json", ["text": "#000000"])
    let run = ToolRun(
      ["init", "design/app.tokens.json", "--policy=design/contrast-audit.json"], in: workspace)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Wrote 'design/contrast-audit.json' with 1 pairing.\n"))
    #expect(ToolRun(["design"], in: workspace).status == 0)
  }

  @Test(arguments: [
    (
      [],
      "there is no token file, asset catalog, style sheet, Swift file with colors, or file of another "
        + "program named as one with colors here or below; name the token files"
    ),
    (["missing.tokens.json"], "cannot read 'missing.tokens.json': no such file or directory"),
  ])
  func `Where there are no tokens nothing is written`(words: [String], message: String) throws {
    let run = ToolRun(["init"] + words, in: workspace)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors == "contrast-audit: error: \(message)\n")
    #expect(try workspace.names().isEmpty)
  }

  @Test func `Tokens that cannot be read are told, and nothing is written`() throws {
    try workspace.write(##"{"a": {"$type": "color", "$value": "{b}"}}"##, to: "app.tokens.json")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 2)
    #expect(run.errors.contains("no value of the 1 color tokens of 'app.tokens.json' is read"))
    #expect(run.errors.contains("app.tokens.json:1:36: warning: the token 'b' does not exist\n"))
    #expect(try workspace.names() == ["app.tokens.json"])
  }

  @Test func `A token that is called like a pattern is written with a backslash`() throws {
    try workspace.write(#":root { --text\*: #000; --page: #fff }"#, to: "a.css")
    #expect(ToolRun(["init", "a.css"], in: workspace).status == 0)
    #expect(try workspace.auditedPairings() == ["text* on page: text"])
  }

  @Test func `Ten thousand names of any form are paired at once`() throws {
    let names = (0..<5000).flatMap { ["onX\($0)", "x\($0)"] }
    try writeTokens(names)
    let run = ToolRun(["init"], in: workspace)
    #expect(run.output.hasPrefix("Wrote 'contrast-audit.json' with 5000 pairings.\n"))
  }

  @Test func `Thousands of texts and backgrounds do not meet each with each`() throws {
    try writeTokens((0..<500).flatMap { ["text-a\($0)", "bg-b\($0)"] })
    let run = ToolRun(["init"], in: workspace)
    #expect(run.output.hasPrefix("Wrote 'contrast-audit.json' with 500 pairings.\n"))
  }

  @Test func `A draft of a policy says what becomes of conditions`() throws {
    let workspace = try Workspace()
    try workspace.write(
      ":root{--page:#fff;--text:#000} @media (min-width:0){:root{--text:#333}} .btn{--text:#ccc}",
      to: "app.css")
    let run = ToolRun(["init", "app.css"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    let policy = try workspace.read("contrast-audit.json")
    #expect(policy.contains(#""(min-width: 0)": "audit""#))
    #expect(policy.contains(#"".btn": "audit""#))
    #expect(ToolRun(["--format=json"], in: workspace).status == 1)
  }

  /// `text2` has no value only where both `a` and `b` are on.
  @Test func `What has no value in one of many permutations is judged in all the others`()
    throws
  {
    let color = { (name: String, value: String) in
      "\"\(name)\": {\"$type\": \"color\", \"$value\": \"\(value)\"}"
    }
    let quiet = (0..<5).map {
      #"{"type": "modifier", "name": "m\#($0)", "default": "off", "contexts": {"off": [{}], "on": [{}]}}"#
    }
    let text = """
      {"version": "2025.10", "resolutionOrder": [
       {"type": "set", "name": "all", "sources": [{\(color("page", "#FFFFFF")),
        \(color("text1", "#000000")), \(color("text2", "#000000")), \(color("z", "#000000"))}]},
       {"type": "modifier", "name": "a", "default": "off", "contexts": {
        "off": [{\(color("w", "#000000"))}], "on": [{\(color("text2", "{z}"))}]}},
       {"type": "modifier", "name": "b", "default": "off", "contexts": {
        "off": [{}], "on": [{\(color("z", "{w}"))}]}},
       \(quiet.joined(separator: ",\n "))]}
      """
    try workspace.write(text, to: "app.resolver.json")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains("not known in the others:\n  text2  a off; a on with b off\n"),
      "\(run.output)")
    #expect(ToolRun(["--format=json"], in: workspace).status == 0)
  }

  @Test func `Text in a gradient is left out, and said`() throws {
    try writeTokens(["page", "text"], ["text": "#000000"])
    let gradient = """
      {"text-loud": {"$type": "gradient", "$value": [{"color": "#000000", "position": 0},
       {"color": "#333333", "position": 1}]}}
      """
    try workspace.write(gradient, to: "more.tokens.json")
    let run = ToolRun(["init", "app.tokens.json", "more.tokens.json"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("text is judged in one color:\n  text-loud\n"))
    #expect(ToolRun(["--format=json"], in: workspace).status == 0)
  }

  @Test func `A name of very many words is read at once`() throws {
    let long = "on" + String(repeating: "-a", count: 20_000)
    try writeTokens([long, "text", "page"])
    #expect(ToolRun(["init"], in: workspace).output.hasPrefix("Wrote"))
  }

  @Test func `Thousands of texts and backgrounds of one owner do not meet each with each`() throws {
    try writeTokens(
      (0..<250).flatMap { number in
        ["toast", "menu"].flatMap { ["\($0)-text-a\(number)", "\($0)-bg-b\(number)"] }
      })
    let run = ToolRun(["init"], in: workspace)
    #expect(run.output.hasPrefix("Wrote 'contrast-audit.json' with 20000 pairings.\n"))
  }
}
