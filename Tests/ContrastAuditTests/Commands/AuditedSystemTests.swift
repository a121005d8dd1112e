import Testing

@testable import contrast_audit

@Suite struct AuditedSystemTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  private func judged(_ words: String..., in folder: String = ".") throws -> [String] {
    let run = run(words, in: folder)
    return try JSONReport(run.output).judged.map { $0.text("foreground") }
  }

  /// A run with a folder of the workspace as the working directory.
  private func run(_ words: [String], in folder: String = ".") -> ToolRun {
    ToolRun(["--format", "json"] + words, in: workspace, workingIn: folder)
  }

  // MARK: Which policy

  @Test func `The policy of the working directory is audited`() throws {
    try SmallSystem.write(to: workspace)
    #expect(try judged() == ["ink"])
    #expect(run([]).errors.isEmpty)
  }

  @Test func `A policy above the working directory is found, the nearest first`() throws {
    try SmallSystem.write(to: workspace, policy: SmallSystem.policy(foreground: "grey"))
    try workspace.makeFolder("a/b/c")
    #expect(try judged(in: "a/b/c") == ["grey"])
    try SmallSystem.write(to: workspace, in: "a")
    #expect(try judged(in: "a/b/c") == ["ink"])
    #expect(try judged(in: "a") == ["ink"])
  }

  @Test func `A place in a file above is given relative to the working directory`() throws {
    try SmallSystem.write(to: workspace)
    try workspace.makeFolder("a/b")
    let result = try #require(try JSONReport(run([], in: "a/b").output).results.first)
    let location = try #require(result.members["location"] as? [String: Any])
    #expect(location["file"] as? String == "../../app.tokens.json")
    #expect(location["line"] as? Int == 4)
    #expect(location["column"] as? Int == 21)
  }

  @Test func `A folder, a policy and --policy name the same`() throws {
    try SmallSystem.write(to: workspace, policy: SmallSystem.policy(foreground: "grey"))
    try SmallSystem.write(to: workspace, in: "app")
    #expect(try judged("app") == ["ink"])
    #expect(try judged("app/") == ["ink"])
    #expect(try judged("app/contrast-audit.json") == ["ink"])
    #expect(try judged("--policy", "app/contrast-audit.json") == ["ink"])
    #expect(try judged("audit", workspace.absolute("app")) == ["ink"])
  }

  @Test func `Without any policy the built-in catalog is audited, and standard error says so`()
    throws
  {
    let run = run(["--rule", "FR-BT-04"])
    #expect(run.status == 0)
    #expect(try JSONReport(run.output).summary["evaluations"] == 6)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("contrast-audit: note: no contrast-audit.json here or above"))
  }

  @Test func `A gate for colors of one's own is refused without a policy`() throws {
    let run = run(["--no-built-in"])
    #expect(run.status == 2)
    #expect(!run.output.contains("\"results\""))
    #expect(
      run.errors
        == "contrast-audit: error: NO POLICY: there is no contrast-audit.json here or above; "
        + "'contrast-audit init' writes a first policy, and --policy names one elsewhere\n")
    // Formats whose readers take no report for one without findings say so.
    let github = ToolRun(["--no-built-in", "--format", "github"], in: workspace)
    #expect(github.status == 2)
    #expect(github.output.hasPrefix("::error title=contrast-audit could not audit::NO POLICY"))
    try SmallSystem.write(to: workspace, in: "app")
    #expect(try judged("--no-built-in", in: "app") == ["ink"])
    #expect(try judged("--no-built-in", "app") == ["ink"])
    #expect(try judged("--no-built-in", "--policy", "app/contrast-audit.json") == ["ink"])
    #expect(try judged("--no-built-in", "--policy", "app") == ["ink"])
  }

  @Test(arguments: [
    (["--policy", "app/contrast-audit.json", "other"], "there are two policies"),
    (["none"], "there is no contrast-audit.json in 'none', and no tokens"),
    (["--policy", "none.json"], "cannot read 'none.json': no such file or directory"),
    (["--policy", "none"], "there is no contrast-audit.json in 'none'"),
    (["none.tokens.json"], "there is no file 'none.tokens.json'"),
  ])
  func `A policy that cannot be had is one line and exit status 2`(
    words: [String], message: String
  ) throws {
    try SmallSystem.write(to: workspace, in: "app")
    try SmallSystem.write(to: workspace, in: "other")
    try workspace.makeFolder("none")
    let run = run(words)
    #expect(run.status == 2)
    #expect(!run.output.contains("\"results\""))
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("contrast-audit: error: \(message)"))
  }

  @Test func `Tokens that nothing pairs are an error that points at them`() throws {
    try SmallSystem.write(to: workspace, in: "app")
    let run = run(["app/app.tokens.json"])
    #expect(run.status == 2)
    #expect(!run.output.contains("\"results\""))
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("app/app.tokens.json:1:1: error: nothing says what to pair"))
  }

  // MARK: Token sources

  @Test func `Token sources named by the user take the place of the policy's`() throws {
    try SmallSystem.write(to: workspace, policy: SmallSystem.policy(tokens: "\"missing.json\""))
    try workspace.write(
      ##"{"$type": "color", "page": {"$value": "#FFF"}, "ink": {"$value": "#888"}}"##,
      to: "proposal/new.tokens.json")
    let run = run(["proposal/new.tokens.json"])
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    let colors = try JSONReport(run.output).results.first?.members["colors"] as? [String: String]
    #expect(colors == ["foreground": "#888888", "background": "#FFFFFF"])
  }

  @Test func `Several sources are layers, and one says that it is over the earlier`() throws {
    try SmallSystem.write(
      to: workspace,
      policy: SmallSystem.policy(
        tokens: #""app.tokens.json", {"path": "b.json", "overrides": true}"#))
    try workspace.write(
      ##"{"$type": "color", "ink": {"$value": "#777"}, "own": {"$value": "#777"}}"##, to: "b.json")
    #expect(run([]).status == 1)
    // On the command line nothing says which of the two values for ink is meant.
    #expect(run(["b.json", "app.tokens.json"]).status == 2)
    #expect(run(["app.tokens.json", "b.json"]).status == 2)
  }

  @Test(arguments: [
    (#""../secret.json""#, "'../secret.json' lies outside the root folder"),
    (#""x/../../secret.json""#, "'x/../../secret.json' lies outside the root folder"),
    (#""link.json""#, "'link.json' lies outside the root folder"),
    (#""folder/secret.json""#, "'folder/secret.json' lies outside the root folder"),
    (#""/etc/hostname""#, "'/etc/hostname' is not a relative path"),
    (#""""#, "'' is not a relative path"),
    (#""http://example.com/a.json""#, "'http://example.com/a.json' is not a local file"),
    (#""https://example.com/a.json""#, "'https://example.com/a.json' is not a local file"),
    (#""file:///etc/hostname""#, "'file:///etc/hostname' is not a local file"),
    (#""missing.json""#, "there is no file 'missing.json'"),
    (#""x""#, "'x' has no supported format"),
    (#""a\u0000b""#, #"'a\u{0}b' is not a relative path"#),
  ])
  func `A policy reaches only files below its own folder`(
    source: String, message: String
  ) throws {
    try workspace.write(SmallSystem.tokens, to: "secret.json")
    try workspace.makeFolder("app/x")
    try workspace.makeLink("app/link.json", to: "../secret.json")
    try workspace.makeLink("app/folder", to: "..")
    try SmallSystem.write(to: workspace, in: "app", policy: SmallSystem.policy(tokens: source))
    let run = run([], in: "app")
    #expect(run.status == 2)
    #expect(!run.output.contains("\"results\""))
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("contrast-audit.json:2:14: error: \(message)"))
  }

  @Test(arguments: ["../secret.json", "/etc/hostname", "http://example.com/a.json", "link.json"])
  func `A resolver reaches only files below the policy's folder`(reference: String) throws {
    try workspace.write(SmallSystem.tokens, to: "secret.json")
    try workspace.makeFolder("app")
    try workspace.makeLink("app/link.json", to: "../secret.json")
    try workspace.write(
      """
      {"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "\(reference)"}]}},
       "resolutionOrder": [{"$ref": "#/sets/s"}]}
      """, to: "app/app.resolver.json")
    try SmallSystem.write(
      to: workspace, in: "app", policy: SmallSystem.policy(tokens: "\"app.resolver.json\""))
    let run = run(["app"])
    #expect(run.status == 2)
    #expect(!run.output.contains("\"results\""))
    #expect(run.errors.hasPrefix("app/app.resolver.json:1:60: error: '"))
  }

  @Test func `A link that stays below the policy's folder is followed`() throws {
    try SmallSystem.write(to: workspace, policy: SmallSystem.policy(tokens: "\"link.json\""))
    try workspace.makeLink("link.json", to: "app.tokens.json")
    #expect(try judged() == ["ink"])
  }

  @Test func `A policy in a folder that a link leads to is audited`() throws {
    try SmallSystem.write(to: workspace, in: "app")
    try workspace.makeLink("link", to: "app")
    #expect(try judged("link") == ["ink"])
  }
}
