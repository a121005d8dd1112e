import TestSupport
import Testing

/// The tool's own rule that something is judged in each theme and scheme, and in each what is required.
@Suite struct MissingPairsTests {
  private static let sheet = """
    :root { --ink: #000; --page: #fff; --rule: #ddd }
    @media (prefers-color-scheme: dark) { :root { --ink: #fff; --page: #000 } }
    :root[data-theme="dusk"] { --ink: #222; --page: #eee }
    :root[data-theme="dawn"] { --ink: #111; --page: #fee }
    """

  /// What holds everywhere and is judged nowhere.
  private static let decoration =
    #"{"foreground": "rule", "background": "page", "usage": "decoration"}"#

  private func run(_ pairings: String, policy: String = "", _ words: [String] = []) throws
    -> ToolRun
  {
    try ToolRun(
      policy: """
        {"tokens": ["a.css"],\(policy) "rules": [{"id": "R", "pairings": [\(pairings)]}]}
        """, files: ["a.css": Self.sheet], words)
  }

  private static func pair(_ more: String = "", usage: String = "text") -> String {
    #"{"foreground": "ink", "background": "page", "usage": "\#(usage)"\#(more)}"#
  }

  @Test(arguments: [
    // Each with a decoration in the contexts that it leaves.
    (#", "when": {"theme": ["default", "dawn"]}"#, "", "the theme dusk"),
    (#", "when": {"scheme": "light"}"#, "", "the scheme dark"),
    (
      #", "when": {"theme": "dawn", "scheme": "light"}"#, "",
      "the theme default"
    ),
    (#", "when": {"theme": ["default", "dawn"]}"#, #""exclude": {"theme": "dusk"},"#, nil),
    ("", "", nil),
  ])
  func `A theme in which nothing is judged is no theme that passes`(
    more: String, policy: String, place: String?
  ) throws {
    let run = try run("\(Self.pair(more)), \(Self.decoration)", policy: policy)
    #expect(run.status == (place == nil ? 0 : 1), "\(run.output)\(run.errors)")
    if let place {
      #expect(run.output.hasPrefix("INCOMPLETE  "))
      #expect(run.output.contains("nothing is judged in \(place)"), "\(run.output)")
    } else {
      #expect(run.output.hasPrefix("PASS  "))
    }
  }

  @Test(
    arguments: [
      (#", "required": true"#, nil),
      (#", "when": {"scheme": "light"}"#, nil),
      (#", "required": true, "when": {"scheme": "light"}"#, "the scheme dark"),
      (#", "required": true, "when": {"theme": ["default", "dusk"]}"#, "the theme dawn"),
    ] as [(String, String?)])
  func `A required pair is judged everywhere`(more: String, place: String?) throws {
    let other = #"{"foreground": "page", "background": "ink", "usage": "text"}"#
    let run = try run("\(Self.pair(more)), \(other)")
    #expect(run.status == (place == nil ? 0 : 1), "\(run.output)\(run.errors)")
    if let place {
      #expect(run.output.hasPrefix("INCOMPLETE  "))
      #expect(run.output.contains("'ink on page' is required, and is not judged in \(place)"))
    }
  }

  @Test func `Two pairings of a pair may share its contexts`() throws {
    let run = try run(
      Self.pair(#", "required": true, "when": {"scheme": "light"}"#) + ", "
        + Self.pair(#", "required": true, "when": {"scheme": "dark"}, "minimum": 7"#))
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  @Test func `Nobody accepts it, and a filter does not ask for it`() throws {
    let missing = Self.pair(#", "when": {"scheme": "light"}"#) + ", " + Self.decoration
    let workspace = try Workspace()
    try workspace.write(Self.sheet, to: "a.css")
    try workspace.write(
      #"{"tokens": ["a.css"], "rules": [{"id": "R", "pairings": [\#(missing)]}]}"#,
      to: "contrast-audit.json")
    _ = ToolRun(["--baseline", "b.json", "--write-baseline"], in: workspace)
    #expect(ToolRun(["--baseline", "b.json"], in: workspace).status == 1)
    #expect(ToolRun(["--scheme", "light"], in: workspace).status == 0)
    #expect(ToolRun(["--token", "ink"], in: workspace).status == 0)
  }

  @Test(arguments: [
    ("json", #""verdict": "incomplete""#), ("junit", "missing-pair"), ("sarif", "missing-pair"),
    ("html", "Incomplete"), ("markdown", "nothing is judged in the scheme dark"),
    ("github", "nothing is judged in the scheme dark"), ("csv", "missing-pair"),
  ])
  func `Every report says it`(format: String, words: String) throws {
    let run = try run(
      Self.pair(#", "when": {"scheme": "light"}"#) + ", " + Self.decoration, ["--format", format])
    #expect(run.status == 1)
    #expect(run.output.contains(words), "\(run.output)")
  }
}
