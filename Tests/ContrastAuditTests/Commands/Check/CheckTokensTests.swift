import Foundation
import TestSupport
import Testing

@testable import contrast_audit

/// Names of tokens as colors of a pair. Ratios as ``TwoAxes`` and ``SmallSystem`` give them.
@Suite struct CheckTokensTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(TwoAxes.policy(), to: "contrast-audit.json")
    try workspace.write(TwoAxes.resolver, to: "app.resolver.json")
  }

  private func check(_ words: String...) -> ToolRun { ToolRun(["check"] + words, in: workspace) }

  @Test func `Tokens are measured in every theme and scheme that is audited`() throws {
    let run = check("note", "page", "--format", "json")
    #expect(run.status == 1)
    let lines = try #require(JSONReport(run.output)["checks"] as? [[String: Any]])
    #expect(
      lines.map { $0["context"] as? [String: String] } == [
        ["contrast": "standard", "scheme": "light"], ["contrast": "standard", "scheme": "dark"],
        ["contrast": "high", "scheme": "light"], ["contrast": "high", "scheme": "dark"],
      ])
    let ratios = lines.compactMap { $0["ratio"] as? Double }
    for (ratio, expected) in zip(ratios, [4.542, 4.623, 7.005, 2.998]) {
      #expect(abs(ratio - expected) < 0.001)
    }
    #expect(lines.map { $0["outcome"] as? String } == ["pass", "pass", "pass", "fail"])
  }

  @Test func `People see each result once, with the contexts that tell it from others`() throws {
    let four = check("note", "page")
    #expect(four.status == 1)
    #expect(four.output.contains("standard · light  PASS  4.54:1"))
    #expect(four.output.contains("high · dark       FAIL  2.99:1"))
    #expect(four.output.hasSuffix("\npasses in 3 of 4 contrast × scheme permutations\n"))
    let two = check("ink", "page")
    #expect(two.status == 0)
    #expect(
      two.output.contains("\nlight  PASS  12.63:1") && two.output.contains("\ndark   PASS  5.92:1"))
    let one = check("ink", "page", "--scheme", "dark")
    #expect(one.output.hasPrefix("5.92:1  ink #888888 on page #000000\n"))
  }

  /// #00000080 over white is #7F7F7F, over black #000000.
  @Test func `A translucent color lies on what the tokens give beneath it`() throws {
    let run = check("FFF", "00000080", "page", "--format=json")
    let lines = try #require(JSONReport(run.output)["checks"] as? [[String: Any]])
    let seen = lines.map { ($0["colors"] as? [String: String])?["background"] }
    #expect(seen == ["#7F7F7F", "#000000", "#7F7F7F", "#000000"])
  }

  @Test func `A system color has the scheme of the tokens beside it`() throws {
    let run = check("label", "page", "--format=json")
    let checks = try #require(JSONReport(run.output)["checks"] as? [[String: Any]])
    let colors = checks.map { $0["foreground"] as? String }
    #expect(colors == ["#000000", "#FFFFFF", "#000000", "#FFFFFF"])
  }

  @Test func `A token comes before a color of the same name, and that is said`() throws {
    try workspace.write(
      ##"{"$type": "color", "white": {"$value": "#112233"}, "fab": {"$value": "#00FF00"}, "page": {"$value": "#FFFFFF"}}"##,
      to: "a.tokens.json")
    try workspace.write(
      SmallSystem.policy(tokens: #""a.tokens.json""#, foreground: "white"), to: "p.json")
    let run = check("white", "page", "--policy", "p.json")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("16.14:1  white #112233 on page #FFFFFF\n"))
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains("note: 'white' is read as the token of the policy, not as the"))
    let digits = check("fab", "page", "--policy", "p.json")
    #expect(digits.output.hasPrefix("1.37:1  fab #00FF00"))
    #expect(digits.errors.contains("not as the color #FFAABB"))
  }

  @Test func `Colors alone need no policy, and are checked beside a broken one`() throws {
    try workspace.write("{", to: "contrast-audit.json")
    let run = check("777", "rgb(255 255 255)")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("4.47:1"))
    #expect(run.errors.isEmpty)
    // A name could be a token.
    #expect(check("gray", "FFF").status == 2)
  }

  @Test(arguments: [
    (["nte", "page"], "'nte' is not a color; expected"), (["nte", "page"], "did you mean 'note'?"),
    (["nawy", "page"], "did you mean 'navy'?"),
    (["zzzzzz", "page"], "'contrast-audit list tokens' lists them"),
    (["note", "page", "--scheme", "drak"], "did you mean 'dark'?"),
    (["777", "FFF", "--scheme", "dark"], "--scheme is given, and no color is the name of a token"),
    (["gray", "white", "--policy", "contrast-audit.json"], "--policy is given, and no color is"),
    (
      ["--batch", "-", "--scheme", "dark"], "--scheme is for names of tokens, and a batch has none"
    ),
  ])
  func `What cannot be looked up is said, with exit status 2`(words: [String], message: String) {
    let run = ToolRun(["check"] + words, in: workspace, input: "")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `Without a policy the built-in catalog knows its names, and nothing else`() throws {
    let known = try ToolRun("check", "textPrimary", "surface", "--scheme", "light")
    #expect(known.status == 0)
    #expect(
      ToolRun(["check", "textPrimary", "surface"], in: try Workspace()).errors.contains(
        "using the built-in"))
    let unknown = try ToolRun("check", "brand", "surface")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("'brand' is not a color"))
    // One's own tokens are not looked up in another system.
    let other = try Workspace()
    try other.write(SmallSystem.tokens, to: "app.tokens.json")
    #expect(ToolRun(["check", "textPrimary", "surface"], in: other).status == 2)
  }

  @Test func `A token that is no color, or none in some context, is an error with its place`()
    throws
  {
    try workspace.write(
      ##"{"size": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}, "page": {"$type": "color", "$value": "#FFFFFF"}}"##,
      to: "a.tokens.json")
    try workspace.write(
      SmallSystem.policy(tokens: #""a.tokens.json""#, foreground: "page"), to: "p.json")
    let run = check("size", "page", "--policy", "p.json")
    #expect(run.status == 2)
    #expect(run.errors.contains("a.tokens.json:1:"))
    #expect(run.errors.contains("'size' is a dimension, not a color"))
  }

  @Test func `Black and white are the same in both schemes, and are shown once`() throws {
    let run = try ToolRun("check", "navy", "white")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("16.00:1  navy #000080 on white #FFFFFF\n"))
  }
}
