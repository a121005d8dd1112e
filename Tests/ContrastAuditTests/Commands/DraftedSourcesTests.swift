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
    return (draft, try JSONReport(audit.output).results)
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
}
