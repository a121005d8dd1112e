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
    // On white #2563EB has 5.16, #93C5FD 1.80.
    #expect(
      run.output.contains(
        "\nPairings:\n  ACT: action on page: 3:1 as ui-component (WCAG 1.4.11), at least 4:1; "
          + "1 of 2 fail, the worst "))
  }

  /// `action` is an alias of `accent`, which is one of `blue` and `sky`.
  @Test func `A token names what it gives its value to, and the pairings that this is in`() throws {
    let run = try explain("accent")
    #expect(lines(run).contains("Gives its value to: action"))
    #expect(run.output.contains("\n  ACT: action on page: "))
    #expect(lines(try explain("blue")).contains("Gives its value to: accent, action"))
    #expect(!run.output.contains("No pairing names it"))
  }

  @Test func `A group lists its tokens, and no word that only begins a name is one`() throws {
    let workspace = try Workspace()
    try workspace.write(
      ##"{"$type": "color", "color": {"text": {"$value": "#000000"}, "page": {"$value": "#FFFFFF"}}, "colorful": {"$value": "#FF0000"}}"##,
      to: "app.tokens.json")
    try workspace.write(
      SmallSystem.policy(foreground: "color.text", background: "color.page"),
      to: "contrast-audit.json")
    for word in ["color", "color."] {
      let run = ToolRun(["explain", word], in: workspace)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("color, a group of 2 tokens\n\n"))
      #expect(run.output.contains("  color.text  ") && !run.output.contains("colorful"))
    }
    #expect(ToolRun(["explain", "colo"], in: workspace).status == 2)
  }

  @Test func `A token that the plan changes shows its change`() throws {
    let workspace = try Workspace()
    try SmallSystem.write(to: workspace, policy: SmallSystem.policy(foreground: "grey"))
    let run = ToolRun(["explain", "grey"], in: workspace)
    #expect(
      run.output.contains(
        "\nIn the plan: change grey from #777777 to #767676 (barely visible, ΔE 0.01) at "
          + "app.tokens.json:5, 1 finding\n"))
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
