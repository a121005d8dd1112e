import TestSupport
import Testing

/// Names that read alike, names that look like patterns, and sources that give nothing.
@Suite struct NamesAndFoldersTests {
  private func run(
    _ pairing: String, tokens: String = #""a.css""#, _ files: [String: String]
  ) throws -> SystemRun {
    try SystemRun(
      policy: """
        {"tokens": [\(tokens)], "rules": [{"id": "R", "pairings": [\(pairing)]}]}
        """, files: files)
  }

  // MARK: Unicode

  /// Composed and decomposed, and the sign for kelvin: CSS compares code points. [CSS Values 4, 4.2]
  @Test(arguments: [("t\u{E9}", "te\u{301}"), ("K", "\u{212A}")])
  func `Names that only read alike are two tokens`(first: String, second: String) throws {
    let css = ":root { --\(first): #fff; --\(second): #000; --page: #fff }"
    for (name, status) in [(first, 1), (second, 0)] {
      let pairing = #"{"foreground": "\#(name)", "background": "page", "usage": "text"}"#
      #expect(try run(pairing, ["a.css": css]).status == status)
      let json = ##"""
        {"\##(first)": {"$type": "color", "$value": "#FFFFFF"},
         "\##(second)": {"$type": "color", "$value": "#000000"},
         "page": {"$type": "color", "$value": "#FFFFFF"}}
        """##
      let run = try run(pairing, tokens: #""a.tokens.json""#, ["a.tokens.json": json])
      #expect(run.errors == "")
      #expect(run.status == status)
    }
    let two = try run(
      #"{"foreground": "\#(first)", "background": "page", "usage": "text"}"#,
      tokens: #""a.css", "b.css""#,
      [
        "a.css": ":root { --\(first): #fff; --page: #fff }", "b.css": ":root { --\(second): #000 }",
      ])
    #expect(two.status == 1)
  }

  @Test func `A context that reads like another is an error`() throws {
    let run = try run(
      #"{"foreground": "ink", "background": "page", "usage": "text"}"#,
      tokens: #"""
        {"path": "a.css", "when": {"theme": "t\#u{E9}"}}, {"path": "b.css", "when": {"theme": "te\#u{301}"}},
        {"path": "c.css", "when": {"theme": "x"}}
        """#,
      [
        "a.css": ":root { --ink: #000; --page: #fff }",
        "b.css": ":root { --ink: #fff; --page: #fff }",
        "c.css": ":root { --ink: #000; --page: #fff }",
      ])
    #expect(run.status == 2)
    #expect(run.errors.contains("two names of the axis 'theme' or of its contexts look the same"))
  }

  // MARK: Patterns

  /// White on white fails, in a token that the pattern fits and that is not called like it.
  @Test(arguments: ["text.*", "text.?", "*.b", "**"])
  func `A pattern is one, though a token is called like it`(pattern: String) throws {
    let name = pattern.map { "*?.".contains($0) ? "\\\($0)" : String($0) }.joined()
    let css = ":root { --\(name): #000; --text\\.b: #fff; --page: #fff }"
    let run = try run(
      #"{"foreground": "\#(pattern)", "background": "page", "usage": "text"}"#, ["a.css": css])
    #expect(run.status == 1)
    let results = try JSONReport(run.output).results
    #expect(results.contains { $0.text("foreground") == "text.b" })
  }

  @Test func `A backslash makes a star a letter`() throws {
    let css = #":root { --text\.\*: #000; --text\.b: #fff; --page: #fff }"#
    let run = try run(
      #"{"foreground": "text.\\*", "background": "page", "usage": "text"}"#, ["a.css": css])
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(try JSONReport(run.output).results.map { $0.text("foreground") } == ["text.*"])
  }

  @Test func `A waiver for a star with a backslash covers that token alone`() throws {
    let css = #":root { --text\.\*: #fff; --text\.b: #fff; --page: #fff }"#
    func waived(_ name: String) throws -> SystemRun {
      try SystemRun(
        policy: """
          {"tokens": ["a.css"], "waivers": [{"foreground": "\(name)", "reason": "later"}],
           "rules": [{"id": "R", "pairings": [
             {"foreground": "text.**", "background": "page", "usage": "text"}]}]}
          """, files: ["a.css": css])
    }
    #expect(try waived(#"text.\\*"#).status == 1)
    #expect(try waived("text.*").status == 0)
  }

  // MARK: Folders

  private static let theme =
    "base: LIGHT\ncolors:\n  title: \"#ffffffff\"\n  background: \"#ffffffff\"\n"

  @Test func `A folder of themes is read file by file`() throws {
    let pairing = #"{"foreground": "title", "background": "background", "usage": "text"}"#
    let run = try SystemRun(
      policy: """
        {"tokens": [{"path": "themes", "format": "simplex"}],
         "exclude": {"theme": ["DARK", "SIMPLEX", "BLACK"]},
         "rules": [{"id": "R", "pairings": [\(pairing)]}]}
        """,
      files: ["themes/a.theme": Self.theme, "themes/notes.txt": "x"])
    #expect(run.errors == "")
    #expect(run.status == 1)
    let two = try self.run(
      pairing, tokens: #"{"path": "themes", "format": "simplex"}"#,
      [
        "themes/a.theme": Self.theme,
        "themes/b.theme": Self.theme.replacing("ffffffff", with: "ff000000"),
      ])
    #expect(two.status == 2)
    #expect(two.errors.contains("themes/b.theme:4"))
  }

  @Test(arguments: [
    (#"{"path": "d", "format": "simplex"}"#, "contains no file that simplex reads"),
    (#"{"path": "d", "format": "dtcg"}"#, "contains no file that dtcg reads"),
    (#"{"path": "d", "format": "material"}"#, "contains no file that material reads"),
    (#"{"path": "d", "format": "css"}"#, "'d' contains no token when read as css"),
    (#"{"path": "r", "format": "dtcg"}"#, "contains a resolver"),
    (#""empty.css""#, "'empty.css' contains no token when read as css"),
    (#""empty.tokens.json""#, "'empty.tokens.json' contains no token when read as dtcg"),
    (#""Empty.swift""#, "'Empty.swift' contains no token when read as swift"),
    (#""No.xcassets""#, "'No.xcassets' contains no token when read as xcassets"),
  ])
  func `A source that gives nothing is an error`(source: String, message: String) throws {
    let run = try run(
      #"{"foreground": "ink", "background": "page", "usage": "text"}"#,
      tokens: #""a.css", "# + source,
      [
        "a.css": ":root { --ink: #000; --page: #fff }", "d/notes.txt": "x",
        "empty.css": "p { color: red }", "empty.tokens.json": #"{"group": {}}"#,
        "Empty.swift": "let a = 1", "No.xcassets/Contents.json": "{}",
        "r/app.resolver.json": #"{"version": "2025.10", "resolutionOrder": []}"#,
      ])
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.contains("contrast-audit.json:1:"))
  }
}
