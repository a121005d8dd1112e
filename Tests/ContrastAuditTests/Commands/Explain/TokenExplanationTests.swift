import Testing

@Suite struct TokenExplanationTests {
  /// `action` is an alias over two hops, the middle one in a file of its own and its color by scheme.
  private static let files = [
    "app.resolver.json": """
    {"version": "2025.10",
     "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
     "resolutionOrder": [
       {"$ref": "#/sets/base"},
       {"type": "modifier", "name": "volume", "default": "calm", "contexts": {
         "calm": [], "loud": [{"$ref": "loud.json"}]}},
       {"type": "modifier", "name": "scheme", "default": "light", "contexts": {
         "light": [{"$ref": "light.json"}], "dark": [{"$ref": "dark.json"}]}}]}
    """,
    "base.json": ##"""
    {"$type": "color",
     "blue": {"$value": "#2563EB"},
     "sky": {"$value": "#93C5FD"},
     "page": {"$value": "#FFFFFF"},
     "accent": {"$value": "{blue}"},
     "action": {"$value": "{accent}", "$description": "What can be pressed",
       "$deprecated": "use accent"},
     "old": {"$value": "#000000", "$deprecated": true}}
    """##,
    "loud.json": ##"{"page": {"$value": "#FFFF00"}}"##,
    "light.json": ##"{"note": {"$type": "color", "$value": "#000000"}}"##,
    "dark.json": ##"""
    {
     "accent": {"$value": "{sky}"},
     "note": {"$type": "color", "$value": "#FFFFFF"}}
    """##,
  ]
  private static let policy = """
    {"tokens": ["app.resolver.json"], "optional": {"volume": "loud"}, "rules": [
      {"id": "ACT", "pairings": [
        {"foreground": ["action", "accent"], "background": "page", "usage": "ui-component",
         "minimum": 4}]}]}
    """

  private func explain(_ words: String...) throws -> ToolRun {
    try ToolRun(policy: Self.policy, files: Self.files, ["explain"] + words)
  }

  private func lines(_ run: ToolRun) -> [String] {
    run.output.split(separator: "\n").map(String.init)
  }

  /// The lines of hops, their blanks made single.
  private func hops(_ run: ToolRun) -> [String] {
    lines(run).drop { !$0.hasPrefix("How it gets its value") }.dropFirst().prefix {
      $0.hasPrefix(" ")
    }
    .map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test func `A token is explained hop by hop, with the layer and the place of each`() throws {
    let run = try explain("action")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      lines(run).prefix(5) == [
        "action (color)", "What can be pressed", "Deprecated: use accent",
        "Value: light #2563EB, dark #93C5FD", "How it gets its value in light:",
      ])
    #expect(
      hops(run) == [
        "action {accent} base.json:6 (set base)", "accent {blue} base.json:5 (set base)",
        "blue #2563EB base.json:2 (set base)",
      ])
    #expect(
      run.output.hasSuffix(
        """

        Pairings:
          ACT: action on page: 3:1 as ui-component (WCAG 1.4.11), at least 4:1

        """))
  }

  /// The scheme is the second axis, and the first is not shown.
  @Test func `The way is that of the scheme that is asked for`() throws {
    let run = try explain("action", "--scheme=dark")
    #expect(lines(run).contains("How it gets its value in dark:"))
    #expect(
      hops(run) == [
        "action {accent} base.json:6 (set base)", "accent {sky} dark.json:2 (scheme dark)",
        "sky #93C5FD base.json:3 (set base)",
      ])
  }

  @Test func `Each hop stands further in`() throws {
    let starts = lines(try explain("action")).filter { $0.contains(".json:") }.map { line in
      line.prefix { $0 == " " }.count
    }
    #expect(starts == [2, 4, 6])
  }

  @Test func `A token that no pairing names says so`() throws {
    let run = try explain("old")
    #expect(
      run.output == """
        old (color)
        Deprecated

        Value: #000000

        How it gets its value in light:
          old  #000000  base.json:8  (set base)

        No pairing names it.

        """)
  }

  @Test func `A background knows its pairings, and optional contexts are left out`() throws {
    let run = try explain("page")
    #expect(lines(run).contains("Value: #FFFFFF"))
    #expect(run.output.contains("\n  ACT: action on page: "))
    #expect(run.output.contains("\n  ACT: accent on page: "))
  }
}
