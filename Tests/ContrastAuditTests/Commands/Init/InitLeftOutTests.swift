import Testing

/// What `init` leaves out, and what it says of that.
@Suite struct InitLeftOutTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test func `A theme in which nothing is judged is excluded, and that is said`() throws {
    try workspace.write(":root { --hero: transparent; }", to: "docs/theme.css")
    try workspace.write(
      ":root { --text: #222; --bg: #fff; --hero: #00f; } .dark { --text: #eee; --bg: #111; }",
      to: "app/theme.css")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains("Excluded, because no pairing is judged there: theme docs\n"),
      "\(run.output)")
    #expect(
      try workspace.read("contrast-audit.json").contains(#""exclude": { "theme": ["docs"] }"#))
    #expect(ToolRun([], in: workspace).status == 0)
  }

  @Test func `A scheme that only a name was guessed to be is not left out either`() throws {
    try workspace.write(":root { --brand: #00f; }", to: "base.css")
    try workspace.write(":root { --brand: #66f; --text: #eee; --bg: #111; }", to: "dark.css")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 2, "\(run.output)")
    #expect(run.errors.contains("that are known in the scheme 'light' have names"), "\(run.errors)")
    #expect(try !workspace.names().contains("contrast-audit.json"))
  }

  @Test func `A style sheet of which nothing is read is left out with the reason`() throws {
    try workspace.write(":root { --text: #222; --bg: #fff; }", to: "base.css")
    try workspace.write(".midnight { --text: #444; --bg: #333; }", to: "dark.css")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains("Left out 'dark.css', since nothing of it is read:\n  dark.css:1:1: "),
      "\(run.output)")
  }

  @Test func `The policy names what is left out, a folder once, and the audit says so`() throws {
    try workspace.write(":root { --text: #222; --bg: #fff; }", to: "css/base.css")
    try workspace.write("$text: #ddd;", to: "css/theme.scss")
    try workspace.write("$text: #ddd;", to: "old/theme/colors.scss")
    try workspace.write("$text: #ddd;", to: "old/theme/dark/colors.scss")
    let run = ToolRun(["init", "--policy", "contrast-audit.json"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    let policy = try workspace.read("contrast-audit.json")
    #expect(
      policy.contains(
        """
          "leftOut": {
            "css/theme.scss": "Sass, which is not read",
            "old": "2 sources: Sass, which is not read"
          },
        """), "\(policy)")
    let audit = ToolRun([], in: workspace)
    #expect(audit.status == 0)
    #expect(audit.output.contains("left out by the policy: css/theme.scss"), "\(audit.output)")
  }

  @Test(arguments: [(8, true), (7, false)])
  func `A sheet of many colors without tokens is named`(count: Int, isNamed: Bool) throws {
    try workspace.write(":root { --text: #222; --bg: #fff; }", to: "base.css")
    try workspace.write(
      (0..<count).map { ".hl-\($0) {\n  color: #a0000\($0);\n}" }.joined(separator: "\n"),
      to: "code.css")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains("'code.css' has colors that are no tokens, such as '#a00000'") == isNamed,
      "\(run.output)")
    #expect(try workspace.read("contrast-audit.json").contains(#""code.css": "#) == isNamed)
  }

  @Test func `A sheet that is named for a theme and has no tokens is left out, and no other one`()
    throws
  {
    try workspace.write(":root { --text: #222; --bg: #fff; }", to: "base.css")
    try workspace.write(
      "body {\n  color: #d1d7e0;\n  background: #212830\n}", to: "dark-dimmed.css")
    try workspace.write(".card { color: #d1d7e0 }", to: "card.css")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains(
        "'dark-dimmed.css' has colors that are no tokens, such as '#d1d7e0'; write them as custom"),
      "\(run.output)")
    #expect(run.output.contains("Not audited, in no token: 'card.css' (1 color)."))
    let policy = try workspace.read("contrast-audit.json")
    #expect(!policy.contains("card.css"))
    #expect(policy.contains(#""leftOut": {"#) && policy.contains(#""dark-dimmed.css": "#))
  }

  @Test func `What a resolver reads is not left out`() throws {
    try workspace.write(
      ##"{"$type": "color", "page": {"$value": "#FFF"}, "text": {"$value": "#222"}}"##,
      to: "base.tokens.json")
    try workspace.write(
      ##"{"$type": "color", "page": {"$value": "#111"}, "text": {"$value": "#EEE"}}"##,
      to: "dark.tokens.json")
    try workspace.write(
      ##"""
      {"version": "2025.10",
       "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
       "modifiers": {"scheme": {"contexts": {"light": [], "dark": [{"$ref": "dark.tokens.json"}]}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/scheme"}]}
      """##, to: "app.resolver.json")
    let made = ToolRun(["init"], in: workspace)
    #expect(made.status == 0, "\(made.errors)")
    #expect(!made.output.contains("Left out"), "\(made.output)")
    let run = ToolRun([], in: workspace)
    #expect(run.output.hasPrefix("PASS  WCAG AA: all 2 pass in 2 schemes."), "\(run.errors)")
  }

  @Test func `What is left out is named from the folder of the policy, and nothing outside it`()
    throws
  {
    try workspace.write(":root { --text: #222; --bg: #fff; }", to: "app/base.css")
    try workspace.write("$text: #ddd;", to: "app/theme.scss")
    try workspace.write("$text: #ddd;", to: "theme.scss")
    let run = ToolRun(["init", "--policy", "app/contrast-audit.json"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    let policy = try workspace.read("app/contrast-audit.json")
    #expect(
      policy.contains(
        #""leftOut": {\n    "theme.scss": "Sass, which is not read"\n  }"#.replacing(
          "\\n", with: "\n")), "\(policy)")
  }

  @Test func `So is one whose rules are those of a shadow root and an unknown class`() throws {
    try workspace.write(":root, :host { --text: #222; --bg: #fff; }", to: "light.css")
    try workspace.write(":host, .midnight { --text: #444; --bg: #333; }", to: "dark.css")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains("Left out 'dark.css', since nothing of it is read:\n"), "\(run.output)")
  }

  @Test func `A scheme that the sources themselves have is never left out`() throws {
    try workspace.write(
      """
      :root { --brand: #00f }
      .dark { --brand: #66f; --text: #eee; --bg: #111 }
      """, to: "app.css")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 2, "\(run.output)")
    #expect(run.errors.contains("that are known in the scheme 'light' have names"), "\(run.errors)")
  }

  @Test func `What shows nothing is no foreground, and a sheet that another imports is read`()
    throws
  {
    try workspace.write("@import 'parts.css'; :root { --page: #FFF; --text: #222 }", to: "a.css")
    try workspace.write(":root { --border: transparent }", to: "parts.css")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("show nothing, and text is judged in one color:\n  border\n"))
    #expect(!run.output.contains("parts.css"), "\(run.output)")
  }

  @Test func `JSON in the form of tokens is not taken for plain colors`() throws {
    try workspace.write(
      ##"{"text": {"value": "#222"}, "page": {"value": "#FFF"}}"##, to: "colors.json")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 2, "\(run.output)")
    #expect(ToolRun(["init", "colors.json"], in: workspace).status == 0)
    #expect(try !workspace.read("contrast-audit.json").contains("format"))
  }

  @Test func `Where nothing is read at all, the reasons are said`() throws {
    try workspace.write(".my-lib { --text: #222; --bg: #fff; }", to: "lib.css")
    try workspace.write("$a: red", to: "styles/_dark.scss")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 2)
    #expect(run.errors.contains("lib.css:1:1: warning: not read: 2 custom properties of '.my-lib'"))
    #expect(run.errors.contains("note: 'styles/_dark.scss' is Sass, which is not read\n"))
  }

  @Test func `A source in conflict is left out though no names are known`() throws {
    try workspace.write(":root { --ax-1: #000; --bx-1: #fff; --bx-2: #fff }", to: "main.css")
    try workspace.write(":root { --ax-1: #333; --bx-1: #eee; }", to: "parts/boilerplate.css")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 2)
    #expect(run.errors.contains("no two of the 3 color tokens of 'main.css' have names"))
    #expect(run.errors.contains("'parts/boilerplate.css' cannot be read: "), "\(run.errors)")
  }

  @Test func `A folder that is named is searched if its files contradict each other`() throws {
    try workspace.write(
      ":root { --text: #222; --bg: #fff; --font: Inter; }", to: "styles/vars.css")
    try workspace.write(":root { --font: Vazirmatn; }", to: "styles/fonts.css")
    let run = ToolRun(["init", "styles"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try workspace.read("contrast-audit.json").contains("[\"styles/vars.css\"]"))
  }

  @Test func `Values that are not read are said to be the reason`() throws {
    try workspace.write(
      """
      import { made } from 'elsewhere';
      export const theme = made({ colors: { text: '#222222', background: '#ffffff' } });
      """, to: "theme.ts")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 2)
    #expect(run.errors.contains("no value of the 2 color tokens of 'theme.ts' is read as a color"))
    #expect(
      run.errors.contains("it is handed on in line 2 to code that is not read"), "\(run.errors)")
    #expect(!run.errors.contains("names that go together"), "\(run.errors)")
    #expect(!run.errors.contains("by hand"), "\(run.errors)")
  }

  @Test(arguments: [["init"], ["init", "palette.json"]])
  func `JSON of colors that are no design tokens is read as such`(words: [String]) throws {
    try workspace.write(
      ##"{"latte": {"text": {"hex": "#4c4f69"}, "base": {"hex": "#eff1f5"}}}"##, to: "palette.json")
    let run = ToolRun(words, in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try workspace.read("contrast-audit.json").contains(#""format": "json""#))
    #expect(ToolRun([], in: workspace).status == 0)
  }

  @Test func `The steps of a scale are not paired, and that is said`() throws {
    let members = (1...12).map { ##""gray\##($0)": {"$type": "color", "$value": "#AAAAAA"}"## }
    try workspace.write("{\(members.joined(separator: ","))}", to: "app.tokens.json")
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 2)
    #expect(run.errors.contains("'gray1' to 'gray12' are steps of a scale"), "\(run.errors)")
    #expect(run.errors.contains(#""foreground": "gray12", "background": "gray1""#))
  }

  @Test func `Of two catalogs with one name the app's is kept`() throws {
    let color = #"""
      {"info": {"version": 1, "author": "xcode"}, "colors": [{"idiom": "universal", "color":
       {"color-space": "srgb", "components":
        {"red": "0x00", "green": "0x00", "blue": "0x00", "alpha": "1.000"}}}]}
      """#
    for name in ["Accent", "text", "background"] {
      try workspace.write(color, to: "App/App.xcassets/\(name).colorset/Contents.json")
    }
    for name in ["Accent", "cardText", "cardBackground", "linkText", "linkBackground"] {
      try workspace.write(
        color.replacing("0x00", with: "0x11"),
        to: "Widget/Widget.xcassets/\(name).colorset/Contents.json")
    }
    let run = ToolRun(["init"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains(
        "Read 'App/App.xcassets'.\n"
          + "Wrote 'Widget.contrast-audit.json' with 1 pairing, from 'Widget/Widget.xcassets'."))
  }
}
