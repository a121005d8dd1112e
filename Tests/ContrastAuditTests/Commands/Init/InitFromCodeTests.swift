import Testing

/// What each draft has was worked out by hand from its code.
@Suite struct InitFromCodeTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  private static let sheet = """
    :root { --page: #FFFFFF; --card: #EEEEEE; --ink: #000000; --dim: #555555; --line: #777777 }
    """

  /// Writes tokens and code, and drafts from them.
  private func draft(
    _ code: String, in file: String = "app/a.css", tokens: String = sheet,
    from paths: [String] = ["app"]
  ) throws -> ToolRun {
    try workspace.write(tokens, to: "tokens.css")
    try workspace.write(code, to: file)
    return ToolRun(["init", "tokens.css"] + paths.flatMap { ["--from-code", $0] }, in: workspace)
  }

  // MARK: Pairs

  @Test func `A color whose opacity is a token of its own is not judged without it`() throws {
    let run = try draft(
      """
      .a { color: var(--ink); background: var(--page) }
      .b { color: var(--dim); background: var(--page) }
      """, tokens: Self.sheet.replacing(" }", with: "; --dim-opacity: 0.1 }"))
    #expect(run.status == 0, "\(run.errors)")
    #expect(try workspace.auditedPairings() == ["ink on page: text"])
    #expect(run.output.contains("write colors with it:\n  dim\n"))
  }

  @Test func `The policy has the pairs of the code, and those of names are left`() throws {
    let run = try draft(
      """
      .a { color: var(--ink); background: var(--page) }
      .b { color: var(--dim); background: var(--page) }
      .b .c { color: var(--ink) }
      .d { color: var(--ink); background: var(--card) }
      .d:hover { color: var(--dim) }
      .e { border: 1px solid var(--line); background: var(--card) }
      """)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output == """
        Wrote 'contrast-audit.json' with 5 pairings.
        5 of the 5 pairs in 'app' (1 file) are judged.
        1 use of colors could not be followed: 1 a background without a foreground in this file.
        'contrast-audit discover app' lists all of it.
        Next: read the policy, then run contrast-audit.

        """)
    #expect(
      try workspace.read("contrast-audit.json") == """
        {
          "tokens": ["tokens.css"],
          "rules": [
            {
              "id": "TEXT",
              "title": "Text meets WCAG on the backgrounds it stands on",
              "severity": "error",
              "pairings": [
                {
                  "foreground": ["ink", "dim"],
                  "background": ["page", "card"],
                  "usage": "text"
                }
              ]
            },
            {
              "id": "UI",
              "title": "Components meet WCAG against adjacent colors",
              "severity": "error",
              "pairings": [
                {
                  "foreground": "line",
                  "background": "card",
                  "usage": "ui-component"
                }
              ]
            }
          ]
        }

        """)
  }

  @Test(arguments: [
    ("color: var(--ink); font-size: 24px", "", "large-text"),
    ("color: var(--ink); font-size: 24px", "color: var(--ink); font-size: 32px", "large-text"),
    ("color: var(--ink); font-size: 24px", "color: var(--ink); font-size: 16px", "text"),
    // Nobody knows how large it is.
    ("color: var(--ink); font-size: 24px", "color: var(--ink)", "text"),
    ("border: 1px solid var(--ink)", "", "ui-component"),
    ("border: 1px solid var(--ink)", "color: var(--ink)", "text"),
    ("border: 1px solid var(--ink)", "color: var(--ink); font-size: 24px", "large-text"),
    ("color: var(--ink); font-size: 24px", "border: 1px solid var(--ink)", "large-text"),
  ])
  func `A pair is judged as what requires most, in whatever order`(
    first: String, second: String, usage: String
  ) throws {
    let rest = second.isEmpty ? "" : ".b { background: var(--page); \(second) }"
    let run = try draft(".a { background: var(--page); \(first) } \(rest)")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try workspace.auditedPairings() == ["ink on page: \(usage)"])
  }

  @Test func `A translucent background lies over the page, or over anything`() throws {
    let code = """
      .a { color: var(--ink); background: var(--veil) } .b { color: var(--ink); background: var(--bg) }
      """
    let run = try draft(code, tokens: ":root { --bg: #FFF; --veil: #0002; --ink: #000 }")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try workspace.auditedPairings() == ["ink on bg: text", "ink on veil over bg: text"])
    try workspace.write(":root { --veil: #0002; --ink: #000; --bg: #FFF9 }", to: "tokens.css")
    let other = ToolRun(
      ["init", "--force", "tokens.css", "--from-code", "app/a.css"], in: workspace)
    #expect(other.status == 0, "\(other.errors)")
    #expect(
      try workspace.auditedPairings() == ["ink on bg over any: text", "ink on veil over any: text"])
  }

  /// Values of the page under a condition change what lies beneath the veil.
  @Test func `A base that no pair has is judged under the conditions of its values`() throws {
    let run = try draft(
      ".a { color: var(--ink); background: var(--veil) }",
      tokens: """
        :root { --bg: #FFF; --veil: #0002; --ink: #000 }
        @media (hover) { :root { --bg: #EEE } }
        """)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("  audit  (hover)\n"))
    #expect(try workspace.auditedPairings() == ["ink on veil over bg: text"])
  }

  @Test func `Several paths are read, and places in both count once`() throws {
    try workspace.write(".b { color: var(--dim); background: var(--page) }", to: "web/b.css")
    let run = try draft(
      ".a { color: var(--ink); background: var(--page) }", from: ["app", "web", "./app/"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains("\n2 of the 2 pairs in 'app', 'web', './app/' (2 files) are judged.\n"))
    #expect(try workspace.auditedPairings() == ["ink on page: text", "dim on page: text"])
  }

  @Test func `Classes of Tailwind mean their own name for a color`() throws {
    let run = try draft(
      #"<p class="bg-page text-ink"><b class="text-2xl font-bold hover:text-dim">x</b></p>"#,
      in: "app/a.html",
      tokens: """
        @theme inline { --color-page: var(--page); --color-ink: var(--ink); --color-dim: var(--dim) }
        \(Self.sheet)
        """)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try workspace.auditedPairings() == [
        "color-ink on color-page: text", "color-dim on color-page: large-text",
      ])
    // What a color of the code points to is used too.
    #expect(
      run.output.contains("2 color tokens in no pairing:\n  card\n  line\nNext"), "\(run.output)")
  }

  @Test func `Without a token file those in the folder are searched for the tokens of the code`()
    throws
  {
    try workspace.write(
      ##"{"$type": "color", "text": {"$value": "#000000"}, "bg": {"$value": "#FFFFFF"}}"##,
      to: "design/app.tokens.json")
    try workspace.write(Self.sheet, to: "tokens.css")
    try workspace.write(".a { color: var(--ink); background: var(--page) }", to: "app/a.css")
    let run = ToolRun(["init", "--from-code", "app"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try workspace.auditedPairings() == ["ink on page: text"])
    #expect(run.output.contains("Read 'tokens.css'.\n"))
    #expect(
      run.output.contains("Left out the token files 'design/app.tokens.json'"), "\(run.output)")
  }

  // MARK: What the policy does not have

  @Test func `What is no pair of tokens as they are is listed, the most used first`() throws {
    let run = try draft(
      """
      .a { color: var(--ink); background: var(--page) }
      .b { color: #123456; background: var(--page) }
      .c { color: rgb(var(--ink) / 50%); background: var(--page) }
      .d { color: rgb(var(--dim) / 50%); background: var(--page) }
      .e { color: var(--other); background: var(--page) }
      .f { color: var(--another); background: var(--page) }
      .g { color: var(--another); background: var(--page) }
      .g:hover { background: var(--card) }
      .h { color: var(--ink) }
      .i { background: var(--card) }
      """)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output == """
        Wrote 'contrast-audit.json' with 1 pairing.
        1 of the 7 pairs in 'app' (1 file) is judged.
        The code shows no pair with them as they are: 3 color tokens in no pairing:
          card
          dim
          line
        Used in code, and not in the policy: 6 pairs
          The code sets an opacity, and no pairing has the tokens for that use:
            --dim at 50% on --page  1 place  app/a.css:4:13
          Less contrast as written than WCAG requires:
            --ink at 50% on --page  1 place  app/a.css:3:13
          A name is no token:
            --another on --page  2 places  app/a.css:6:13 app/a.css:7:13
            --other on --page    1 place   app/a.css:5:13
            --another on --card  1 place   app/a.css:7:13
          A color is written out:
            #123456 on --page  1 place  app/a.css:2:13
        2 uses of colors could not be followed: 1 no background in this file, 1 a background without a foreground in this file.
        'contrast-audit discover app' lists all of it.
        Next: read the policy, then run contrast-audit.

        """)
    #expect(try workspace.auditedPairings() == ["ink on page: text"])
  }

  @Test func `Where there is much, what a gate finds is listed whole and the rest is counted`()
    throws
  {
    let code = (0..<30).map {
      ".a\($0) { color: var(--x\($0)); background: var(--page) }"
        + ".b\($0) { color: rgb(var(--t\($0)) / 50%); background: var(--page) }\n"
    }
    let tokens = (0..<30).map { ":root { --t\($0): #000 }" }.joined()
    let run = try draft(
      ".a { color: var(--ink); background: var(--page) }" + code.joined(),
      tokens: Self.sheet + tokens)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("with them as they are: 33 color tokens"))
    #expect(run.output.contains("--t29 at 50% on --page"))
    #expect(run.output.contains("--x9 on --page"))
    #expect(!run.output.contains("--x10 on --page"))
    #expect(run.output.contains("    and 20 more\n"))
  }

  @Test func `A pair with a color in some schemes only is judged in these`() throws {
    let run = try draft(
      """
      .a { color: var(--ink); background: var(--page) }
      .b { color: var(--glow); background: var(--page) }
      .c { color: var(--never); background: var(--page) }
      """,
      tokens: """
        :root { --page: #FFFFFF; --ink: #000000; --never: ButtonText }
        @media (prefers-color-scheme: dark) { :root { --glow: #333333; --ink: #111111 } }
        """)
    #expect(run.status == 0, "\(run.errors)")
    let partly =
      "  A token has no color in some themes and schemes, where the pair is not judged:\n"
    #expect(
      run.output.contains(partly + "    --glow on --page  1 place  app/a.css:2:13\n"),
      "\(run.output)")
    let nowhere = "  A token is no single color, or has none in some themes and schemes:\n"
    #expect(
      run.output.contains(nowhere + "    --never on --page  1 place  app/a.css:3:13\n"),
      "\(run.output)")
    #expect(
      run.output.contains(
        """
        Judged in some contexts only, because their color is not known in the others:
          glow  scheme dark
        Left out, because their color is not known in every context:
          never

        """), "\(run.output)")
    #expect(try workspace.auditedPairings() == ["ink on page: text", "glow on page: text"])
    #expect(
      try workspace.read("contrast-audit.json").contains(#""when": { "scheme": ["dark"] }"#))
  }

  @Test func `Text in a gradient is left out, and said once`() throws {
    try workspace.write(
      """
      {"loud": {"$type": "gradient", "$value": [{"color": "#000000", "position": 0},
       {"color": "#333333", "position": 1}]}}
      """, to: "more.tokens.json")
    try workspace.write(Self.sheet, to: "tokens.css")
    try workspace.write(
      """
      .a { color: var(--ink); background: var(--page) }
      .b { color: var(--loud); background: var(--page); border: 1px solid var(--loud) }
      """, to: "app/a.css")
    let run = ToolRun(
      ["init", "tokens.css", "more.tokens.json", "--from-code=app"], in: workspace)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.contains("text is judged in one color:\n  loud\nThe code shows no pair"),
      "\(run.output)")
    #expect(
      run.output.contains("  A token is no single color, or has none in some themes and schemes:\n")
    )
    #expect(try workspace.auditedPairings() == ["ink on page: text"])
  }

  // MARK: Nothing to write

  @Test(arguments: [
    ".a { color: #000; background: var(--page) }",
    ".a { color: rgb(var(--ink) / 50%); background: var(--page) }",
    ".a { color: var(--page) }", ".a { color: var(--x); background: var(--y) }", "",
  ])
  func `Code without a pair of tokens is an error, and nothing is written`(code: String) throws {
    let run = try draft(code)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == "contrast-audit: error: no pair of the 5 color tokens of 'tokens.css' that can "
        + "be judged was found in the code in 'app'; 'contrast-audit discover app' lists what is "
        + "used there\n")
    #expect(try workspace.names() == ["app", "tokens.css"])
  }

  @Test(arguments: ["none", "notes"])
  func `A path without code is an error, and nothing is written`(path: String) throws {
    try workspace.write("text", to: "notes/a.txt")
    let run = try draft(
      ".a { color: var(--ink); background: var(--page) }", from: ["app", path])
    #expect(run.status == 2)
    #expect(run.errors.contains("'\(path)'"))
    #expect(try !workspace.names().contains("contrast-audit.json"))
  }

  @Test func `Twenty thousand pairs are drafted at once`() throws {
    let names = (0..<20_000).map { "t\($0)" }
    let tokens = names.map { "--\($0): #000" }.joined(separator: ";")
    let code = names.map { ".\($0) { color: var(--\($0)); background: var(--page) }\n" }
    let run = try draft(code.joined(), tokens: ":root { --page: #FFF; \(tokens) }")
    #expect(run.output.hasPrefix("Wrote 'contrast-audit.json' with 20000 pairings.\n"))
  }
}
