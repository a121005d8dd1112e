import Testing

@testable import contrast_audit

/// A user's file over a system that ships. Ratios by WCAG's formula in Python's float64.
@Suite struct SystemOptionTests {
  /// Runs with one file of the user's; its words name it.
  private func run(_ text: String, as name: String = "my.theme", _ words: [String]) throws
    -> ToolRun
  {
    try ToolRun(policy: nil, files: [name: text], words)
  }

  private func report(_ text: String, as name: String = "my.theme", system: String) throws
    -> (ToolRun, JSONReport)
  {
    let run = try run(text, as: name, ["--system", system, name, "--format=json"])
    return (run, try JSONReport(run.output))
  }

  /// The document's example of a theme that hides its own messages: #FEFEFE on white is 1.0085.
  private static let faint = """
    base: "LIGHT"
    colors:
      background: "#ffffffff"
      title: "#fffefefe"

    """

  @Test func `A theme is audited on its base alone, and its color over the base's`() throws {
    let (run, report) = try report(Self.faint, system: "simplex")
    #expect(run.status == 1)
    #expect(run.errors == "")
    #expect(Set(report.results.map { $0.context["theme"] }) == ["LIGHT"])
    let title = try #require(
      report.results.first {
        $0.text("foreground") == "title" && $0.background == ["background", "any"]
      })
    #expect(abs((title.number("ratio") ?? 0) - 1.0085466189251153) < 1e-9)
    #expect(title.outcome == "fail")
  }

  @Test func `What a theme leaves to its base is named, and what it sets is not`() throws {
    let (_, report) = try report(Self.faint, system: "simplex")
    let notes = report.diagnostics.filter { $0["severity"] as? String == "note" }
    try #require(notes.count == 1)
    let message = notes[0]["message"] as? String ?? ""
    #expect(
      message.contains("are not set by 'my.theme', so the values of SimpleX Chat are judged: "))
    let names = message.split(separator: ": ").last?.split(separator: ", ").map(String.init) ?? []
    #expect(names.contains("onSurface"))
    #expect(names.contains("receivedMessage"))
    #expect(!names.contains("title"))
    // The base makes it the background, which the theme sets.
    #expect(!names.contains("wallpaper"))
  }

  @Test func `A list of themes is audited on each of its bases, and on no other`() throws {
    let themes = """
      themes:
      - base: "DARK"
        colors:
          secondary: "#ffb3aead"
      - base: "BLACK"
        colors:
          secondary: "#ffb3aead"
      """
    let (_, report) = try report(themes, system: "simplex")
    #expect(Set(report.results.map { $0.context["theme"] }) == ["DARK", "BLACK"])
  }

  @Test func `A theme that fixes what its base fails passes`() throws {
    let theme = """
      base: "DARK"
      colors:
        accent: "#ff9ecbff"
        secondary: "#ffd0d0d0"
        background: "#ff000000"
        menus: "#ff101010"
        sentMessage: "#ff101820"
        sentReply: "#ff182430"
        receivedMessage: "#ff161616"
        receivedReply: "#ff202020"
      """
    let run = try run(theme, ["--system", "simplex", "my.theme"])
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("PASS"))
  }

  @Test func `A filter narrows further, and one that leaves nothing is an error`() throws {
    let run = try run(Self.faint, ["--system=simplex", "my.theme", "--theme=DARK"])
    #expect(run.status == 2)
    #expect(run.errors.contains("'my.theme' sets nothing in the theme chosen, only in LIGHT"))
    #expect(
      try self.run(Self.faint, ["--system=simplex", "my.theme", "--theme=LIGHT"]).status == 1)
    let unknown = try self.run(Self.faint, ["--system=simplex", "my.theme", "--theme=LIGTH"])
    #expect(unknown.errors.contains("there is no theme 'LIGTH'; did you mean 'LIGHT'?"))
  }

  // MARK: What is no answer

  @Test(arguments: [
    ("my.theme", "simplex", "base: LIGHT\n", "'my.theme' contains no token when read as simplex"),
    ("my.theme", "simplex", "base: LIGHT\ncolors:\n  menu: \"#FFFFFF\"\n", "did you mean 'menus'?"),
    (
      "a.tokens.json", "vaultmail",
      ##"{"textPrimery": {"$type": "color", "$value": "#777777"}}"##,
      "VaultMail has no color 'textPrimery'; did you mean 'textPrimary'?"
    ),
    (
      "a.tokens.json", "vaultmail", ##"{"zzz": {"$type": "color", "$value": "#777777"}}"##,
      "'a.tokens.json' sets no color of VaultMail"
    ),
  ])
  func `A file that sets nothing, or a misspelled color, is an error`(
    name: String, system: String, text: String, message: String
  ) throws {
    let run = try run(text, as: name, ["--system", system, name])
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `A color of one's own may be there for others to refer to`() throws {
    let tokens = ##"""
      {"mine": {"$type": "color", "$value": "#0A0A0A"},
       "unused": {"$type": "color", "$value": "#0A0A0A"},
       "textPrimary": {"$type": "color", "$value": "{mine}"}}
      """##
    let (run, report) = try report(tokens, as: "a.tokens.json", system: "vaultmail")
    #expect(run.status == 1)
    let warnings = report.diagnostics.filter { $0["severity"] as? String == "warning" }
      .compactMap { $0["message"] as? String }
    #expect(warnings.contains { $0.hasSuffix("VaultMail has no such color: unused") })
    #expect(!warnings.contains { $0.contains("mine") })
  }

  @Test(arguments: ["--policy=p.json", "--no-built-in"])
  func `A system brings its own policy`(option: String) throws {
    let run = try run(Self.faint, ["--system=simplex", option, "my.theme"])
    #expect(run.status == 2)
    #expect(run.errors.contains("--system brings its own policy, and --"))
  }

  @Test func `A system that there is not has a hint`() throws {
    let run = try ToolRun("--system", "simplx")
    #expect(run.status == 2)
    #expect(run.errors.contains("--system cannot be 'simplx'; did you mean 'SimpleX'?"))
  }

  // MARK: Other commands

  @Test func `What is fixed is the user's file and nothing else`() throws {
    let workspace = try Workspace()
    try workspace.write(Self.faint, to: "my.theme")
    let words = ["--system=simplex", "my.theme"]
    let run = ToolRun(["fix", "--unsafe-fixes", "--write"] + words, in: workspace)
    #expect(try workspace.names(in: ".") == ["my.theme"])
    let text = try workspace.read("my.theme")
    #expect(!text.contains("fefefe"))
    #expect(!run.output.contains("SimpleX/"))
    let after = try JSONReport(ToolRun(words + ["--format=json"], in: workspace).output)
    let title = try #require(after.results.first { $0.text("foreground") == "title" })
    #expect(title.outcome == "pass")
    // What only the base could mend is said.
    #expect(run.output.contains("not fixed: "))
  }

  @Test func `The system itself cannot be written`() throws {
    let run = try ToolRun("fix", "--unsafe-fixes", "--write", "--system=material", "--level=AAA")
    #expect(run.status == 2)
    #expect(run.errors.contains("the built-in catalog cannot be changed"))
  }

  @Test func `Two files are compared over a system, and an accent is tried`() throws {
    let workspace = try Workspace()
    try workspace.write(Self.faint, to: "old.theme")
    try workspace.write(Self.faint.replacing("fefefe", with: "000000"), to: "new.theme")
    let better = ToolRun(["diff", "--system=simplex", "old.theme", "new.theme"], in: workspace)
    #expect(better.status == 0, "\(better.errors)")
    let worse = ToolRun(["diff", "--system=simplex", "new.theme", "old.theme"], in: workspace)
    #expect(worse.status == 1)
    #expect(ToolRun(["diff", "--system=simplex", "new.theme"], in: workspace).status == 2)
    let accent = ToolRun(
      ["accent", "--system=simplex", "--token=primary", "005FCC", "new.theme"], in: workspace)
    #expect(accent.status == 0, "\(accent.errors)")
    #expect(accent.output.contains("primary on background"))
    let listed = ToolRun(["list", "tokens", "--system=simplex", "new.theme"], in: workspace)
    #expect(listed.output.contains("new.theme:4"))
    let explained = ToolRun(
      ["explain", "--system=simplex", "title", "new.theme"], in: workspace)
    #expect(explained.output.contains("#000000"), "\(explained.errors)")
  }
}
