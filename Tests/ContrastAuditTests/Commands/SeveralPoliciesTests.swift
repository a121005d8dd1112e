import Foundation
import Testing

/// Several policies in one run: two apps whose tokens have the same names and fail alike.
///
/// On white, `#777777` is 4.478 and `#767676` 4.542; text needs 4.5.
@Suite struct SeveralPoliciesTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    for app in ["a", "b"] {
      try SmallSystem.write(
        to: workspace, in: "apps/\(app)", policy: SmallSystem.policy(foreground: "grey"))
    }
  }

  private func run(_ words: String...) -> ToolRun { ToolRun(words, in: workspace) }

  private func json(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test func `Equal findings of two apps stay two in every format`() throws {
    let gitlab = run("apps/a", "apps/b", "--format", "gitlab")
    #expect(gitlab.status == 1)
    let issues = try #require(try json(gitlab.output) as? [[String: Any]])
    #expect(issues.count == 2)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 2)
    let sarif = try #require(
      try json(run("apps/a", "apps/b", "--format", "sarif").output) as? [String: Any])
    let runs = try #require(sarif["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    let hashes = results.compactMap {
      ($0["partialFingerprints"] as? [String: String])?["contrastAudit/v1"]
    }
    #expect(runs.count == 1)
    #expect(Set(hashes).count == 2)
    let junit = run("apps/a", "apps/b", "--format", "junit").output
    #expect(junit.contains("classname=\"apps/a.all\""))
    #expect(junit.contains("classname=\"apps/b.all\""))
    #expect(junit.contains("failures=\"2\""))
  }

  @Test func `A finding has the same fingerprint alone and beside others`() throws {
    let both = run("apps/a", "apps/b", "--format", "gitlab").output
    let alone = try #require(
      try json(run("apps/b", "--format", "gitlab").output) as? [[String: Any]])
    #expect(both.contains(try #require(alone.first?["fingerprint"] as? String)))
  }

  @Test func `Text says each verdict first, and what fixes each`() {
    let lines = run("apps/a", "apps/b").output.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("FAIL  apps/a: "))
    #expect(lines[1].hasPrefix("FAIL  apps/b: "))
    #expect(lines.contains("apps/a"))
    #expect(lines.contains { $0.hasSuffix("contrast-audit fix apps/b") })
  }

  @Test(arguments: [["apps/*"], ["--all-policies"], ["--all-policies", "apps"], ["apps/?"]])
  func `Patterns and a search name them all`(words: [String]) throws {
    let run = ToolRun(words + ["--format", "json"], in: workspace)
    let report = try #require(try json(run.output) as? [String: Any])
    let audits = try #require(report["audits"] as? [[String: Any]])
    #expect(audits.compactMap { $0["policy"] as? String } == ["apps/a", "apps/b"])
    #expect(run.status == 1)
  }

  @Test func `What cannot be audited fails the run, and the rest is reported`() throws {
    try workspace.write(SmallSystem.policy(foreground: "gray"), to: "apps/b/contrast-audit.json")
    let run = run("apps/a", "apps/b", "--format", "json", "--fail-on", "never")
    #expect(run.status == 2)
    #expect(run.errors.contains("'gray'"))
    let report = try #require(try json(run.output) as? [String: Any])
    let audits = try #require(report["audits"] as? [[String: Any]])
    #expect(audits[0]["results"] != nil)
    #expect(audits[1]["verdict"] as? String == "error")
    #expect(
      self.run("apps/a", "apps/b", "--format", "html").output.contains("Could not be audited"))
  }

  @Test func `One baseline knows the findings of each`() throws {
    let known = ["--baseline", "known.json"]
    let write = ToolRun(["apps/a", "apps/b", "--write-baseline"] + known, in: workspace)
    #expect(write.status == 0)
    #expect(write.errors.contains("holds 2 known findings"))
    #expect(ToolRun(["apps/a", "apps/b"] + known, in: workspace).status == 0)
    #expect(ToolRun(["apps/b"] + known, in: workspace).status == 0)
    // What is known in one app is not accepted in the other.
    try workspace.write(
      try workspace.read("known.json").split(separator: "\n")
        .filter { !$0.contains("apps/b") }.joined(separator: "\n")
        .replacing("},\n]", with: "}\n]"), to: "known.json")
    #expect(ToolRun(["apps/a", "apps/b"] + known, in: workspace).status == 1)
    // Pruning one keeps the other.
    #expect(ToolRun(["apps/a", "apps/b", "--write-baseline"] + known, in: workspace).status == 0)
    try workspace.write(
      SmallSystem.tokens.replacing("#777777", with: "#767676"), to: "apps/a/app.tokens.json")
    #expect(ToolRun(["apps/a", "--prune-baseline"] + known, in: workspace).status == 0)
    #expect(try workspace.read("known.json").contains("apps/b"))
    #expect(try !workspace.read("known.json").contains("apps/a"))
  }

  @Test func `A baseline of one policy is still known where it moves`() throws {
    let known = ["--baseline", "known.json"]
    #expect(ToolRun(["apps/a", "--write-baseline"] + known, in: workspace).status == 0)
    #expect(ToolRun(["apps/b"] + known, in: workspace).status == 0)
    #expect(ToolRun(["apps/a", "apps/b"] + known, in: workspace).status == 2)
  }

  @Test func `The policy names its baseline, and says why an entry is gone`() throws {
    let policy = SmallSystem.policy(foreground: "grey").replacing(
      "\"rules\"", with: "\"baseline\": \"known.json\", \"rules\"")
    try workspace.write(policy, to: "apps/a/contrast-audit.json")
    #expect(run("apps/a").status == 2)
    #expect(run("apps/a", "--write-baseline").status == 0)
    #expect(run("apps/a").status == 0)
    #expect(run("apps/a").output.contains("1 known"))
    try workspace.write(
      SmallSystem.tokens.replacing("#777777", with: "#767676"), to: "apps/a/app.tokens.json")
    #expect(run("apps/a").output.contains("INK: grey on page (text) (passes now)"))
  }

  @Test func `A report that is there is replaced by the reason why there is none`() throws {
    try workspace.write("old", to: "report.xml")
    try workspace.write("old", to: "report.json")
    let run = run("none", "--output", "junit=report.xml", "--output", "json=report.json")
    #expect(run.status == 2)
    #expect(try workspace.read("report.xml").contains("errors=\"1\""))
    #expect(try workspace.read("report.json").contains("\"verdict\": \"error\""))
  }
}
