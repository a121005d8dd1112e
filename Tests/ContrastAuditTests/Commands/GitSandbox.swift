import Foundation
import Testing

/// A workspace that is a git repository, with an identity of its own and no settings of the machine's.
struct GitSandbox {
  let workspace: Workspace

  static let isInstalled = BuiltTool.installed("git") != nil

  init() throws {
    workspace = try Workspace()
    try git("init", "--quiet", "--initial-branch=main")
  }

  /// Commits everything that is there.
  func commit(_ message: String = "change") throws {
    try git("add", "--all")
    try git(
      "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false",
      "commit", "--quiet", "--allow-empty", "--message", message)
  }

  func git(_ words: String...) throws { try git(words) }

  func git(_ words: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: try #require(BuiltTool.installed("git")))
    process.arguments = ["-C", workspace.path] + words
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_CONFIG_NOSYSTEM": "1",
      // The same files give the same commit, whose name pages show.
      "GIT_AUTHOR_DATE": "2026-03-01T12:00:00Z", "GIT_COMMITTER_DATE": "2026-03-01T12:00:00Z",
    ]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(words)")
  }
}
