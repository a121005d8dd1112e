import Testing

/// `{"choose": …}`: the foreground that code chooses by how light the background is. In Python: the
/// relative luminance of #4DC779 is 0.4381, of #FFCC00 0.6445; the brightness of #4DC779 is 0.6025.
/// White is 2.1514 on #4DC779 and 1.5120 on #FFCC00, #111827 is 8.2456 and 11.7328.
@Suite struct ChosenByLuminanceTests {
  private static let tokens = ##"""
    {
      "$type": "color",
      "ink": {"$value": "#111827"}, "white": {"$value": "#FFFFFF"}, "green": {"$value": "#4DC779"},
      "yellow": {"$value": "#FFCC00"}, "middle": {"$value": "#767676"},
      "fade": {"$type": "gradient", "$value": [
        {"color": "#000000", "position": 0}, {"color": "#FFFFFF", "position": 1}]}
    }
    """##

  private static func choice(
    by measure: String = "luminance", threshold: String = "0.5", light: String = "white"
  ) -> String {
    #"{"choose": {"by": "\#(measure)", "threshold": \#(threshold), "dark": "ink", "light": "\#(light)"}}"#
  }

  private func audit(
    _ foreground: String, background: String = #"["green", "yellow"]"#,
    options: [String] = ["--format=json"]
  ) throws -> ToolRun {
    try ToolRun(
      policy: """
        {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [
          {"foreground": \(foreground), "background": \(background), "usage": "text"}]}]}
        """, files: ["a.tokens.json": Self.tokens], options)
  }

  @Test(arguments: [
    ("luminance", "0.5", ["white", "ink"], [2.1514143091260047, 11.732834475793343]),
    ("luminance", "0.43", ["ink", "ink"], [8.2456, 11.732834475793343]),
    ("luminance", "0.7", ["white", "white"], [2.1514143091260047, 1.5120]),
    ("brightness", "0.5", ["ink", "ink"], [8.2456, 11.732834475793343]),
    ("brightness", "0.61", ["white", "ink"], [2.1514143091260047, 11.732834475793343]),
  ])
  func `The dark foreground is chosen above the threshold, whether it is the better one or not`(
    measure: String, threshold: String, chosen: [String], ratios: [Double]
  ) throws {
    let run = try audit(Self.choice(by: measure, threshold: threshold))
    #expect(run.errors.isEmpty)
    let results = try JSONReport(run.output).results
    #expect(results.map { $0.text("chosen") } == chosen)
    for (result, ratio) in zip(results, ratios) {
      #expect(abs((result.number("ratio") ?? 0) - ratio) < 1e-4)
    }
    #expect(
      results.allSatisfy {
        $0.text("foreground") == "ink above \(measure) \(threshold), else white"
      })
  }

  /// At the threshold itself the light one: white has luminance 1.
  @Test func `What is as light as the threshold and no lighter keeps the light foreground`() throws
  {
    let run = try audit(Self.choice(threshold: "1", light: "green"), background: #""white""#)
    #expect(try JSONReport(run.output).results.map { $0.text("chosen") } == ["green"])
  }

  @Test func `Reports name both and what was chosen, and a filter and coverage find both`() throws {
    let run = try audit(Self.choice(), background: #""green""#, options: ["--details"])
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "2.15 of 4.5  ink above luminance 0.5, else white on green  #FFFFFF on #4DC779"))
    let filtered = try audit(Self.choice(), options: ["--token=ink", "--format=json"])
    #expect(try JSONReport(filtered.output).results.count == 2)
    let coverage = try #require(try JSONReport(filtered.output)["coverage"] as? [String: Any])
    #expect((coverage["unreached"] as? [String])?.contains("ink") == false)
    let html = try audit(Self.choice(), options: ["--format=html"]).output
    #expect(html.contains("chosen: "))
  }

  /// A green that is a little darker still has white, and fails until white reaches 4.5 on it; one that
  /// is lighter than the threshold has the dark text. Either way what is proposed passes when it is
  /// judged again, which `fix` does before it writes.
  @Test func `A background is changed so that the foreground which it then has passes`() throws {
    let workspace = try Workspace()
    try workspace.write(Self.tokens, to: "a.tokens.json")
    try workspace.write(
      """
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [
        {"foreground": \(Self.choice()), "background": "green", "usage": "text"},
        {"foreground": "white", "background": "ink", "usage": "text"}]}]}
      """, to: "contrast-audit.json")
    let fix = ToolRun(["fix", "--unsafe-fixes", "--write"], in: workspace)
    #expect(fix.status == 0, "\(fix.output)\(fix.errors)")
    let after = ToolRun(["--format=json"], in: workspace)
    #expect(after.status == 0)
    let result = try #require(try JSONReport(after.output).results.first)
    #expect((result.number("ratio") ?? 0) >= 4.5)
    // The text colors stay what they are: another foreground is chosen, or the background is darker.
    #expect(try workspace.read("a.tokens.json").contains("#111827"))
  }

  @Test func `Explain says how it was chosen`() throws {
    let workspace = try Workspace()
    try workspace.write(Self.tokens, to: "a.tokens.json")
    try workspace.write(
      """
      {"tokens": ["a.tokens.json"], "rules": [{"id": "R", "pairings": [
        {"foreground": \(Self.choice()), "background": "green", "usage": "text"}]}]}
      """, to: "contrast-audit.json")
    let report = try JSONReport(ToolRun(["--format=json"], in: workspace).output)
    let fingerprint = try #require(report.results.first?.text("fingerprint"))
    let run = ToolRun(["explain", fingerprint], in: workspace)
    #expect(
      run.output.contains(
        "Chosen by the luminance of the background: 'ink' above 0.5, else 'white'"))
  }

  @Test func `On a background that is no one color nothing is chosen`() throws {
    let run = try audit(Self.choice(), background: #""fade""#)
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "contrast-audit.json:2:3: error: 'fade' is not a single color, so its luminance cannot choose a foreground"
      ))
  }

  @Test(arguments: [
    (
      #"{"choose": {"by": "luminance", "dark": "ink", "light": "white"}}"#,
      "the choice has no threshold"
    ),
    (#"{"choose": 3}"#, "a choice is a number"),
    (
      #"{"choose": {"by": "lightness", "threshold": 0.5, "dark": "ink", "light": "white"}}"#,
      "by is 'lightness'"
    ),
    (
      #"{"choose": {"by": "luminance", "threshold": 50, "dark": "ink", "light": "white"}}"#,
      "threshold is 50; expected 0 to 1"
    ),
    (
      #"{"choose": {"by": "luminance", "threshold": 0.5, "dark": "w*", "light": "white"}}"#,
      "dark is the pattern 'w*'; expected one token"
    ),
    (
      #"{"choose": {"by": "luminance", "threshold": 0.5, "dark": "inkk", "light": "white"}}"#,
      "the token 'inkk' does not exist; did you mean 'ink'?"
    ),
    (
      #"{"choose": {"by": "luminance", "threshold": 0.5, "dark": "ink", "light": "white", "x": 1}}"#,
      "a choice has no key 'x'"
    ),
    (
      #"{"best": ["ink"], "choose": {"by": "luminance", "threshold": 0.5, "dark": "ink", "light": "white"}}"#,
      "the chosen foreground has both best and choose; remove one"
    ),
  ])
  func `A choice that is not whole is an error with its place`(
    foreground: String, message: String
  ) throws {
    let run = try audit(foreground)
    #expect(run.status == 2)
    #expect(!run.output.contains("\"results\""))
    #expect(run.errors.hasPrefix("contrast-audit.json:2:"))
    #expect(run.errors.contains("error: \(message)"))
  }
}
