import TestSupport
import Testing

/// A policy and a baseline may have comments, and commas at the end, as settings of editors have.
@Suite struct PolicyCommentsTests {
  private static let tokens =
    ##"{"ink": {"$type": "color", "$value": "#FFFFFF"}, "page": {"$type": "color", "$value": "#FFFFFF"}}"##

  private static let policy = #"""
    // The gate of the app.
    {
      "tokens": ["a.tokens.json",], /* all of it */
      // "rules": [],
      "rules": [
        {
          "id": "R", // of 4711
          "pairings": [{"foreground": "ink", "background": "page", "usage": "text"},],
        },
      ],
    }
    // The end.
    """#

  @Test func `What a comment holds is not there, and the rest is judged at its place`() throws {
    let run = try ToolRun(
      policy: Self.policy, files: ["a.tokens.json": Self.tokens], ["--format", "text"])
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("1 of 1 fails"), "\(run.output)")
    let wrong = try ToolRun(
      policy: Self.policy.replacing("\"usage\"", with: "\"usag\""),
      files: ["a.tokens.json": Self.tokens], [])
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("contrast-audit.json:8:"), "\(wrong.errors)")
  }

  @Test func `A baseline has comments too`() throws {
    let workspace = try Workspace()
    try workspace.write(Self.policy, to: "contrast-audit.json")
    try workspace.write(Self.tokens, to: "a.tokens.json")
    #expect(ToolRun(["--baseline", "known.json", "--write-baseline"], in: workspace).status == 0)
    let known = try workspace.read("known.json")
    try workspace.write("// APP-12\n" + known, to: "known.json")
    #expect(ToolRun(["--baseline", "known.json"], in: workspace).status == 0)
  }

  @Test func `Tokens stay strict JSON, where a comment may hide a color`() throws {
    let run = try ToolRun(
      policy: Self.policy,
      files: ["a.tokens.json": Self.tokens.replacing("\"page\"", with: "/* x */ \"page\"")], [])
    #expect(run.status == 2)
    #expect(run.errors.contains("JSON allows no comments"), "\(run.errors)")
  }
}
