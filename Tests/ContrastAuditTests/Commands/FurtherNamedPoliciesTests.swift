import Testing

/// Commands for one policy, where it names a further one: none looks as if it had treated both.
///
/// On white, `#777777` is 4.478 and `#767676` 4.542; text needs 4.5.
@Suite struct FurtherNamedPoliciesTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try SmallSystem.write(
      to: workspace,
      policy: SmallSystem.policy().replacing(
        "\"rules\"", with: "\"policies\": [\"amber.json\"], \"rules\""))
    try workspace.write(
      SmallSystem.policy(tokens: "\"amber.tokens.json\"", foreground: "badge"), to: "amber.json")
    try workspace.write(
      SmallSystem.tokens.replacing("grey", with: "badge"), to: "amber.tokens.json")
  }

  private func run(_ words: String...) -> ToolRun { ToolRun(words, in: workspace) }

  private static let unfixed =
    "'amber.json' has 1 finding too, not fixed here: contrast-audit fix"

  @Test func `A fix of one says which others have findings, and is no success`() throws {
    let one = run("fix")
    #expect(one.status == 1)
    #expect(one.output == "nothing to fix\n")
    #expect(one.errors.contains("\(Self.unfixed) --policy amber.json"))
    #expect(run("fix", "--format", "json").status == 1)
    let written = run("fix", "--write", "--split")
    #expect(written.status == 1)
    #expect(written.errors.contains("\(Self.unfixed) --write --split --policy amber.json"))
    #expect(run("fix", "--policy", "amber.json", "--write").status == 0)
    #expect(try workspace.read("amber.tokens.json").contains("#767676"))
    #expect(run("fix").status == 0)
    #expect(run("fix").errors.isEmpty)
    #expect(run().status == 0)
  }

  @Test func `A fix beside a policy that cannot be judged fails`() throws {
    try workspace.write(
      "{\"tokens\": [\"gone.json\"], \"rules\": [{\"id\": \"R\"}]}", to: "amber.json")
    let fix = run("fix")
    #expect(fix.status == 2)
    #expect(fix.output == "nothing to fix\n")
    #expect(fix.errors.contains("amber.json:1:"))
  }

  @Test func `A fix of a part names the others, which may not know it`() {
    let fix = run("fix", "--token", "ink")
    #expect(fix.status == 0)
    #expect(fix.errors.contains("this is one of 2 policies; --policy shows another: 'amber.json'"))
  }

  @Test func `A fix takes no token sources in place of those of one`() {
    let fix = run("fix", "amber.tokens.json")
    #expect(fix.status == 2)
    #expect(fix.errors.contains("'amber.tokens.json' would be audited by 'contrast-audit.json'"))
  }

  @Test func `What the first does not know is explained by the next, and it says so`() throws {
    let token = run("explain", "badge")
    #expect(token.status == 0)
    #expect(token.output.contains("#777777"))
    #expect(token.errors.contains("this is by the policy 'amber.json'"))
    let ink = run("explain", "ink")
    #expect(ink.status == 0)
    #expect(ink.errors.contains("this is one of 2 policies"))
    // The id at the end of its line in the report of both.
    let line = try #require(
      run().output.split(separator: "\n").first { $0.contains("4.47 of 4.5") })
    let place = try #require(
      run().output.split(separator: "\n").first { $0.contains("on page 4.47") })
    let id = try #require(
      (line + " " + place).split(separator: " ").first {
        $0.count == 8 && $0.allSatisfy(\.isHexDigit)
      })
    #expect(run("explain", String(id)).output.contains("badge"))
    let unknown = run("explain", "bagde")
    #expect(unknown.status == 2)
    #expect(
      unknown.errors.contains("there is no rule, token or finding 'bagde'; did you mean 'badge'?"))
  }

  @Test(arguments: [["list", "pairings"], ["accent", "#000000", "--token", "ink"]])
  func `What shows one of them says so`(words: [String]) {
    let run = ToolRun(words, in: workspace)
    #expect(run.errors.contains("this is one of 2 policies; --policy shows another: 'amber.json'"))
  }

  @Test func `The first line of a desk says whose page it is`() {
    let desk = run("desk")
    #expect(desk.status == 0)
    #expect(
      desk.output.hasPrefix(
        "one of 2 policies; --policy and --output write a page of another: 'amber.json'\n"))
    #expect(
      run("desk", "--policy", "amber.json", "--output", "amber.html").output.hasPrefix(
        "'amber.html' has"))
  }

  @Test func `A watch judges all of them`() {
    let watch = run("watch")
    #expect(watch.output.contains("PASS  contrast-audit.json: "))
    #expect(watch.output.contains("FAIL  amber.json: "))
    #expect(watch.errors.contains("1 finding; watching "))
  }

  /// The code of the app is that of the policy which the command line means.
  @Test func `Code is compared with the policy that is named`() throws {
    try workspace.write(
      ".a { color: var(--grey); background-color: var(--page) }", to: "src/a.css")
    let run = run("--undeclared-pairs", "src")
    #expect(run.status == 1)
    #expect(run.output.ranges(of: "judged by no pairing").count == 1, "\(run)")
  }
}
