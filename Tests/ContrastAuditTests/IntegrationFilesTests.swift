import Foundation
import TestSupport
import Testing

/// The action, job and hooks that are kept in folders with a dot, as other repositories take them.
@Suite struct IntegrationFilesTests {
  private func read(_ path: String) throws -> String {
    try String(contentsOf: Fixture.folder.appending(path: "../\(path)"), encoding: .utf8)
  }

  /// Where a repository has no policy, the colors of somebody else would be judged.
  @Test(arguments: [
    (".github/actions/contrast-audit/action.yml", "words=(audit --no-built-in --format github)", 1),
    (".gitlab/contrast-audit.yml", "\"$tool\" audit --no-built-in ", 1),
    (".github/actions/contrast-audit/action.yml", "words=(diff --no-built-in --format github)", 1),
    (".gitlab/contrast-audit.yml", "\"$tool\" diff --no-built-in ", 2),
    (".pre-commit-hooks.yaml", " audit --no-built-in\n", 2),
  ])
  func `No gate falls back on the built-in catalogue`(path: String, words: String, count: Int)
    throws
  {
    let text = try read(path)
    #expect(text.ranges(of: words).count == count)
    #expect(text.ranges(of: "entry:").count == (path.hasPrefix(".pre") ? count : 0))
  }

  /// The steps of the action that audit, run as GitHub runs them: `bash -e -o pipefail`.
  @Test
  func `The action's script refuses a repository without a policy, and gives the tool's status`()
    throws
  {
    let workspace = try Workspace()
    let script = try script(of: "Audit", in: read(".github/actions/contrast-audit/action.yml"))
    try workspace.write(script, to: "audit.sh")
    #expect(try run("audit.sh", in: workspace) == 2)
    #expect(try workspace.read("output") == "status=2\n")
    #expect(try workspace.read("printed").hasPrefix("::error title=contrast-audit could not audit"))

    try SmallSystem.write(to: workspace, policy: SmallSystem.policy(foreground: "grey"))
    #expect(try run("audit.sh", in: workspace) == 1)
    #expect(try workspace.read("output") == "status=1\n")
    try SmallSystem.write(to: workspace, in: "a b")
    #expect(
      try run(
        "audit.sh", in: workspace,
        ["PATHS": "a b\n", "REPORTS": "sarif=c d.sarif\n\njunit=e.xml", "ARGUMENTS": "--theme\n"])
        == 2)
    #expect(
      try run("audit.sh", in: workspace, ["PATHS": "a b\n", "REPORTS": "sarif=c d.sarif\n"]) == 0)
    #expect(try workspace.read("c d.sarif").contains("\"results\": []"))
    #expect(try run("audit.sh", in: workspace, ["REPORTS": "c.sarif"]) == 2)
  }

  /// A pull request: the branch of the action is `main`, and the change breaks one pairing of two.
  @Test(.enabled(if: GitSandbox.isInstalled, "git is not installed"))
  func `Against a revision the action reports what a change breaks, and nothing else`() throws {
    let sandbox = try GitSandbox()
    let workspace = sandbox.workspace
    let policy = SmallSystem.policy(foreground: "grey").replacing(
      #""foreground": "grey""#, with: #""foreground": ["grey", "ink"]"#)
    try SmallSystem.write(to: workspace, in: "a b", policy: policy)
    try sandbox.commit()
    let script = try script(of: "Audit", in: read(".github/actions/contrast-audit/action.yml"))
    try workspace.write(script, to: "audit.sh")
    func run(
      _ paths: String, against revision: String, arguments: String = ""
    ) throws -> Int32 {
      try workspace.write("", to: "summary.md")
      return try self.run(
        "audit.sh", in: workspace,
        [
          "AGAINST": revision, "ARGUMENTS": arguments, "PATHS": paths,
          "GITHUB_STEP_SUMMARY": "summary.md",
        ])
    }
    #expect(try run("a b\n", against: "main") == 0)
    #expect(try workspace.read("summary.md").hasPrefix("## contrast-audit: SAME\n"))
    try workspace.write(
      SmallSystem.tokens.replacing("#000000", with: "#949494"), to: "a b/app.tokens.json")
    #expect(try run("a b/contrast-audit.json", against: "main") == 1)
    #expect(try workspace.read("output") == "status=1\n")
    let summary = try workspace.read("summary.md")
    #expect(
      summary.contains(
        "\n| 3.03 | 21.00 | 4.5 | `INK: ink on page (text)` | `#949494` on `#FFFFFF` | `#000000` on `#FFFFFF` |"
      ))
    #expect(!summary.contains("grey"))
    let printed = try workspace.read("printed")
    #expect(printed.hasPrefix("::error file=a b/app.tokens.json,line=4,"))
    #expect(printed.ranges(of: "::").count == 4)
    // A second path would be compared with the first; a revision that is missing is no success.
    #expect(try run("a b\na b", against: "main") == 2)
    #expect(try run("a b", against: "origin/main") == 2)
    #expect(try workspace.read("summary.md").hasPrefix("## contrast-audit: ERROR\n"))
    #expect(try run("", against: "main") == 2)
    // A word alone would be compared in place of the change.
    #expect(try run("a b", against: "main", arguments: "main") == 2)
    for words in [
      "main", "--quiet\nmain", "--quiet main", "--fail-on=never\nmain", "--fail-on\nnever\nmain",
      "--\nmain", "--fail-on", "-",
    ] {
      #expect(try run("a b", against: "main", arguments: words) == 2, "\(words)")
    }
    // The value of an option stands where people write it.
    for words in [
      "--fail-on=never", "--fail-on never", "--fail-on\nnever", "--fail-on   never  \n",
      "--fail-on\nnever\n--theme-less",
    ] {
      let isKnown = !words.contains("less")
      #expect(try run("a b", against: "main", arguments: words) == (isKnown ? 0 : 2), "\(words)")
    }
    #expect(try run("a b", against: "", arguments: "--fail-on never") == 0)
    #expect(try run("", against: "", arguments: "--fail-on\nnever\na b") == 0)
  }

  /// A merge request, by the last of the job's scripts, as GitLab runs it: `set -eo pipefail`.
  @Test(.enabled(if: GitSandbox.isInstalled, "git is not installed"))
  func `Against a revision the job of GitLab reports what a change breaks`() throws {
    let sandbox = try GitSandbox()
    let workspace = sandbox.workspace
    try SmallSystem.write(to: workspace, in: "design")
    try sandbox.commit()
    let lines = try read(".gitlab/contrast-audit.yml").split(
      separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.lastIndex { $0.hasSuffix("set -f") })
    let script = lines[start...].prefix { $0.hasPrefix("      ") }.map { $0.dropFirst(6) }
    try workspace.write("tool=$TOOL\n" + script.joined(separator: "\n"), to: "job.sh")
    func run(_ paths: String, against revision: String) throws -> Int32 {
      try self.run(
        "job.sh", in: workspace,
        ["CONTRAST_AUDIT_AGAINST": revision, "CONTRAST_AUDIT_PATHS": paths])
    }
    try workspace.write(
      SmallSystem.tokens.replacing("#000000", with: "#949494"), to: "design/app.tokens.json")
    #expect(try run("design", against: "main") == 1)
    let issues = try workspace.read("gl-code-quality-report.json")
    #expect(issues.contains(": ink on page (text): newly failing, 3.03 of 4.5, was 21.00"))
    #expect(try workspace.read("contrast.xml").contains("failures=\"1\""))
    #expect(try run("design design", against: "main") == 2)
    #expect(try run("design", against: "none") == 2)
    #expect(try workspace.read("gl-code-quality-report.json").contains("blocker"))
    #expect(try run("design", against: "") == 1)
  }

  private func run(
    _ script: String, in workspace: Workspace, _ variables: [String: String] = [:]
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: try #require(BuiltTool.installed("bash")))
    process.arguments = ["--noprofile", "--norc", "-e", "-o", "pipefail", script]
    process.currentDirectoryURL = URL(filePath: workspace.path)
    var environment = [
      "TOOL": try BuiltTool.url.path(percentEncoded: false), "GITHUB_OUTPUT": "output",
      "PATHS": "", "ARGUMENTS": "", "REPORTS": "", "AGAINST": "",
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
    ]
    environment.merge(variables) { $1 }
    process.environment = environment
    try workspace.write("", to: "output")
    try workspace.write("", to: "printed")
    process.standardOutput = try FileHandle(
      forWritingTo: URL(filePath: workspace.absolute("printed")))
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The lines below `run: |` of a step, without their indentation.
  private func script(of step: String, in text: String) throws -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasSuffix("- name: \(step)") })
    let run = try #require(lines[start...].firstIndex { $0.hasSuffix("run: |") })
    return lines[(run + 1)...].prefix { $0.hasPrefix("        ") || $0.isEmpty }
      .map { String($0.dropFirst(8)) }.joined(separator: "\n")
  }
}
