import Foundation
import SystemLoading
import TestSupport
import Testing

@testable import contrast_audit

/// What a change can commit so that git runs it.
@Suite(.enabled(if: GitSandbox.isInstalled, "git is not installed"))
struct GitRepositoryTests {
  let sandbox: GitSandbox
  var workspace: Workspace { sandbox.workspace }

  init() throws {
    sandbox = try GitSandbox()
    try SmallSystem.write(to: workspace, in: "design")
  }

  /// Writes a program that leaves a mark.
  private func program(_ path: String) throws {
    try program("#!/bin/sh\n: >'\(workspace.absolute("ran"))'\n", path, in: workspace)
  }

  /// Writes a program by a child process. One that this process has open for writing, if only in the child of
  /// another test that was forked meanwhile, cannot be run.
  private func program(_ text: String, _ path: String, in workspace: Workspace) throws {
    try workspace.write(text, to: "\(path).text")
    let copy = try Process.run(
      URL(fileURLWithPath: "/bin/cp"),
      arguments: [workspace.absolute("\(path).text"), workspace.absolute(path)])
    copy.waitUntilExit()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: workspace.absolute(path))
  }

  private var ran: Bool { FileManager.default.fileExists(atPath: workspace.absolute("ran")) }

  private func run(_ words: String..., path: String? = nil, in folder: String = "design") -> ToolRun
  {
    ToolRun(words, in: workspace, workingIn: folder, variables: path.map { ["PATH": $0] } ?? [:])
  }

  @Test func `A git of the checkout is not run, however PATH leads to it`() throws {
    try program("design/git")
    try program("tools/git")
    try sandbox.commit()
    try FileManager.default.createSymbolicLink(
      atPath: workspace.absolute("link"), withDestinationPath: "tools")
    let usual = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    for folder in [
      workspace.path, workspace.absolute("tools"), workspace.absolute("link"),
      workspace.absolute("design/../tools"),
    ] {
      #expect(run("diff", "main", path: "\(folder):\(usual)").status == 0, "\(folder)")
      #expect(!ran, "\(folder)")
    }
    let alone = run("diff", "main", path: workspace.absolute("tools"))
    #expect(alone.status == 2)
    #expect(alone.errors.contains("there is no git in the folders of PATH"))
    #expect(!ran)
  }

  @Test func `A repository of somebody else is named, with the line that helps`() throws {
    let outside = try Workspace()
    let git = """
      #!/bin/sh
      echo "fatal: detected dubious ownership in repository at '/a'" >&2
      exit 128

      """
    try program(git, "bin/git", in: outside)
    let found = run("diff", "main", path: "\(outside.absolute("bin")):/usr/bin:/bin")
    #expect(found.status == 2)
    #expect(
      found.errors.contains(
        "let it do so by 'git config --global --add safe.directory \(workspace.path)'"),
      "\(found.errors)")
  }

  /// A relative folder begins at the working directory of the process, which no test changes.
  @Test func `Relative and empty folders of PATH hold no programs`() {
    let path = SearchPath(
      ".::bin:/usr/bin:../bin:/bin:/nowhere:", outside: workspace.path,
      in: FileSystem(workingDirectory: workspace.path))
    #expect(path.folders == ["/usr/bin", "/bin"])
    #expect(path.program("sh") != nil)
    #expect(path.program("no-such-program") == nil)
  }

  /// Git takes a folder with these files for a repository without a `.git`, and its `config` is
  /// committed like any file.
  @Test func `A committed folder that looks like a repository configures nothing`() throws {
    try program("design/program")
    try workspace.write("ref: refs/heads/main\n", to: "design/HEAD")
    try workspace.write("", to: "design/refs/keep")
    try workspace.write("", to: "design/objects/keep")
    try workspace.write(
      """
      [core]
      repositoryformatversion = 0
      bare = false
      worktree = .
      fsmonitor = "\(workspace.absolute("design/program"))"
      """, to: "design/config")
    try workspace.write("<p class=\"text-white\"></p>", to: "design/page.html")
    try sandbox.commit()
    for words in [["discover", "."], ["audit", "--all-policies"], ["diff", "main"]] {
      _ = ToolRun(words, in: workspace, workingIn: "design")
      #expect(!ran, "\(words)")
    }
  }
}
