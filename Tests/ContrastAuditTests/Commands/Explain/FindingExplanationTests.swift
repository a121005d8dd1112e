import Testing

@Suite struct FindingExplanationTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  private func write(_ tokens: String, pairings: String, policy: String = "") throws {
    try workspace.write("{\"$type\": \"color\",\n\(tokens)}", to: "a.tokens.json")
    try workspace.write(
      """
      {"tokens": ["a.tokens.json"], \(policy) "rules": [
        {"id": "R", "title": "Readable", "source": "Book, page 3", "pairings": [
          \(pairings)
        ]}]}
      """, to: "contrast-audit.json")
  }

  /// The number that ends the line of the only finding of the text report that holds a text.
  private func number(of text: String, options: [String] = []) throws -> String {
    let lines = ToolRun(options + ["--details"], in: workspace).output.split(separator: "\n")
      .filter { $0.contains(text) && $0.contains(#/ of .* [0-9a-f]{8}$/#) && $0.hasPrefix("  ") }
    #expect(lines.count == 1)
    return String(try #require(lines.first?.split(separator: " ").last))
  }

  private static let grey =
    ##""ink": {"$value": "{grey}"}, "page": {"$value": "#FFFFFF"},\##n"grey": {"$value": "#777777"}"##
  private static let onPage =
    #"{"foreground": "ink", "background": "page", "usage": "text", "source": "chapter 2", "reason": "the body"}"#

  @Test func `A finding is explained by the number that the text report gives it`() throws {
    try write(Self.grey, pairings: Self.onPage)
    let number = try number(of: "ink on page")
    #expect(number.count == 8)
    let run = ToolRun(["explain", number], in: workspace)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let fingerprint = try #require(
      try JSONReport(ToolRun(["--format=json"], in: workspace).output).results.first
    )
    .text("fingerprint")
    #expect(fingerprint.hasPrefix(number))
    // On white #767676 is 4.542 and #777777 4.478.
    #expect(
      run.output == """
        ink on page
        fail: contrast 4.47:1 is below 4.5:1 (WCAG 1.4.3)

        Colors as seen: #777777 on #FFFFFF
        Foreground:
          ink     {grey}   a.tokens.json:2  (a.tokens.json)
            grey  #777777  a.tokens.json:3  (a.tokens.json)
        Background:
          page  #FFFFFF  a.tokens.json:2  (a.tokens.json)

        Usage: text
        Rule: R, Readable
        Rule's source: Book, page 3
        Source: chapter 2
        Because: the body
        Declared: contrast-audit.json:3

        What would pass: an opaque foreground of the luminance of a gray no lighter than #767676
        In the plan: change grey from #777777 to #767676 (barely visible, ΔE 0.01) at a.tokens.json:3
        Alone, with all other colors as they are:
          change grey from #777777 to #767676 (barely visible, ΔE 0.01)  (a.tokens.json:3)

        Fingerprint: \(fingerprint)

        """)
    #expect(ToolRun(["explain", fingerprint], in: workspace).output == run.output)
    #expect(ToolRun(["explain", String(fingerprint.prefix(4))], in: workspace).status == 0)
  }

  // MARK: What would pass

  /// The greys are computed by WCAG's formula in Python.
  @Test(arguments: [
    ("#FFFFFF", "text", 4.5, ["#767676"]), ("#000000", "text", 4.5, ["#757575"]),
    ("#FFFFFF", "ui-component", 3, ["#949494"]), ("#777777", "text", 4.5, ["#060606"]),
    ("#808080", "ui-component", 3, ["#373737", "#E1E1E1"]),
    ("#2563EB", "text", 4.5, ["#F0F0F0"]), ("#777777", "text", 7, []),
  ])
  func `What would pass passes when it is tried, and the next grey does not`(
    background: String, usage: String, minimum: Double, greys: [String]
  ) throws {
    func tokens(_ ink: String) -> String {
      ##""ink": {"$value": "\##(ink)"}, "page": {"$value": "\##(background)"}"##
    }
    let pairing = """
      {"foreground": "ink", "background": "page", "usage": "\(usage)", "minimum": \(minimum)}
      """
    try write(tokens(background), pairings: pairing)
    let output = ToolRun(["explain", try number(of: "ink on page")], in: workspace).output
    let line = try #require(
      output.split(separator: "\n").first { $0.hasPrefix("What would pass: ") })
    let found = line.split { !"#0123456789ABCDEF".contains($0) }.filter { $0.hasPrefix("#") }
    #expect(found.map(String.init) == greys)
    if greys.isEmpty { #expect(line.hasSuffix("no foreground reaches 7:1 on this background")) }
    for grey in greys {
      try write(tokens(grey), pairings: pairing)
      #expect(ToolRun([], in: workspace).status == 0, "\(grey)")
      // Towards the background by one step of 8 bits.
      let level = try #require(Int(grey.dropFirst().prefix(2), radix: 16))
      let isDarker = line.contains("no lighter than \(grey)")
      let near = String(isDarker ? level + 1 : level - 1, radix: 16)
      let step = String(repeating: String(repeating: "0", count: 2 - near.count) + near, count: 3)
      try write(tokens("#\(step)"), pairings: pairing)
      #expect(ToolRun([], in: workspace).status == 1, "\(step)")
    }
  }

  @Test func `Where what lies beneath decides no foreground is promised`() throws {
    try write(
      ##""ink": {"$value": "#FFFFFF"}, "veil": {"$value": "#00000080"}"##,
      pairings: #"{"foreground": "ink", "background": "veil over any", "usage": "text"}"#)
    let run = ToolRun(["explain", try number(of: "ink on veil over any")], in: workspace)
    #expect(run.output.contains("\nindeterminate: contrast 4.00–21.00:1 depends on what lies"))
    #expect(run.output.contains("\nBackground: any\n"))
    #expect(
      run.output.contains("What would pass: a more opaque background, or a narrower backdrop"))
  }

  @Test func `What passes is explained too, without advice`() throws {
    try write(
      ##""ink": {"$value": "#000"}, "page": {"$value": "#FFF"}"##,
      pairings: #"{"foreground": "ink", "background": "page", "usage": "text"}"#)
    let result = try #require(
      try JSONReport(ToolRun(["--format=json"], in: workspace).output).results.first)
    let run = ToolRun(["explain", result.text("fingerprint")], in: workspace)
    #expect(run.output.contains("\npass: contrast 21.00:1 meets 4.5:1 (WCAG 1.4.3)\n"))
    #expect(!run.output.contains("What would pass"))
  }

  @Test func `The colors are those of the finding's own context behind one that is not named`()
    throws
  {
    for (name, text) in TwoAxes.files { try workspace.write(text, to: name) }
    try workspace.write(
      TwoAxes.policy(
        #""optional": {"contrast": "high"}"#, foreground: "ink", pairing: #", "minimum": 7"#),
      to: "contrast-audit.json")
    let run = ToolRun(["explain", try number(of: "ink on page")], in: workspace)
    #expect(run.output.hasPrefix("ink on page, dark\nfail: contrast 5.92:1 is below 7:1"))
    #expect(run.output.contains("\n  ink  #888888  app.resolver.json:10  (scheme dark)\n"))
    #expect(run.output.contains("\n  page  #000000  app.resolver.json:10  (scheme dark)\n"))
    let level = ToolRun(["explain", "--level=AAA", "--scheme=dark", "TEXT"], in: workspace)
    #expect(level.output.contains("ink on page: 7:1 as text (WCAG 1.4.6), at least 7:1"))
  }

  // MARK: None, several, unknown

  /// With more findings than 16⁴ there are digits some of them share.
  @Test func `A number that begins several fingerprints asks for more of it`() throws {
    let names = (0..<600).map { "ink\($0)" }
    let tokens =
      names.map { ##""\##($0)": {"$value": "#777777"}"## } + [##""page": {"$value": "#FFF"}"##]
    try write(
      tokens.joined(separator: ","),
      pairings: #"{"foreground": "ink*", "background": "page", "usage": "text"}"#)
    let results = try JSONReport(ToolRun(["--format=json"], in: workspace).output).results
    let groups = Dictionary(grouping: results.map { $0.text("fingerprint") }) { $0.prefix(4) }
    let (prefix, several) = try #require(groups.first { $0.value.count > 1 })
    let run = ToolRun(["explain", String(prefix)], in: workspace)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors
        == "contrast-audit: error: '\(prefix)' begins \(several.count) fingerprints; give more digits\n"
    )
    for fingerprint in several {
      #expect(ToolRun(["explain", fingerprint], in: workspace).status == 0)
    }
  }

  @Test(arguments: ["00000000", "zzzz", "a", ""])
  func `A number that begins none is unknown`(word: String) throws {
    try write(Self.grey, pairings: Self.onPage)
    let run = ToolRun(["explain", word], in: workspace)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.hasPrefix("contrast-audit: error: there is no rule, token or finding '\(word)'"))
  }

  /// Three digits would do, and are too few to be meant.
  @Test func `Less than four digits are no number`() throws {
    try write(Self.grey, pairings: Self.onPage)
    let number = try number(of: "ink on page")
    #expect(ToolRun(["explain", String(number.prefix(3))], in: workspace).status == 2)
  }

  @Test func `To explain nothing is an error that names the rules`() throws {
    try write(Self.grey, pairings: Self.onPage)
    let run = ToolRun(["explain"], in: workspace)
    #expect(run.status == 2)
    #expect(
      run.errors == "contrast-audit: error: 'explain' needs a rule, a token or a finding; the "
        + "rules are R\n")
  }
}
