import TestSupport
import Testing

/// Several sources that `init` finds, or that give one token different values.
@Suite struct DraftedSourcesTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  /// Its contexts, in the order of the names of the axes.
  private func contexts(of result: JSONReport.Result) -> String {
    result.context.sorted { $0.key < $1.key }.map(\.value).joined(separator: " ")
  }

  private func write(_ sheets: [String: String]) throws {
    for (path, text) in sheets { try workspace.write(":root { \(text) }", to: path) }
  }

  /// Drafts a policy, and audits by it.
  private func audited(_ words: [String] = []) throws -> (
    draft: ToolRun, results: [JSONReport.Result]
  ) {
    let draft = ToolRun(["init"] + words, in: workspace)
    #expect(draft.status == 0, "\(draft.errors)")
    let audit = ToolRun(["--format=json"], in: workspace)
    return (draft, try JSONReport.audits(audit.output).flatMap(\.report.results))
  }

  /// Black and white on white: 21 and 1.
  private func writeSheets(_ names: String...) throws {
    for (name, color) in zip(names, ["#000", "#fff", "#111"]) {
      try workspace.write(":root { --text: \(color); --page: #fff }", to: name)
    }
  }

  @Test func `Names that tell light and dark are written into the policy`() throws {
    try writeSheets("light.css", "app-dark.css")
    let run = ToolRun(["init", "light.css", "app-dark.css"], in: workspace)
    #expect(run.status == 0)
    #expect(
      run.output.contains("Guessed from its name: 'app-dark.css' is for scheme dark\n"))
    let policy = try workspace.read("contrast-audit.json")
    #expect(
      policy.contains(#"{ "path": "app-dark.css", "when": { "scheme": "dark" } }"#))
    let audit = ToolRun(["--format=json"], in: workspace)
    #expect(try JSONReport(audit.output).results.map(\.outcome) == ["pass", "fail"])
  }

  @Test(arguments: [
    ("latest", true), ("contest-theme", true), ("attestation", true), ("tests", false),
    ("src/androidTest", false), ("AppTests", false), ("__tests__", false), ("test-data", false),
  ])
  func `Only folders named for tests are passed over`(folder: String, isTaken: Bool) throws {
    try writeSheets("\(folder)/app.css")
    #expect(ToolRun(["init"], in: workspace).status == (isTaken ? 0 : 2))
    #expect(ToolRun(["init", "--force", folder], in: workspace).status == 0)
  }

  @Test(arguments: [
    ("tokens/prepackaged.json", true), ("tokens/schematic.json", true),
    ("tokens/reconfigured.json", true), ("tokens/package.json", false),
    ("tokens/tsconfig.build.json", false), ("tokens/color.schema.json", false),
    ("tokens/tokens-schema.json", false), ("tokens/sd.config.json", false),
  ])
  func `Only settings of tools are no token files`(path: String, isTaken: Bool) throws {
    try workspace.write(
      ##"{"text": {"$type": "color", "$value": "#000"}, "page": {"$type": "color", "$value": "#fff"}}"##,
      to: path)
    #expect(ToolRun(["init"], in: workspace).status == (isTaken ? 0 : 2))
  }

  @Test(arguments: [".", "./", "./."])
  func `The working directory by name is searched as it is without`(folder: String) throws {
    try writeSheets("web/app.css")
    let run = ToolRun(["init", folder], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try workspace.read("contrast-audit.json").contains("[\"web/app.css\"]"))
  }

  /// `primary` has no color in the dark scheme: `primaryLight` is no more judged as it.
  /// Black on white in the base, #222 on black in the theme: 21 and 1.3.
  @Test(arguments: [
    (".dark { THEME }", "dark.css"), ("[data-theme=ocean] { THEME }", "ocean.css"),
    ("@media (prefers-color-scheme: dark) { :root { THEME } }", "a.css"),
  ])
  func `A sheet of a theme is never left out`(theme: String, name: String) throws {
    try workspace.write(":root { --text: #000; --page: #fff }", to: "base.css")
    try workspace.write(
      theme.replacing("THEME", with: "--text: #222; --page: #000"), to: name)
    let (draft, results) = try audited()
    #expect(
      draft.output.contains(
        "Guessed from its selectors: '\(name)' is a theme, and comes after the others\n"))
    #expect(
      try workspace.read("contrast-audit.json").contains(
        #"{ "path": "\#(name)", "overrides": true }"#))
    #expect(results.map(\.outcome) == ["pass", "fail"])
  }

  /// Black on white in the base, white on black in its dark scheme and at night, #222 on black in rain:
  /// 21, 21 and 1.3.
  @Test func `Sheets in a folder for themes are laid over the one outside`() throws {
    try workspace.write(
      """
      :root { --text: #000; --page: #fff }
      @media (prefers-color-scheme: dark) { :root { --text: #fff; --page: #000 } }
      """, to: "app.css")
    try write([
      "theme/night.css": "--text: #fff; --page: #000",
      "theme/rain.css": "--text: #222; --page: #000",
    ])
    let (draft, results) = try audited()
    #expect(
      draft.output.contains("Guessed from its name: 'theme/rain.css' is for the layer theme rain\n")
    )
    let failing = results.filter { $0.outcome == "fail" }
    #expect(failing.map(contexts).sorted() == ["dark rain", "light rain"])
    #expect(results.count == 6)
  }

  /// As in Infima, whose `default-dark` sets the colors of any page and leaves the dark ones of `default`
  /// to a page that asks for them. #222 on black is 1.3.
  @Test func `A theme that is named for a scheme leaves the one beside it as it is`() throws {
    try workspace.write(
      """
      :root { --text: #000; --page: #fff }
      html[data-theme=dark] { --text: #fff; --page: #000 }
      """, to: "app.pcss")
    try workspace.write("@import '../../app.pcss';", to: "themes/default/default.pcss")
    try workspace.write(
      "@import '../../app.pcss'; :root { --text: #222; --page: #000 }",
      to: "themes/default-dark/default-dark.pcss")
    let (_, results) = try audited()
    let outcomes = Dictionary(uniqueKeysWithValues: results.map { (contexts(of: $0), $0.outcome) })
    #expect(
      outcomes == [
        "light none": "pass", "dark none": "pass", "light dark": "fail", "dark dark": "pass",
      ])
  }

  /// As in mdBook: a page has one of the classes. On white #777777 is 4.478, on black 4.690.
  @Test func `Classes beside each other that set the colors are guessed to be themes`() throws {
    let values = "--text: #777777; --page: PAGE; --links: #777777; --icons: #777777"
    let themes = [(".ayu", "#000"), (".light", "#fff"), (".navy", "#000"), (".rust", "#fff")]
    let rules = themes.map { "\($0) { \(values.replacing("PAGE", with: $1)) }" }
    try workspace.write(
      ":root { --size: 1px }\n.btn { --text: #fff }\n" + rules.joined(separator: "\n"),
      to: "variables.css")
    let (draft, results) = try audited()
    #expect(draft.output.contains("\n  theme navy  .navy\n"))
    #expect(draft.output.contains("\n  theme light  .light\n"))
    #expect(draft.output.contains("\n  audit  .btn\n"))
    let texts = results.filter { $0.text("foreground") == "text" }
    let plain = texts.filter { $0.context[".btn"] == "without" }
    #expect(plain.map { $0.context["theme"] } == ["ayu", "light", "navy", "rust"])
    #expect(plain.map(\.outcome) == ["pass", "fail", "pass", "fail"])
  }

  /// As in Tailwind 3, where the configuration says `hsl(var(--background))`. 240 10% 4% is #09090B.
  @Test(arguments: [[], ["globals.css"]])
  func `Components without a function are guessed to be those of hsl`(words: [String]) throws {
    try workspace.write(
      """
      :root { --background: 0 0% 100%; --foreground: 240 10% 4%; --radius: 0.5rem }
      .dark { --background: 240 10% 4%; --foreground: 0 0% 98% }
      """, to: "globals.css")
    let (draft, results) = try audited(words)
    #expect(
      draft.output.contains("Guessed from its values: 'globals.css' has components of hsl()\n"))
    #expect(
      try workspace.read("contrast-audit.json").contains(
        #"{ "path": "globals.css", "channels": "hsl" }"#))
    // By coloraide: 19.874 of #09090B on white, 19.025 of #FAFAFA on it.
    #expect(
      results.compactMap { $0.number("ratio").map { ($0 * 10).rounded() / 10 } } == [19.9, 19.0])
  }

  @Test func `A part of an unknown color is as little known, and stops nothing else`() throws {
    try workspace.write(
      "<resources><color name='text'>#000</color><color name='page'>#FFF</color></resources>",
      to: "res/values/colors.xml")
    try workspace.write(
      """
      <selector xmlns:android="http://schemas.android.com/apk/res/android">
      <item android:alpha="0.3" android:color="?attr/colorPrimary"/></selector>
      """, to: "res/color/text_faded.xml")
    let (draft, results) = try audited()
    #expect(draft.output.contains("is not known in every context:\n  text_faded\n"))
    #expect(results.map(\.outcome) == ["pass"])
  }

  /// Only the light theme has a badge, #777 on white: 4.48.
  @Test func `What only some contexts have is judged in these`() throws {
    try workspace.write(
      """
      {"type": "light", "colors": {"editor.background": "#fff", "editor.foreground": "#000",
       "badge.background": "#fff", "badge.foreground": "#777"}}
      """, to: "themes/light-color-theme.json")
    try workspace.write(
      """
      {"type": "dark", "colors": {"editor.background": "#000", "editor.foreground": "#fff"}}
      """, to: "themes/dark-color-theme.json")
    let (draft, results) = try audited()
    #expect(!draft.output.contains("Left out"))
    #expect(
      Set(results.map { "\($0.text("foreground")) \(contexts(of: $0)) \($0.outcome)" }) == [
        "editor.foreground light pass", "editor.foreground dark pass",
        "badge.foreground light fail",
      ])
  }

  @Test func `Of two sheets for one theme that disagree each has a policy`() throws {
    try workspace.write(":root { --text: #000; --page: #fff }", to: "base.css")
    try workspace.write(".dark { --text: #222; --page: #000 }", to: "a.css")
    try workspace.write(".dark { --text: #fff; --page: #000 }", to: "b.css")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0)
    #expect(run.output.contains("Read 'a.css', 'base.css'."))
    #expect(
      run.output.contains(
        "Wrote 'b.contrast-audit.json' with 1 pairing, from 'b.css'.\n"
          + "Apart from the main sources, which it contradicts:\n  b.css:1:17: error: 'text' is "
          + "#222222 at a.css:1 and #FFFFFF here"))
  }

  @Test func `An element with most of the colors is a theme`() throws {
    try workspace.write(
      """
      :root { --page: #fff; --text: #111 } .ocean { --page: #0f1419; --text: #333 }
      .badge { --text: #fff }
      """, to: "app.css")
    let (_, results) = try audited()
    let policy = try workspace.read("contrast-audit.json")
    #expect(policy.contains(#"".ocean": "audit""#))
    #expect(policy.contains(#"".badge": "audit""#))
    #expect(results.map(\.outcome).sorted() == ["fail", "fail", "pass", "pass"])
  }

  @Test func `An element with colors of its own alone is what is shown`() throws {
    try workspace.write(
      """
      @media (prefers-color-scheme: dark) {
        .prose, [data-theme=dark] { --page: #000; --text: #fff }
      }
      @media (prefers-color-scheme: light) {
        .prose, [data-theme=light] { --page: #fff; --text: #000 }
      }
      """, to: "app.css")
    let (_, results) = try audited()
    #expect(try workspace.read("contrast-audit.json").contains(#"".prose": "ignore""#))
    #expect(results.map(\.outcome) == ["pass", "pass"])
  }

  @Test func `The colors of an editor stand on its parts`() throws {
    try workspace.write(
      """
      {"type": "dark", "colors": {
        "editor.background": "#000", "editor.foreground": "#fff", "sideBar.background": "#111",
        "foreground": "#fff", "editorLineNumber.foreground": "#fff",
        "tab.inactiveBackground": "#222", "tab.inactiveForeground": "#fff",
        "list.hoverBackground": "#ffffff20", "list.hoverForeground": "#fff",
        "button.background": "#00f", "button.hoverBackground": "#008", "button.foreground": "#fff",
        "editorWhitespace.foreground": "#333", "terminal.foreground": "#fff"},
       "tokenColors": [{"scope": "comment", "settings": {"foreground": "#999"}}]}
      """, to: "themes/night-color-theme.json")
    let (draft, results) = try audited()
    #expect(
      Set(
        results.map { "\($0.text("foreground")) on \($0.background.joined(separator: " over "))" })
        == [
          "editor.foreground on editor.background", "tokenColors.comment on editor.background",
          "editorLineNumber.foreground on editor.background", "foreground on sideBar.background",
          // What the side bar of VS Code has without a color of its own.
          "sideBar.foreground on sideBar.background",
          "tab.inactiveForeground on tab.inactiveBackground",
          "list.hoverForeground on list.hoverBackground over sideBar.background",
          "button.foreground on button.background", "button.foreground on button.hoverBackground",
          // The panel of VS Code has the background of the theme's editor.
          "terminal.foreground on panel.background",
        ])
    // White space is to be barely seen.
    #expect(
      draft.output.contains("1 color token in no pairing:\n  editorWhitespace.foreground\n"))
  }

  @Test func `The value of a color that is left out is in the draft itself`() throws {
    try workspace.write(
      """
      :root {
        --primary-light: #fff; --primary: var(--primary-light);
        --on-primary-light: #000; --on-primary: #111
      }
      .dark { --primary: currentcolor }
      """, to: "app.css")
    let (draft, results) = try audited()
    #expect(
      draft.output.contains(
        "because their color is not known in the others:\n  primary  scheme light\n"))
    #expect(
      Set(results.map { "\($0.background.joined()) \(contexts(of: $0))" }) == [
        "primary light", "primary-light light", "primary-light dark",
      ])
  }

  @Test func `Names that do not tell leave the conflict to a person`() throws {
    try writeSheets("highlight.css", "forest.css")
    let run = ToolRun(["init", "highlight.css", "forest.css"], in: workspace)
    #expect(run.status == 2)
    #expect(run.errors.contains("'text' is #000000 at highlight.css:1"))
    #expect(try workspace.names() == ["forest.css", "highlight.css"])
  }

  @Test(arguments: [
    // Schemes.
    (
      ["light.css": "--text: #000; --page: #fff", "dark.css": "--text: #fff; --page: #000"],
      [##"{ "path": "dark.css", "when": { "scheme": "dark" } }"##], ["light", "dark"]
    ),
    // A contrast over each scheme.
    (
      [
        "light.css": "--text: #111; --page: #fff", "dark.css": "--text: #eee; --page: #000",
        "dark-hc.css": "--text: #fff", "light-high-contrast.css": "--text: #000",
      ],
      [
        ##"{ "path": "dark-hc.css", "when": { "scheme": "dark" }, "layer": "contrast", "name": "high" }"##
      ], ["none light", "high light", "none dark", "high dark"]
    ),
    // Themes in a folder, beside what holds in all of them.
    (
      [
        "base.css": "--link: #00c", "themes/sea.css": "--text: #001; --page: #fff",
        "themes/wood.css": "--text: #010; --page: #ffe",
      ],
      [##""base.css""##, ##"{ "path": "themes/sea.css", "when": { "theme": "sea" } }"##],
      ["sea", "wood"]
    ),
    // A theme over its base.
    (
      ["theme.css": "--text: #000; --page: #fff", "theme-sea.css": "--text: #001"],
      [##"{ "path": "theme-sea.css", "layer": "theme", "name": "sea" }"##], ["none", "sea"]
    ),
    // Folders.
    (
      [
        "brand-a/light/app.css": "--text: #000; --page: #fff",
        "brand-a/dark/app.css": "--text: #fff; --page: #000",
        "brand-b/light/app.css": "--text: #001; --page: #fff",
        "brand-b/dark/app.css": "--text: #ffe; --page: #000",
      ],
      [##"{ "path": "brand-b/dark/app.css", "when": { "scheme": "dark", "theme": "b" } }"##],
      ["light a", "light b", "dark a", "dark b"]
    ),
  ])
  func `The names of files become contexts`(
    sheets: [String: String], sources: [String], contexts: [String]
  ) throws {
    try write(sheets)
    let (_, results) = try audited()
    let policy = try workspace.read("contrast-audit.json")
    for source in sources { #expect(policy.contains(source), "\(policy)") }
    #expect(Set(results.map(contexts(of:))) == Set(contexts))
  }

  @Test func `A sheet that another imports is read once`() throws {
    try write(["palette.css": "--ink: #000; --page: #fff"])
    try workspace.write("@import \"./palette.css\"; :root { --text: var(--ink) }", to: "app.css")
    let (draft, results) = try audited()
    #expect(draft.output.contains("Read 'app.css'.\n"))
    #expect(results.count == 2)
  }

  @Test func `A sheet of aliases alone is taken with the colors that they lead to`() throws {
    try write(["a.css": "--text: var(--grey)", "b.css": "--grey: #777; --page: #fff"])
    let (draft, results) = try audited()
    #expect(draft.output.contains("Read 'a.css', 'b.css'.\n"))
    #expect(results.map(\.outcome) == ["fail"])
  }

  @Test func `What cannot be read with the others is left out, with the reason`() throws {
    let tokens = """
      {"text": {"$type": "color", "$value": "#000000"}, "page": {"$type": "color", "$value": "#FFFFFF"}}
      """
    try workspace.write(tokens, to: "app.tokens.json")
    try workspace.write("{", to: "broken.tokens.json")
    let (draft, results) = try audited()
    #expect(
      draft.output.contains(
        """
        Left out 'broken.tokens.json', which cannot be read with the others:
          broken.tokens.json:1:2: error: \("")
        """), "\(draft.output)")
    #expect(results.map(\.outcome) == ["pass"])
  }

  @Test func `A broken file of a kind that is passed over is said too`() throws {
    try workspace.write("{", to: "broken.tokens.json")
    try write(["app.css": "--text: #000; --page: #fff"])
    let (draft, _) = try audited()
    #expect(draft.output.contains("Read 'app.css'.\nLeft out 'broken.tokens.json'"))
  }

  @Test func `What only a broken file refers to is not lost`() throws {
    try write(["palette.css": "--text: #000; --page: #fff"])
    try workspace.write(
      "@import \"./palette.css\"; :root { --n\u{0}: #333; } /*", to: "broken.css")
    let (draft, results) = try audited()
    #expect(draft.output.contains("Read 'palette.css'.\n"), "\(draft.output)")
    #expect(results.map(\.outcome) == ["pass"])
  }

  // MARK: What is looked for

  @Test(arguments: [
    (
      [
        "app/src/main/res/values/colors.xml":
          "<resources><color name='text'>#000</color><color name='page'>#FFF</color></resources>",
        "app/src/main/res/values-night/colors.xml":
          "<resources><color name='text'>#FFF</color><color name='page'>#000</color></resources>",
      ], #"{ "path": "app/src/main/res", "format": "android" }"#, 2
    ),
    (
      [
        "ui/theme/Color.kt": "val Day = Color(0xFFFFFFFF)\nval Night = Color(0xFF000000)\n",
        "ui/theme/Theme.kt":
          "val a = lightColorScheme(surface = Day, onSurface = Night)\n"
          + "val b = darkColorScheme(surface = Night, onSurface = Day)\n",
      ], #"{ "path": "ui/theme", "format": "kotlin" }"#, 2
    ),
    (
      [
        "lib/colors.dart":
          "class C { static const text = Color(0xFF000000); static const page = Color(0xFFFFFFFF); }"
      ], #"{ "path": "lib", "format": "dart" }"#, 1
    ),
    (
      [
        "App/Colors.swift":
          "enum Palette { static let text = Color.black; static let page = Color.white }",
        "App/Assets.xcassets/AppIcon.appiconset/Contents.json": "{}",
      ], #"{ "path": "App", "format": "swift" }"#, 1
    ),
    (["src/theme.ts": "export const c = { text: '#000', page: '#fff' }"], #""src/theme.ts""#, 1),
    (
      [
        "themes/a.json":
          ##"{"type": "dark", "colors": {"editor.background": "#000", "editor.foreground": "#fff"}, "tokenColors": [{"scope": "keyword", "settings": {"foreground": "#fff"}}]}"##
      ], #""themes/a.json""#, 2
    ),
    (
      [
        "tokens/$themes.json": "[]", "tokens/$metadata.json": ##"{"tokenSetOrder": ["core"]}"##,
        "tokens/core.json":
          ##"{"text": {"value": "#000", "type": "color"}, "page": {"value": "#fff", "type": "color"}}"##,
      ], #""tokens""#, 1
    ),
  ])
  func `Sources of each format are found and read together`(
    files: [String: String], source: String, evaluations: Int
  ) throws {
    for (path, text) in files { try workspace.write(text, to: path) }
    let (_, results) = try audited()
    #expect(try workspace.read("contrast-audit.json").contains(source))
    // Black and white.
    #expect(results.map { $0.number("ratio") } == Array(repeating: 21, count: evaluations))
  }

  @Test func `Of sources that contradict each other the one with the most colors is taken`() throws
  {
    try write([
      "a/site.css": "--text: #000; --page: #fff; --text-muted: #111",
      "b/print.css": "--text: #222; --page: #fff",
    ])
    let (draft, results) = try audited()
    #expect(draft.output.contains("Read 'a/site.css'."))
    #expect(draft.output.contains("Wrote 'print.contrast-audit.json' with 1 pairing"))
    #expect(results.count == 3)
  }

  @Test func `A folder with several formats is one to look into`() throws {
    try write(["web/app.css": "--text: #000; --page: #fff", "other.css": "--text: #111"])
    try workspace.write("let text = Color.black", to: "web/Colors.swift")
    let (draft, results) = try audited(["web"])
    #expect(draft.output.contains("Read 'web/app.css'."))
    #expect(results.map { $0.number("ratio") } == [21])
  }

  @Test func `What is there for tests is not taken`() throws {
    try write(["tests/app.css": "--text: #000; --page: #fff"])
    #expect(ToolRun(["init"], in: workspace).status == 2)
  }

  @Test func `What is written in a language that is not read is named`() throws {
    try write(["app.css": "--text: #000; --page: #fff"])
    try workspace.write("$text: #fff", to: "theme-dark.scss")
    #expect(
      try audited().draft.output.contains("Not read, since they are Sass: 'theme-dark.scss'."))
  }

  // MARK: Variants of an app

  private func writeResources(_ colors: [String: [String: String]]) throws {
    for (folder, values) in colors {
      let items = values.map { "<color name='\($0.key)'>\($0.value)</color>" }.joined()
      try workspace.write("<resources>\(items)</resources>", to: "src/\(folder)/colors.xml")
    }
  }

  /// 17.2 in light, and 1.2 in the dark of main.
  @Test func `A build variant takes no value of main away`() throws {
    try writeResources([
      "main/res/values": ["card_background": "#ffffff", "card_text": "#111111"],
      "main/res/values-night": ["card_background": "#222222", "card_text": "#333333"],
      "green/res/values-night": ["card_text": "#eeeeee"],
    ])
    let (draft, results) = try audited()
    #expect(draft.output.contains("Left out 'src/green/res', which cannot be read with the others"))
    #expect(
      Set(results.map { "\(contexts(of: $0)) \($0.outcome)" }) == ["light pass", "dark fail"])
  }

  /// Android chooses main's night value before the variant's plain one.
  @Test func `A variant whose plain value would hide a dark one is left out`() throws {
    try writeResources([
      "main/res/values": ["card_background": "#ffffff", "card_text": "#111111"],
      "main/res/values-night": ["card_background": "#222222", "card_text": "#333333"],
      "green/res/values": ["card_text": "#fafafa"],
    ])
    let (draft, results) = try audited()
    #expect(draft.output.contains("Left out 'src/green/res', which cannot be read with the others"))
    #expect(
      results.map { "\(contexts(of: $0)) \($0.outcome)" } == ["light pass", "dark fail"])
  }

  private static func brand(_ text: String) -> String {
    ##"{"text": {"$type": "color", "$value": "\##(text)"}, "page": {"$type": "color", "$value": "#FFFFFF"}}"##
  }

  @Test func `Files named for brands are themes`() throws {
    try workspace.write(Self.brand("#000000"), to: "o2.json")
    try workspace.write(Self.brand("#FEFEFE"), to: "vivo.json")
    let (_, results) = try audited(["o2.json", "vivo.json"])
    #expect(Set(results.map { "\(contexts(of: $0)) \($0.outcome)" }) == ["o2 pass", "vivo fail"])
  }

  /// Each has six roles and a palette of two colors that no other one has, so that six of eight tokens
  /// are in common.
  @Test func `Brands with palettes of their own are themes too`() throws {
    for (brand, text) in [("o2", "#000000"), ("tu", "#FEFEFE"), ("vivo", "#111111")] {
      let roles = ["text", "border", "icon", "link"].map {
        ##""\##($0)": {"type": "color", "value": "{palette.\##(brand)Ink}"}"##
      }
      let set =
        (roles + [
          ##""background": {"type": "color", "value": "{palette.\##(brand)Page}"}"##
        ]).joined(separator: ", ")
      try workspace.write(
        ##"""
        {"light": {\##(set)}, "dark": {\##(set)}, "global": {"palette": {
          "white": {"type": "color", "value": "#FFFFFF"},
          "\##(brand)Page": {"type": "color", "value": "#FFFFFF"},
          "\##(brand)Ink": {"type": "color", "value": "\##(text)"}}}}
        """##, to: "tokens/\(brand).json")
    }
    let (draft, results) = try audited()
    #expect(draft.output.contains("Guessed from its name: 'tokens/tu.json' is for theme tu\n"))
    let texts = results.filter { $0.text("foreground") == "text" }
    #expect(
      Set(texts.map { "\(contexts(of: $0)) \($0.outcome)" }) == [
        "light o2 pass", "dark o2 pass", "light tu fail", "dark tu fail", "light vivo pass",
        "dark vivo pass",
      ])
  }

  @Test(arguments: ["design-tokens", "acme-design-tokens", "tokens"])
  func `In a package of tokens the files may have any names and folders`(_ package: String) throws {
    func write(_ text: String, _ name: String) throws {
      try workspace.write(text, to: "\(package)/\(name)")
    }
    try write(
      ##"{"text": {"value": "{ color.black }"}, "page": {"value": "{ color.white }"}}"##,
      "src/application.json")
    try write(
      ##"{"color": {"black": {"value": "#000"}, "white": {"value": "#fff"}, "grey": {"value": "#888"}}}"##,
      "src/themes/base.json")
    try write(##"{"page": {"value": "{ color.grey }"}}"##, "src/modes/dark.json")
    // Settings, lists and schemas have no tokens.
    try write(##"{"rules": {"strict": "off"}, "overrides": [{"value": 1}]}"##, ".eslintrc.json")
    try write(##"["src/application.json"]"##, "manifest.json")
    try write(
      ##"{"$schema": "http://json-schema.org/draft-07/schema#", "$id": "x", "properties": {"value": {}}}"##,
      "schemas/color.json")
    let draft = ToolRun(["init"], in: workspace, workingIn: package)
    #expect(draft.status == 0, "\(draft.errors)")
    #expect(!draft.output.contains("Left out"), "\(draft.output)")
    let audit = ToolRun(["--format=json"], in: workspace, workingIn: package)
    // Black on white is 21, on #888888 5.92; both of 4.5.
    let ratios = try JSONReport(audit.output).results.map { "\(contexts(of: $0)) \($0.outcome)" }
    #expect(ratios == ["light pass", "dark pass"])
    #expect(audit.output.contains("21"))
    #expect(audit.output.contains("5.92"))
  }

  /// The answer of Figma's REST API, with channels from 0 to 1: black on white, and white on black.
  @Test(arguments: ["variables.json", "figma-variables.json", "src/figma.json"])
  func `The variables of Figma are found by the name of the file and what is in it`(
    _ name: String
  ) throws {
    try workspace.write(
      ##"""
      {"meta": {"variableCollections": {"C:1": {"id": "C:1", "name": "Semantic",
          "modes": [{"modeId": "1:0", "name": "Light"}, {"modeId": "1:1", "name": "Dark"}]}},
        "variables": {
          "V:1": {"name": "text/primary", "variableCollectionId": "C:1", "resolvedType": "COLOR",
            "valuesByMode": {"1:0": {"r": 0, "g": 0, "b": 0, "a": 1}, "1:1": {"r": 1, "g": 1, "b": 1, "a": 1}}},
          "V:2": {"name": "background/default", "variableCollectionId": "C:1", "resolvedType": "COLOR",
            "valuesByMode": {"1:0": {"r": 1, "g": 1, "b": 1, "a": 1}, "1:1": {"r": 0, "g": 0, "b": 0, "a": 1}}}}}}
      """##, to: name)
    // A file of such a name without tokens is none.
    try workspace.write(#"{"items": ["a"]}"#, to: "lib/variables.json")
    let (draft, results) = try audited()
    #expect(!draft.output.contains("Left out"), "\(draft.output)")
    #expect(results.map { "\(contexts(of: $0)) \($0.outcome)" } == ["light pass", "dark pass"])
  }

  @Test func `A policy and a baseline among the sets of a folder are no sets`() throws {
    try workspace.write(
      ##"[{"id": "1", "name": "A", "selectedTokenSets": {"light": "enabled"}}]"##,
      to: "$themes.json")
    try workspace.write(
      ##"{"text": {"value": "#111", "type": "color"}, "page": {"value": "#fff", "type": "color"}}"##,
      to: "light.json")
    try workspace.write(#"{"schemaVersion": 1, "findings": []}"#, to: "known.json")
    #expect(try audited().results.map(\.outcome) == ["pass"])
    #expect(ToolRun(["init", "--force"], in: workspace).status == 0)
    // What only looks like one is a set, which no theme has.
    try workspace.write(
      ##"{"rules": [], "text": {"value": "#eee", "type": "color"}}"##, to: "b.json")
    let run = ToolRun([], in: workspace)
    #expect(run.status == 0)
    #expect(run.output.contains("'rules' is an array; expected a token or a group"))
    #expect(run.output.contains("the set 'b' is in no theme and has no effect"))
  }

  @Test func `A style of text that nothing judges stops nothing`() throws {
    try workspace.write(
      ##"""
      {"$themes": [{"id": "1", "name": "A", "selectedTokenSets": {"core": "enabled", "lead": "enabled"}},
        {"id": "2", "name": "B", "selectedTokenSets": {"core": "enabled", "t": "enabled"}}],
       "core": {"text": {"$type": "color", "$value": "#111111"},
         "background": {"$type": "color", "$value": "#ffffff"}},
       "lead": {"lead": {"size": {"$type": "fontSizes", "$value": "24"},
         "weight": {"$type": "fontWeights", "$value": "700"}}},
       "t": {"style": {"$type": "typography", "$value": {"fontFamily": "X",
         "fontWeight": "{lead.weight}", "fontSize": "{lead.size}"}}}}
      """##, to: "tokens.json")
    #expect(try audited().results.map(\.outcome) == ["pass", "pass"])
    #expect(
      ToolRun([], in: workspace).errors.isEmpty
        && ToolRun([], in: workspace).output.contains("'lead.weight' has no value in theme B"))
    // A pairing that names it needs it.
    try workspace.write(
      #"{"tokens": ["tokens.json"], "rules": [{"id": "T", "pairings": [{"foreground": "text", "#
        + #""background": "background", "typeStyles": "style"}]}]}"#, to: "contrast-audit.json")
    #expect(ToolRun([], in: workspace).status == 2)
  }

  @Test func `The constant of a theme is judged in its theme`() throws {
    let themes = [
      ("light", "White", "Black"), ("dark", "Black", "White"), ("sea", "White", "Gray"),
    ]
    let constants = themes.map { name, page, text in
      """
      static let chipUi\(name.capitalized) = UIColor.\(page.lowercased())
      static let chipText\(name.capitalized) = UIColor.\(text.lowercased())
      """
    }
    func function(_ name: String, _ values: [(String, String)]) -> String {
      "static func \(name)(for theme: ThemeType) -> UIColor { switch theme {\n"
        + values.map { "case .\($0.0): return UIColor.\($0.1.lowercased())\n" }.joined() + "} }"
    }
    try workspace.write(
      """
      import UIKit
      enum ThemeType { case light, dark, sea }
      enum ThemeColor {
      \(constants.joined(separator: "\n"))
      \(function("text", themes.map { ($0.0, $0.2) }))
      \(function("page", themes.map { ($0.0, $0.1) }))
      }
      """, to: "ThemeColor.swift")
    let (_, results) = try audited()
    #expect(
      Set(
        results.map {
          "\($0.text("foreground")) on \($0.background.joined()): \(contexts(of: $0))"
        }
      ) == [
        "ThemeColor.text on ThemeColor.page: light", "ThemeColor.text on ThemeColor.page: dark",
        "ThemeColor.text on ThemeColor.page: sea",
        "ThemeColor.chipTextLight on ThemeColor.chipUiLight: light",
        "ThemeColor.chipTextDark on ThemeColor.chipUiDark: dark",
        "ThemeColor.chipTextSea on ThemeColor.chipUiSea: sea",
      ])
  }

  // MARK: What is only the value of another

  @Test func `What another token has in a context is judged as that other`() throws {
    try workspace.write(
      """
      :root { --text: #000; --text-dark: #fff; --text-light: #555; --page: #fff }
      @media (prefers-color-scheme: dark) { :root { --text: #fff; --page: #000 } }
      """, to: "app.css")
    let (_, results) = try audited()
    // `--text-light` is no text of the light scheme but a lighter one.
    #expect(Set(results.map { $0.text("foreground") }) == ["text", "text-light"])
  }

  @Test func `What a role points to is judged as the role`() throws {
    try workspace.write(
      """
      val surfaceLight = Color(0xFFFFFFFF)
      val onSurfaceLight = Color(0xFF000000)
      val light = lightColorScheme(surface = surfaceLight, onSurface = onSurfaceLight)
      val dark = darkColorScheme(surface = Color(0xFF000000), onSurface = Color(0xFFFFFFFF))
      """, to: "Theme.kt")
    let (_, results) = try audited()
    #expect(
      results.map { $0.text("foreground") } == ["ColorScheme.onSurface", "ColorScheme.onSurface"])
  }

  // MARK: Token files that need each other

  /// White on #7799CC is 2.91 by WCAG's formula.
  @Test func `What a component refers to gives its colors their type`() throws {
    try workspace.write(
      ##"{"text": {"value": "#000"}, "page": {"value": "#fff"}, "blue": {"value": "#7799cc"}}"##,
      to: "tokens/brand.json")
    try workspace.write(##"{"size": {"sm": {"value": "14px"}}}"##, to: "tokens/size.json")
    try workspace.write(
      ##"""
      {"button": {"background-color": {"value": "{blue}"}, "color": {"value": "{page}"},
                  "font-size": {"value": "{size.sm}"}}}
      """##, to: "tokens/button.json")
    try workspace.write(##"{"z": {"value": "1"}}"##, to: "tokens/z-index.json")
    let (draft, results) = try audited()
    #expect(
      draft.output.contains("Read 'tokens/brand.json', 'tokens/button.json', 'tokens/size.json'."))
    #expect(
      Set(results.map { "\($0.text("foreground")): \($0.outcome)" }) == [
        "text: pass", "button.color: fail",
      ])
  }

  @Test func `A named file without a token is left out, and that is said`() throws {
    try workspace.write(
      ##"{"text": {"$type": "color", "$value": "#000"}, "page": {"$type": "color", "$value": "#fff"}}"##,
      to: "color.tokens.json")
    try workspace.write(##"{"icon": {"size": {}}}"##, to: "icon.tokens.json")
    let (draft, results) = try audited(["color.tokens.json", "icon.tokens.json"])
    #expect(
      draft.output.contains("Left out, since there is no token in it: 'icon.tokens.json'.\n"))
    #expect(results.map(\.outcome) == ["pass"])
    #expect(ToolRun(["init", "--force", "icon.tokens.json"], in: workspace).status == 2)
    let policy = try workspace.read("contrast-audit.json")
    try workspace.write(
      policy.replacing(
        ##""color.tokens.json""##, with: ##""color.tokens.json", "icon.tokens.json""##),
      to: "contrast-audit.json")
    let audit = ToolRun([], in: workspace)
    #expect(audit.status == 2)
    #expect(audit.errors.contains("'icon.tokens.json' contains no token"))
  }
}
