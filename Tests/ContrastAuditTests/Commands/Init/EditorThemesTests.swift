import TestSupport
import Testing

/// Color themes of VS Code as `init` finds them.
@Suite struct EditorThemesTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  private func write(_ text: [String: String]) throws {
    for (path, text) in text { try workspace.write(text, to: path) }
  }

  /// A theme with black, or another color, on white.
  private func theme(_ color: String = "#000000", _ more: String = "") -> String {
    ##"""
    {"name": "N", "colors": {"editor.background": "#FFFFFF", "editor.foreground": "\##(color)"\##(more)},
     "tokenColors": []}
    """##
  }

  private func manifest(_ themes: [(label: String, kind: String, path: String)]) -> String {
    let list = themes.map {
      ##"{"label": "\##($0.label)", "uiTheme": "\##($0.kind)", "path": "\##($0.path)"}"##
    }
    return ##"{"name": "x", "contributes": {"themes": [\##(list.joined(separator: ", "))]}}"##
  }

  /// Drafts a policy, and audits by it: `foreground on background, theme: outcome`.
  private func audited(_ words: [String] = []) throws -> (draft: ToolRun, results: Set<String>) {
    let draft = ToolRun(["init"] + words, in: workspace)
    #expect(draft.status == 0, "\(draft.errors)")
    let audit = ToolRun(["--format=json"], in: workspace)
    let results = try JSONReport(audit.output).results.map { result in
      let contexts = result.context.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      return "\(result.text("foreground")) on \(result.background.joined(separator: " over ")), "
        + "\(contexts.joined(separator: ", ")): \(result.outcome)"
    }
    return (draft, Set(results))
  }

  @Test func `Those that package json contributes are themes under their labels`() throws {
    try write([
      "package.json": manifest([
        ("Night", "vs-dark", "./themes/night.json"),
        ("Night (No Italics)", "vs-dark", "./themes/night-noitalic.json"),
        ("Day", "vs", "./themes/day.json"), ("Dusk", "vs", "./themes/dusk.json"),
      ]),
      "themes/night.json": theme(), "themes/night-noitalic.json": theme("#EEEEEE"),
      "themes/day.json": theme(), "themes/night-soft.json": theme(),
    ])
    let (draft, results) = try audited()
    #expect(
      results == [
        "editor.foreground on editor.background, theme Night: pass",
        "editor.foreground on editor.background, theme Night (No Italics): fail",
        "editor.foreground on editor.background, theme Day: pass",
      ])
    #expect(
      draft.output.contains(
        "Said by package.json: 'themes/day.json' is for theme Day, uiTheme vs\n"))
    #expect(draft.output.contains("Left out the themes of VS Code 'themes/night-soft.json'"))
    #expect(
      draft.output.contains(
        "Left out 'themes/dusk.json', which cannot be read with the others:\n  package.json:1:"))
    #expect(
      draft.output.contains(
        ": error: there is no 'themes/dusk.json', which is contributed as a theme; if a build makes "
          + "it, build it first\n"))
  }

  @Test func `The package json above the folder counts, and names on the command line too`() throws
  {
    try write([
      "package.json": manifest([
        ("A", "vs-dark", "./themes/a.json"), ("B", "hc-light", "./themes/b.json"),
      ]),
      "themes/a.json": theme(), "themes/b.json": theme(),
    ])
    let expected: Set<String> = [
      "editor.foreground on editor.background, theme A: pass",
      "editor.foreground on editor.background, theme B: pass",
    ]
    #expect(try audited(["themes"]).results == expected)
    #expect(try audited(["--force", "themes/a.json", "themes/b.json"]).results == expected)
    #expect(
      try workspace.read("contrast-audit.json").contains(
        ##"{ "path": "themes/b.json", "uiTheme": "hc-light", "when": { "theme": "B" } }"##))
  }

  @Test func `What lies beside a theme by name is a theme too`() throws {
    try write([
      "night-color-theme.json": theme(), "night-color-theme-noitalic.json": theme("#EEEEEE"),
      "soft.json": theme("#DDDDDD"), "other.json": ##"{"colors": {"a": 1}}"##,
    ])
    let (_, results) = try audited()
    #expect(
      results == [
        "editor.foreground on editor.background, theme night: pass",
        "editor.foreground on editor.background, theme night-noitalic: fail",
        "editor.foreground on editor.background, theme soft: fail",
      ])
  }

  @Test func `Themes under any names are found where nothing else is`() throws {
    try write([
      "OneDark.json": theme(), "OneDark-darker.json": theme("#EEEEEE"),
      "data.json": ##"{"a": 1}"##,
    ])
    let expected: Set<String> = [
      "editor.foreground on editor.background, theme OneDark: pass",
      "editor.foreground on editor.background, theme OneDark-darker: fail",
    ]
    #expect(try audited().results == expected)
    #expect(
      try audited(["--force", "OneDark.json", "OneDark-darker.json"]).results == expected)
    try workspace.write(":root { --text: #000; --page: #fff }", to: "app.css")
    #expect(try audited(["--force"]).draft.output.contains("Read 'app.css'."))
  }

  /// #AAAAAA on white is 2.32 by WCAG's formula.
  @Test func `Nothing of one theme shows in another, and each has defaults of its own kind`() throws
  {
    try write([
      "hc_light.json":
        ##"{"name": "L", "tokenColors": [{"scope": "comment", "settings": {"foreground": "#AAAAAA"}}]}"##,
      "dark_vs.json":
        ##"{"name": "D", "colors": {"badge.background": "#FFFFFF", "badge.foreground": "#EEEEEE"}, "tokenColors": []}"##,
      "dark_more.json": ##"{"name": "M", "include": "./dark_vs.json"}"##,
    ])
    let (draft, results) = try audited()
    #expect(
      results == [
        "editor.foreground on editor.background, theme dark_vs: pass",
        "editor.foreground on editor.background, theme dark_more: pass",
        "editor.foreground on editor.background, theme hc_light: pass",
        "tokenColors.comment on editor.background, theme hc_light: fail",
        "badge.foreground on badge.background, theme dark_vs: fail",
        "badge.foreground on badge.background, theme dark_more: fail",
      ])
    #expect(
      draft.output.contains(
        "Guessed from its name: 'hc_light.json' is for theme hc_light, uiTheme hc-light\n"))
  }

  @Test func `Labels that are alike give way to the names of files`() throws {
    try write([
      "package.json": manifest([
        ("One", "vs", "./a.json"), ("one", "vs", "./b.json"), ("%three%", "vs", "./c.json"),
      ]),
      "a.json": theme(), "b.json": theme(), "c.json": theme(),
    ])
    #expect(
      Set(try audited().results.map { $0.split(separator: " ").dropLast().last }) == [
        "a:", "b:", "c:",
      ])
  }

  @Test func `A theme that cannot be read is left out with its reason`() throws {
    try write([
      "package.json": manifest([
        ("A", "vs", "./a.json"), ("B", "vs", "./b.json"), ("C", "vs", "./c.tmTheme"),
      ]),
      "a.json": theme(), "b.json": theme("black"), "c.tmTheme": "<plist/>",
    ])
    let (draft, results) = try audited()
    #expect(results == ["editor.foreground on editor.background, scheme light: pass"])
    #expect(draft.output.contains("Left out 'b.json'"))
    #expect(draft.output.contains("'black' is not a color"))
    #expect(draft.output.contains("Left out 'c.tmTheme'"))
  }

  @Test func `A fix changes what the theme sets and no default`() throws {
    try write([
      "night.json":
        ##"{"name": "N", "type": "dark", "colors": {"tab.inactiveForeground": "#444444"}, "tokenColors": [{"scope": "a", "settings": {"foreground": "#444444"}}]}"##
    ])
    #expect(try audited().results.contains { $0.hasPrefix("tab.inactiveForeground") })
    let fix = ToolRun(["fix", "--unsafe-fixes", "--write"], in: workspace)
    #expect(fix.status == 0, "\(fix.output)\(fix.errors)")
    #expect(ToolRun([], in: workspace).status == 0)
    let text = try workspace.read("night.json")
    #expect(!text.contains("#444444") && !text.contains("editor.background"))
  }

  @Test func `A contributed theme that is not there is named, also beside other sources`() throws {
    let message =
      "package.json:1:87: error: there is no 'theme/t.json', which is contributed as a theme; if a "
      + "build makes it, build it first\n"
    try write(["package.json": manifest([("T", "vs-dark", "./theme/t.json")])])
    let alone = ToolRun(["init"], in: workspace)
    #expect(alone.status == 2)
    #expect(alone.errors == message)
    try workspace.write(":root { --text: #000; --page: #fff }", to: "app.css")
    try workspace.write(
      ##"{"text": {"$type": "color", "$value": "#000"}, "page": {"$type": "color", "$value": "#fff"}}"##,
      to: "app.tokens.json")
    let beside = ToolRun(["init"], in: workspace)
    #expect(beside.status == 0)
    #expect(
      beside.output.contains(
        "Left out 'theme/t.json', which cannot be read with the others:\n  " + message))
  }
}
