import Foundation
import Testing

@testable import contrast_audit

/// Reports give paths from the root of the repository, wherever the tool was started.
@Suite struct SourcePathsInReportsTests {
  private func run(_ words: String..., in folder: String, of workspace: Workspace) -> String {
    ToolRun(words, in: workspace, workingIn: folder).output
  }

  private func repository(_ mark: String) throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write("", to: mark)
    try SmallSystem.write(
      to: workspace, in: "my app", policy: SmallSystem.policy(foreground: "grey"))
    try workspace.makeFolder("my app/deeper")
    return workspace
  }

  /// In a work tree of its own `.git` is a file.
  @Test(arguments: [".git/HEAD", ".git"], ["my app", "my app/deeper", "."])
  func `Paths begin at the root of the repository`(mark: String, folder: String) throws {
    let workspace = try repository(mark)
    let operand = folder == "." ? "my app" : "--color=never"
    let github = run("--format=github", operand, in: folder, of: workspace)
    #expect(github.hasPrefix("::error file=my app/app.tokens.json,line=5,"))
    let sarif = run("--format=sarif", operand, in: folder, of: workspace)
    #expect(sarif.contains("\"uri\": \"my%20app/app.tokens.json\", \"uriBaseId\": \"%SRCROOT%\""))
  }

  /// On white the nearest gray that passes is `#767676`, in line 5.
  @Test(arguments: [
    ("github", "my app/app.tokens.json:5"), ("gitlab", "my app/app.tokens.json:5"),
    ("sarif", "my app/app.tokens.json:5"), ("checkstyle", "my app/app.tokens.json:5"),
    ("xcode", "PATH/my app/app.tokens.json:5"), ("text", "../app.tokens.json:5"),
  ])
  func `The place of a change in a message begins where the place of the finding does`(
    format: String, place: String
  ) throws {
    let workspace = try repository(".git")
    let output = run("--format", format, "--details", in: "my app/deeper", of: workspace)
    let place = place.replacing("PATH", with: workspace.path)
    let isText = format == "text"
    #expect(output.contains(isText ? place : "#767676 (barely visible, ΔE 0.01) at \(place)"))
    #expect(isText || !output.contains(" at ../"))
  }

  @Test func `Without a repository they begin at the working directory`() throws {
    let workspace = try repository("README")
    let github = run("--format=github", in: "my app", of: workspace)
    #expect(github.hasPrefix("::error file=app.tokens.json,line=5,"))
    let xcode = run("--format=xcode", in: "my app/deeper", of: workspace)
    #expect(xcode.hasPrefix("\(workspace.path)/my app/app.tokens.json:5:"))
  }

  @Test func `The built-in catalog is in nobody's repository`() throws {
    let workspace = try repository("README")
    let github = run("--built-in", "--format=github", in: ".", of: workspace)
    #expect(github.hasPrefix("::error title="))
    #expect(github.contains("(VaultMail/"))
    #expect(
      run("--built-in", "--format=xcode", in: ".", of: workspace).hasPrefix("error: NFR-ACC-01: "))
    #expect(
      !run("--built-in", "--format=sarif", in: ".", of: workspace).contains(
        "%SRCROOT%\"}, \"region\""))
  }
}
