import Foundation
import Testing

/// A policy that names further ones: an app, its widgets with a policy of their own, and a brand.
///
/// On white, `#777777` is 4.478 and `#767676` 4.542; text needs 4.5.
@Suite struct NamedPoliciesTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try SmallSystem.write(
      to: workspace, policy: Self.policy(naming: #"["widgets", "contrast-audit.amber.json"]"#))
    try SmallSystem.write(
      to: workspace, in: "widgets", policy: Self.policy(naming: #"["inner.json"]"#))
    // It leads back to where it is named.
    try workspace.write(
      Self.policy(naming: #"["contrast-audit.json"]"#), to: "widgets/inner.json")
    try workspace.write(
      SmallSystem.policy(foreground: "grey"), to: "contrast-audit.amber.json")
  }

  private static func policy(naming list: String) -> String {
    SmallSystem.policy().replacing("\"rules\"", with: "\"policies\": \(list), \"rules\"")
  }

  private static let all = ["", "widgets", "widgets/inner.json", "contrast-audit.amber.json"]

  private func run(_ words: String...) -> ToolRun { ToolRun(words, in: workspace) }

  /// The policies of a run, in the order of its report, each with whether it was judged.
  private func policies(_ run: ToolRun) throws -> [(name: String, isJudged: Bool)] {
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run)")
    let audits = try #require(report["audits"] as? [[String: Any]])
    return audits.map { ($0["policy"] as? String ?? "", $0["results"] != nil) }
  }

  @Test(arguments: [
    [], ["."], ["contrast-audit.json"], ["--policy", "."], ["--policy", "contrast-audit.json"],
    ["--all-policies"], ["*audit.json"], ["contrast-audit.json", "widgets"], ["--root", "."],
  ])
  func `They are audited after it, each once and before the next`(words: [String]) throws {
    let run = ToolRun(words + ["--format", "json"], in: workspace)
    #expect(run.status == 1)
    let policies = try policies(run)
    #expect(policies.map(\.name) == Self.all)
    #expect(!policies.map(\.isJudged).contains(false))
  }

  @Test func `From a folder below, the one found above is followed`() throws {
    try workspace.makeFolder("docs")
    let run = ToolRun(["--format", "json"], in: workspace, workingIn: "docs")
    #expect(run.status == 1)
    #expect(try policies(run).count == 4)
  }

  @Test func `One that is named by itself is audited with its own`() throws {
    let run = run("widgets/inner.json", "--format", "json")
    #expect(run.status == 0)
    #expect(try policies(run).map(\.name) == ["widgets/inner.json", "widgets"])
  }

  @Test func `The report says what fixes each`() {
    let run = run()
    #expect(run.output.contains("FAIL  contrast-audit.amber.json: "))
    #expect(run.output.contains("contrast-audit fix --policy contrast-audit.amber.json"))
  }

  /// Nothing in its name or its first pairing says that it is a policy, and it is read as one.
  @Test func `One that only makes demands is no token source`() throws {
    try workspace.write(
      """
      {"tokens": ["app.tokens.json"], "rules": [{"id": "R", "agree": {"tokens": ["ink", "grey"]}}]}
      """, to: "contrast-audit.amber.json")
    let run = run()
    #expect(run.status == 1)
    #expect(run.output.contains("FAIL  contrast-audit.amber.json: "))
  }

  @Test(arguments: [
    (#"["gone.json"]"#, "there is no file 'gone.json'"),
    (#"["docs"]"#, "there is no contrast-audit.json in 'docs'"),
    (#"["app.tokens.json"]"#, "'app.tokens.json' is no policy; expected"),
    (#"["docs/theme.css"]"#, "'docs/theme.css' is no policy; expected"),
    (#"["docs/empty.json"]"#, "'docs/empty.json' is no policy; expected"),
    (#"["docs/report.json"]"#, "'docs/report.json' is no policy; expected"),
    (#"["/contrast-audit.json"]"#, "is not a relative path"),
    (#"["https://example.com/contrast-audit.json"]"#, "nothing is downloaded"),
    (#"["contrast-audit.json"]"#, "the policy names itself"),
    (#"["."]"#, "the policy names itself"),
    (#"["widgets/../contrast-audit.json"]"#, "the policy names itself"),
    (
      #"["widgets", "widgets/contrast-audit.json"]"#,
      "'widgets/contrast-audit.json' is the policy that 'widgets' names already"
    ),
    ("[]", "policies is an empty list"),
    ("\"widgets\"", "policies is a string"),
    ("[3]", "an element of policies is a number"),
  ])
  func `A name that leads to no further policy is an error where it stands`(
    list: String, message: String
  ) throws {
    try workspace.makeFolder("docs")
    try workspace.write(":root { --ink: #000 }", to: "docs/theme.css")
    try workspace.write("{}", to: "docs/empty.json")
    try workspace.write(#"{"schemaVersion": 1, "rules": []}"#, to: "docs/report.json")
    try workspace.write(Self.policy(naming: list), to: "contrast-audit.json")
    for words in [[], ["fix"], ["list", "tokens"], ["explain", "ink"], ["desk"]] {
      let run = ToolRun(words, in: workspace)
      #expect(run.status == 2)
      let line = try #require(run.errorLines.first { $0.contains(message) }, "\(run)")
      #expect(line.hasPrefix("contrast-audit.json:3:"))
    }
  }

  @Test func `What names a wrong one is not judged, and the others are`() throws {
    try workspace.write(
      Self.policy(naming: #"["gone.json", "widgets"]"#), to: "contrast-audit.json")
    let run = run("--format", "json")
    #expect(run.status == 2)
    #expect(run.errors.contains("contrast-audit.json:3:16: error: there is no file 'gone.json'"))
    let policies = try policies(run)
    #expect(policies.map(\.name) == ["", "widgets", "widgets/inner.json"])
    #expect(policies.map(\.isJudged) == [false, true, true])
  }

  @Test(arguments: ["{\"tokens\": [", "", "{\"tokens\": [\"gone.json\"], \"rules\": []}"])
  func `One that cannot be read fails the run, and the rest is reported`(text: String) throws {
    try workspace.write(text, to: "widgets/contrast-audit.json")
    let run = run("--format", "json")
    #expect(run.status == 2)
    #expect(run.errors.contains("widgets/contrast-audit.json:1:"))
    let policies = try policies(run)
    #expect(policies.map(\.name) == ["", "widgets", "contrast-audit.amber.json"])
    #expect(policies.map(\.isJudged) == [true, false, true])
  }

  @Test func `Further policies are named also where something else is wrong`() throws {
    try workspace.write(
      Self.policy(naming: #"["widgets"]"#).replacing("\"INK\"", with: "7"),
      to: "contrast-audit.json")
    let run = run("--format", "json")
    #expect(run.status == 2)
    #expect(try policies(run).map(\.isJudged) == [false, true, true])
  }

  @Test(arguments: [
    ["contrast-audit.json", "widgets/app.tokens.json"], ["widgets/app.tokens.json"],
    ["--policy", ".", "widgets/app.tokens.json"],
  ])
  func `Token sources are for a policy that names no further ones`(words: [String]) {
    let run = ToolRun(words, in: workspace)
    #expect(run.status == 2)
    #expect(run.errors.contains("'widgets/app.tokens.json' would be audited by"))
    #expect(run.errors.contains("widgets/contrast-audit.json'; name the policy without token"))
  }

  @Test func `A wider root lets a policy name those beside its folder`() throws {
    try workspace.write(
      Self.policy(naming: #"["../contrast-audit.amber.json"]"#), to: "widgets/inner.json")
    let narrow = run("widgets/inner.json")
    #expect(narrow.status == 2)
    #expect(narrow.errors.contains("lies outside the root folder"))
    #expect(run("widgets/inner.json", "--root", ".").status == 1)
  }

  @Test func `Each keeps its own baseline`() throws {
    try workspace.write(
      SmallSystem.policy(foreground: "grey")
        .replacing("\"rules\"", with: "\"baseline\": \"known.json\", \"rules\""),
      to: "contrast-audit.amber.json")
    #expect(run().status == 2)
    let known = ["--baseline", "known.json"]
    #expect(ToolRun(["--write-baseline"] + known, in: workspace).status == 0)
    #expect(run().status == 0)
    #expect(try workspace.read("known.json").contains("contrast-audit.amber.json"))
  }

  @Test func `A filter that one of them does not know is an error`() throws {
    let run = run("--rule", "INK", "--theme", "sea")
    #expect(run.status == 2)
  }
}
