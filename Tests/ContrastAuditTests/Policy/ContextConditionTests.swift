import TestSupport
import Testing

/// Contexts that a policy excludes, holds for optional, or leaves without a pairing.
@Suite struct ContextConditionTests {
  private func contexts(_ run: ToolRun) throws -> [[String: String]] {
    try JSONReport(run.output).results.map(\.context)
  }

  // MARK: Exclude

  @Test func `A context that is excluded is not walked, and the report says so`() throws {
    let policy = TwoAxes.policy(#""exclude": {"contrast": "high"}"#)
    let run = try ToolRun(policy: policy, files: TwoAxes.files)
    #expect(run.status == 0)
    #expect(
      try contexts(run) == [
        ["contrast": "standard", "scheme": "light"], ["contrast": "standard", "scheme": "dark"],
      ])
    let coverage = try #require(try JSONReport(run.output)["coverage"] as? [String: Any])
    #expect(coverage["unwalked"] as? [String] == ["contrast high"])
    let text = try ToolRun(policy: policy, files: TwoAxes.files, [])
    #expect(text.output.contains("\nnot audited: contrast high\n"))
    #expect(text.output.contains("in 2 contrasts × schemes"))
  }

  /// Without the exclusion the one failure of the four is found.
  @Test func `What is not excluded is judged`() throws {
    let run = try ToolRun(policy: TwoAxes.policy(), files: TwoAxes.files)
    #expect(run.status == 1)
    let failures = try JSONReport(run.output).results.filter { $0.outcome == "fail" }
    #expect(failures.map(\.context) == [["contrast": "high", "scheme": "dark"]])
    #expect(try contexts(run).count == 4)
  }

  @Test(arguments: [
    (#""scheme": "light""#, ["scheme 'dark'"]),
    (#""scheme": ["light"], "contrast": "standard""#, ["contrast 'high'", "scheme 'dark'"]),
    (#""contrast": ["high"]"#, ["contrast 'standard'"]),
  ])
  func `A context in which nothing is judged is an error unless it is excluded`(
    when: String, missing: [String]
  ) throws {
    let run = try ToolRun(
      policy: TwoAxes.policy(pairing: ", \"when\": {\(when)}"), files: TwoAxes.files)
    #expect(run.status == 2)
    #expect(!run.output.contains("\"results\""))
    #expect(
      run.errorLines
        == missing.map {
          "contrast-audit.json:1:1: error: no pairing is judged in the \($0); name it in a pairing, "
            + "or under exclude"
        })
  }

  @Test func `A context in which nothing is judged is none once it is excluded`() throws {
    let policy = TwoAxes.policy(
      #""exclude": {"scheme": "dark"}"#, pairing: #", "when": {"scheme": "light"}"#)
    let run = try ToolRun(policy: policy, files: TwoAxes.files)
    #expect(run.status == 0)
    #expect(try contexts(run).map { $0["scheme"] } == ["light", "light"])
  }

  @Test(arguments: [
    (#""exclude": {"scheme": "drak"}"#, "there is no scheme 'drak'; did you mean 'dark'?"),
    (
      #""exclude": {"shceme": "dark"}"#,
      "the tokens have no axis 'shceme'; did you mean 'scheme'?"
    ),
    (#""exclude": {"scheme": ["light", "dark"]}"#, "every scheme is excluded"),
    (#""exclude": {}"#, "exclude names no axis"),
    (#""exclude": {"scheme": []}"#, "scheme is an empty list"),
    (#""optional": {"contrast": "hihg"}"#, "there is no contrast 'hihg'; did you mean 'high'?"),
    (#""optional": {"contrats": "high"}"#, "the tokens have no axis 'contrats'"),
  ])
  func `What is excluded or optional must be there, and leave something`(
    more: String, message: String
  ) throws {
    let run = try ToolRun(policy: TwoAxes.policy(more), files: TwoAxes.files)
    #expect(run.status == 2)
    #expect(!run.output.contains("\"results\""))
    #expect(run.errors.contains("error: \(message)"))
    #expect(run.errors.hasPrefix("contrast-audit.json:3:"))
  }

  @Test func `An excluded context cannot be asked for`() throws {
    let run = try ToolRun(
      policy: TwoAxes.policy(#""exclude": {"scheme": "dark"}"#), files: TwoAxes.files,
      ["--scheme", "dark"])
    #expect(run.status == 2)
    #expect(
      run.errors == "contrast-audit: error: the policy excludes the scheme 'dark'; choose another\n"
    )
  }

  // MARK: Optional

  private let optional = TwoAxes.policy(#""optional": {"contrast": "high"}"#)

  @Test func `An optional context is not walked, and its axis not named, until it is asked for`()
    throws
  {
    let run = try ToolRun(policy: optional, files: TwoAxes.files)
    #expect(run.status == 0)
    #expect(try contexts(run) == [["scheme": "light"], ["scheme": "dark"]])
    let text = try ToolRun(policy: optional, files: TwoAxes.files, [])
    #expect(text.output.contains("in 2 schemes"))
    #expect(text.output.contains("\nnot audited: contrast high\n"))
    #expect(!text.output.contains("standard"))
    let junit = try ToolRun(policy: optional, files: TwoAxes.files, ["--format=junit"])
    let suites = try XMLTree.parse(junit.output).children.map { $0["name"] }
    #expect(suites == ["light", "dark", "not judged"])
  }

  @Test func `All contexts are walked and named where they are asked for`() throws {
    let run = try ToolRun(
      policy: optional, files: TwoAxes.files, ["--all", "--format=json"])
    #expect(run.status == 1)
    #expect(try contexts(run).count == 4)
    #expect(try contexts(run).last == ["contrast": "high", "scheme": "dark"])
    #expect(
      try JSONReport(run.output).results.map(\.outcome) == ["pass", "pass", "pass", "fail"])
    let text = try ToolRun(policy: optional, files: TwoAxes.files, ["--all", "--details"])
    #expect(text.output.hasPrefix("high · dark  1 of 1 fail\n"))
    #expect(!text.output.contains("not audited"))
  }

  @Test func `An axis of which several contexts are left is named all the same`() throws {
    let policy = TwoAxes.policy(
      #""optional": {"theme": "trial"}"#, foreground: "ink")
    let themes = """
      {"version": "2025.10", "resolutionOrder": [
        {"type": "modifier", "name": "theme", "contexts": {"a": [], "b": [], "trial": []}},
        {"type": "set", "name": "base", "sources": [
          {"$type": "color", "ink": {"$value": "#000"}, "page": {"$value": "#FFF"}}]}
      ]}
      """
    let run = try ToolRun(policy: policy, files: ["app.resolver.json": themes])
    #expect(run.status == 0)
    #expect(try contexts(run) == [["theme": "a"], ["theme": "b"]])
  }

  // MARK: Optional rules

  private static let advice = TwoAxes.policy().replacing(
    "]}]",
    with: """
      ]}, {"id": "MORE", "optional": true, "pairings": [
        {"foreground": "note", "background": "ink", "usage": "text"}]}]
      """)

  @Test(arguments: [
    ([], ["TEXT"]), (["--all"], ["MORE", "TEXT"]), (["--rule=MORE"], ["MORE"]),
    (["--rule=MORE", "--rule=TEXT"], ["MORE", "TEXT"]), (["--rule=TEXT", "--all"], ["TEXT"]),
  ])
  func `An optional rule is judged where it is asked for`(
    options: [String], rules: [String]
  ) throws {
    let run = try ToolRun(
      policy: Self.advice, files: TwoAxes.files, options + ["--format=json"])
    #expect(Set(try JSONReport(run.output).results.map { $0.text("rule") }) == Set(rules))
  }

  @Test func `A mistake in an optional rule is told all the same`() throws {
    let policy = Self.advice.replacing("\"background\": \"ink\"", with: "\"background\": \"inc\"")
    let run = try ToolRun(policy: policy, files: TwoAxes.files)
    #expect(run.status == 2)
    #expect(run.errors.contains("the token 'inc' does not exist; did you mean 'ink'?"))
  }
}
