import Testing

/// What a policy does not audit is named by every report with room for it.
@Suite struct LeftOutTests {
  private static let files = [
    "a.css": """
    :root { --ink: #000; --page: #FFF }
    @media (min-width: 600px) { :root { --ink: #EEE } }
    """,
    "brand.scss": "$ink: #EEE;",
  ]

  private func run(
    _ words: [String], leftOut: String = #""brand.scss": "Sass, until the move to CSS""#
  )
    throws -> ToolRun
  {
    try ToolRun(
      policy: """
        {"tokens": ["a.css"], "leftOut": {\(leftOut)}, "conditions": {"(min-width: 600px)": "ignore"},
         "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
        """, files: Self.files, words)
  }

  @Test(arguments: [
    "text", "markdown", "html", "sarif", "acr", "openacr", "json", "junit", "github", "compact",
    "azure", "teamcity", "xcode",
  ])
  func `A report says what the policy leaves out and ignores`(format: String) throws {
    let run = try run(["--format", format])
    #expect(run.status == 0, "\(run.errors)")
    // A page may break a name.
    let text = run.output.replacing("<wbr>", with: "")
    #expect(text.contains("brand.scss (Sass, until the move to CSS)") || format == "json")
    #expect(text.contains("Sass, until the move to CSS"))
    #expect(text.contains("(min-width: 600px)"))
  }

  @Test func `The details say it too`() throws {
    let run = try run(["--details"])
    #expect(run.output.contains("left out by the policy: brand.scss (Sass, until the move to CSS)"))
    #expect(run.output.contains("ignored by the policy: (min-width: 600px)"))
  }

  @Test func `An audit that leaves out a file is no complete evidence`() throws {
    #expect(try run(["--format", "openacr"]).output.contains("INCOMPLETE"))
    #expect(try !run(["--format", "openacr"], leftOut: "").output.contains("INCOMPLETE"))
  }

  @Test(arguments: [
    (#""brand.scss": " ""#, 2, "'brand.scss' is left out without a reason; say why"),
    (#""a.css": "why""#, 2, "'a.css' is left out and among the tokens; expected one of both"),
    (#""./a.css": "why""#, 2, "'./a.css' is left out and among the tokens; expected one of both"),
    (#""gone.css": "why""#, 0, "'gone.css' is left out, and there is no file 'gone.css'"),
    (#""../b.css": "why""#, 0, "'../b.css' is left out, and there is no file '../b.css'"),
  ])
  func `An entry has a reason, and a file that is not audited`(
    leftOut: String, status: Int32, message: String
  ) throws {
    let run = try run([], leftOut: leftOut)
    #expect(run.status == status)
    #expect((run.errors + run.output).contains(message), "\(run.errors) \(run.output)")
  }
}
