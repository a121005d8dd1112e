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
    (".gitlab/contrast-audit.yml", "$tool audit --no-built-in --output ", 1),
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

  private func run(
    _ script: String, in workspace: Workspace, _ variables: [String: String] = [:]
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: try #require(BuiltTool.installed("bash")))
    process.arguments = ["--noprofile", "--norc", "-e", "-o", "pipefail", script]
    process.currentDirectoryURL = URL(filePath: workspace.path)
    var environment = [
      "TOOL": try BuiltTool.url.path(percentEncoded: false), "GITHUB_OUTPUT": "output",
      "PATHS": "", "ARGUMENTS": "", "REPORTS": "",
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
