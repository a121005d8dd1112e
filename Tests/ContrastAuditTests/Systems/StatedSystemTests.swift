import ContrastAudit
import Foundation
import TestSupport
import Testing

@testable import contrast_audit

/// `"system"` in a policy is `--system` as a file.
@Suite struct StatedSystemTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func run(_ words: String...) -> ToolRun { ToolRun(words, in: workspace) }

  private func write(_ policy: String) throws {
    try workspace.write(policy, to: "contrast-audit.json")
  }

  @Test(arguments: ["VaultMail", "vaultmail", "SimpleX", "Material"])
  func `Alone it is the system, and nothing is noted`(name: String) throws {
    try write("{\"system\": \"\(name)\"}")
    for words in [["--format", "json"], ["--details"], ["list", "tokens"]] {
      let own = ToolRun(words, in: workspace)
      let named = ToolRun(words + ["--system", name], in: try Workspace())
      #expect(own.output == named.output && own.status == named.status)
      #expect(own.errors.isEmpty)
    }
  }

  @Test func `The policy of this repository is that of the command in its README`() throws {
    let root = Fixture.folder.appending(path: "../.config/contrast-audit.json")
    #expect(try String(contentsOf: root, encoding: .utf8) == "{\"system\": \"VaultMail\"}\n")
  }

  @Test func `Its tokens are laid over the system, and fix changes them alone`() throws {
    // White on white has 1.
    try workspace.write(
      ##"{"textPrimary": {"$type": "color", "$value": "#FFFFFF"}}"##, to: "app.tokens.json")
    try write(#"{"system": "VaultMail", "tokens": ["app.tokens.json"]}"#)
    let own = run("--format", "json")
    let named = ToolRun(
      ["--format", "json", "--system", "VaultMail", "app.tokens.json"], in: workspace)
    #expect(own.status == 1)
    #expect(own.output == named.output)
    // Sources on the command line stand in for them.
    try workspace.write(
      ##"{"textPrimary": {"$type": "color", "$value": "#000000"}}"##, to: "other.tokens.json")
    #expect(
      run("other.tokens.json", "--format", "json").output
        == ToolRun(
          ["--system", "VaultMail", "other.tokens.json", "--format", "json"], in: workspace
        ).output)
    // A source keeps what it has in a policy: white is right in the dark. In light it has 1 on white.
    try write(
      #"{"system": "VaultMail", "tokens": [{"path": "app.tokens.json", "when": {"scheme": "light"}}]}"#
    )
    #expect(!run("--format", "json").output.contains("\"scheme\": \"dark\""))
    #expect(run("fix", "--write", "--unsafe-fixes").status != 2)
    #expect(
      try workspace.names() == ["app.tokens.json", "contrast-audit.json", "other.tokens.json"])
    #expect(try !workspace.read("app.tokens.json").contains("#FFFFFF"))
  }

  @Test func `It is never written, and the library knows it`() throws {
    try write(#"{"system": "Material"}"#)
    #expect(run("fix", "--write").errors.contains("the built-in catalog cannot be changed"))
    #expect(run("--output", "contrast-audit.json").errors.contains("which this audit reads"))
    #expect(try DesignSystem(in: workspace.path).name == "Material 3")
    #expect(
      try DesignSystem(files: ["contrast-audit.json": #"{"system": "Material"}"#]).rules
        == DesignSystem(in: workspace.path).rules)
  }

  @Test(.enabled(if: GitSandbox.isInstalled))
  func `diff reports another system, one in place of a policy, and tokens that are gone`() throws {
    let sandbox = try GitSandbox()
    func diff(_ policy: String) throws -> ToolRun {
      try sandbox.workspace.write(policy, to: "contrast-audit.json")
      return ToolRun(["diff", "main"], in: sandbox.workspace)
    }
    try SmallSystem.write(to: sandbox.workspace, policy: SmallSystem.policy(foreground: "grey"))
    try sandbox.commit()
    let own = try diff(#"{"system": "Material"}"#)
    #expect(own.status == 1)
    #expect(
      own.output.contains(
        "the pairings are those of the system 'Material', and were the policy's own"))
    #expect(own.output.contains("'app.tokens.json' is no longer read, though it still exists"))
    try sandbox.workspace.write(
      ##"{"textPrimary": {"$type": "color", "$value": "#FFFFFF"}}"##, to: "app.tokens.json")
    let laid = #"{"system": "VaultMail", "tokens": ["app.tokens.json"]}"#
    #expect(try diff(laid).status != 2)
    try sandbox.commit()
    #expect(try diff(laid.replacing("VaultMail", with: "vaultmail")).status == 0)
    let alone = try diff(#"{"system": "VaultMail"}"#)
    #expect(alone.status == 1)
    #expect(alone.output.contains("'app.tokens.json' is no longer read"))
    #expect(
      try diff(#"{"system": "SimpleX"}"#).output.contains(
        "those of the system 'SimpleX', and were those of the system 'VaultMail'"))
  }
}
