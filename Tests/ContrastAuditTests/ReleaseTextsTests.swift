import Foundation
import TestSupport
import Testing

/// The scripts of `.dist` that write what people copy: the page of a release, and the action at its tag.
@Suite(.enabled(if: BuiltTool.installed("bash") != nil, "bash is not installed"))
struct ReleaseTextsTests {
  private static let action = ".github/actions/contrast-audit"
  private static let changes = "# Changelog\n\n## Unreleased\n\n## 0.1.0 (2026-01-01)\n\n"

  /// A repository of the scripts, with this changelog.
  private func repository(changelog: String) throws -> Workspace {
    let workspace = try Workspace()
    for path in [
      ".dist/notes", ".dist/stamp", ".dist/version", "\(Self.action)/action.yml",
      "\(Self.action)/workflow.yml", "Sources/SystemLoading/ToolIdentity+ContrastAudit.swift",
    ] {
      let text = try String(
        contentsOf: DocumentationPage.root.appending(path: path), encoding: .utf8)
      let version = path.hasSuffix(".swift") ? /version: "[^"]*"/ : /(?!)/
      try workspace.write(text.replacing(version, with: "version: \"0.1.0\""), to: path)
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: workspace.absolute(".dist/version"))
    try workspace.write(changelog, to: ".github/CHANGELOG.md")
    return workspace
  }

  /// The exit status of a script, and what it prints.
  private func run(
    _ words: String..., in workspace: Workspace, _ variables: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: try #require(BuiltTool.installed("bash")))
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: workspace.path)
    process.environment = variables.merging(
      ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]) { $1 }
    try workspace.write("", to: "printed")
    process.standardOutput = try FileHandle(
      forWritingTo: URL(filePath: workspace.absolute("printed")))
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try workspace.read("printed"))
  }

  /// More than a pipe holds, so that whoever writes it is still at it when a reader has its answer.
  @Test func `Notes of any length are told by what they say, and not by chance`() throws {
    let many = String(repeating: "- A change that takes a line of its own.\n", count: 20_000)
    let workspace = try repository(changelog: Self.changes + many)
    let notes = try run(".dist/notes", "v0.1.0", in: workspace)
    #expect(notes.status == 0)
    #expect(notes.output.count == many.count + 1)
    let left = Self.changes.replacing("## Unreleased\n", with: "## Unreleased\n\n\(many)")
    let unready = try repository(changelog: left + "- One.\n")
    #expect(try run(".dist/notes", "v0.1.0", in: unready).status == 1)
    let empty = try repository(changelog: Self.changes)
    #expect(try run(".dist/notes", "v0.1.0", in: empty).status == 1)
    #expect(try run(".dist/notes", "v0.2.0", in: workspace).status == 1)
  }

  @Test func `The page of a release names its own repository`() throws {
    let workspace = try repository(changelog: Self.changes + "- One.\n")
    let names = ["GITHUB_REPOSITORY": "Acme/contrast-audit"]
    let notes = try run(".dist/notes", "v0.1.0", in: workspace, names).output
    #expect(notes.contains("\nmise use github:Acme/contrast-audit\n"))
    #expect(notes.contains(" ghcr.io/acme/contrast-audit:0.1.0 audit --no-built-in\n"))
    #expect(
      notes.contains("- uses: Acme/contrast-audit/\(Self.action)@binaries-v0.1.0\n"))
    #expect(!notes.contains("brew"))
    let tap = names.merging(["TAP_REPOSITORY": "Acme/homebrew-tap"]) { $1 }
    #expect(
      try run(".dist/notes", "v0.1.0", in: workspace, tap).output
        .contains("\nbrew install Acme/tap/contrast-audit\n"))
  }

  @Test(arguments: ["action.yml", "workflow.yml"])
  func `At the tag of a release the action names its own repository`(file: String) throws {
    let workspace = try repository(changelog: Self.changes)
    let before = try workspace.read("\(Self.action)/\(file)")
    let names = ["GITHUB_REPOSITORY": "Acme/contrast-audit"]
    #expect(try run(".dist/stamp", in: workspace, names).status == 0)
    let after = try workspace.read("\(Self.action)/\(file)")
    #expect(after.contains("uses: Acme/contrast-audit/\(Self.action)@binaries-v0.1.0\n"))
    #expect(
      after
        == before.replacing("OWNER", with: "Acme").replacing("@REVISION", with: "@binaries-v0.1.0"))
  }

  /// What nobody would replace stands in no page.
  @Test func `No page has a name to be replaced`() throws {
    for page in try DocumentationPage.all() { #expect(!page.text.contains("OWNER"), "\(page)") }
  }
}
