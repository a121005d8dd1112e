import Foundation
import Reporters
import TestSupport
import Testing

@testable import contrast_audit

@Suite struct ReportDestinationsTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try SmallSystem.write(to: workspace, policy: SmallSystem.policy(foreground: "grey"))
  }

  private func run(_ words: String...) -> ToolRun { ToolRun(words, in: workspace) }

  /// Permissions do not stop the superuser.
  private static let isSuperuser = geteuid() == 0

  // MARK: What is written where

  @Test(arguments: ReportFormat.allCases.map(\.rawValue))
  func `A plain path takes the report in place of standard output`(format: String) throws {
    let printed = run("--format", format)
    let written = run("--format", format, "--output", "report")
    #expect(written.status == 1)
    #expect(written.output.isEmpty)
    #expect(written.errors == "contrast-audit: note: wrote 'report', \(format)\n")
    #expect(try workspace.read("report") == printed.output)
  }

  @Test func `FORMAT=PATH writes a file beside what is printed`() throws {
    let run = run("--output", "junit=report.xml")
    #expect(run.status == 1)
    #expect(run.output == self.run().output)
    #expect(try workspace.read("report.xml") == self.run("--format", "junit").output)
  }

  @Test func `One run writes several reports`() throws {
    let run = run(
      "--output=junit=a.xml", "--output=json=b.json", "--output", "text=c.txt", "--output", "d.txt")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(try XMLTree.parse(workspace.read("a.xml")).name == "testsuites")
    #expect(try JSONReport(workspace.read("b.json")).summary["failed"] == 1)
    let text = self.run().output
    #expect(try workspace.read("c.txt") == text)
    #expect(try workspace.read("d.txt") == text)
  }

  @Test func `A path may hold an equals sign after the format, and be absolute`() throws {
    #expect(run("--output", "json=\(workspace.absolute("a=b.json"))").status == 1)
    #expect(try workspace.names().contains("a=b.json"))
  }

  @Test func `A file is never in color`() throws {
    let run = run("--color", "always", "--output", "text=report.txt")
    #expect(run.output.contains("\u{1B}"))
    #expect(!(try workspace.read("report.txt").contains("\u{1B}")))
  }

  @Test func `A report takes the place of an older one`() throws {
    try workspace.write(String(repeating: "old ", count: 10_000), to: "report.json")
    #expect(run("--format=json", "--output=report.json").status == 1)
    #expect(try JSONReport(workspace.read("report.json")).summary["failed"] == 1)
  }

  @Test func `A link stays and the file that it leads to takes the report`() throws {
    try workspace.write("old", to: "ci/report.json")
    try workspace.makeLink("link.json", to: "ci/report.json")
    #expect(run("--format=json", "--output=link.json").status == 1)
    #expect(workspace.link("link.json") == "ci/report.json")
    #expect(try JSONReport(workspace.read("ci/report.json")).summary["failed"] == 1)
    #expect(try workspace.names(in: "ci") == ["report.json"])
  }

  @Test func `A device takes the report`() throws {
    let run = run("--output", "json=/dev/null")
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: [
    ("report.html", "html"), ("a.b.HTM", "html"), ("x.json", "json"), ("x.xml", "junit"),
    ("x.sarif", "sarif"), ("x.md", "markdown"), ("x.txt", "text"), ("report", "text"),
    (".hidden", "text"),
  ])
  func `Without a format the ending of the name decides, and standard error says so`(
    path: String, format: String
  ) throws {
    let run = run("--output", path)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors == "contrast-audit: note: wrote '\(path)', \(format)\n")
    #expect(try workspace.read(path) == self.run("--format", format).output)
  }

  @Test func `A format that is given holds for every name`() throws {
    #expect(run("--format", "json", "--output", "report.html").status == 1)
    #expect(try JSONReport(workspace.read("report.html")).summary["failed"] == 1)
    #expect(run("--output", "json=report.pdf").status == 1)
  }

  // MARK: What cannot be written

  @Test(arguments: [
    (["--output", "jsn=a"], "--output 'jsn=a': there is no format 'jsn'; did you mean 'json'?"),
    (
      ["--output", "pdf=a"],
      "--output 'pdf=a': there is no format 'pdf'; expected one of "
        + ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
    ),
    (
      ["--output", "report.pdf"],
      "--output 'report.pdf': no report has the ending '.pdf'; expected .html, .json, .xml, .sarif, "
        + ".md, .txt, or FORMAT=PATH"
    ),
    (["--output", "json="], "--output 'json=' names no file"),
    (["--output", "a", "--output", "json=a"], "--output names 'a' twice"),
    (["--output"], "--output needs a value, [FORMAT=]PATH"),
    (["--output", "none/a"], "cannot write 'none/a': there is no folder 'none'"),
    (["--output", "none/more/a"], "cannot write 'none/more/a': there is no folder 'none/more'"),
    (["--output", "app.tokens.json/a"], "cannot write 'app.tokens.json/a': there is no folder"),
    (["--output", "folder"], "cannot write 'folder': it is a folder"),
    (["--output", "folder/"], "cannot write 'folder/': it is a folder"),
    (["--output", "new/"], "cannot write 'new/': there is no folder 'new'"),
  ])
  func `A report that cannot be written is one line, exit status 2 and no file`(
    options: [String], message: String
  ) throws {
    try workspace.makeFolder("folder")
    let before = try workspace.names()
    let run = ToolRun(options, in: workspace)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("contrast-audit: error: \(message)"))
    #expect(try workspace.names() == before)
    #expect(try workspace.names(in: "folder").isEmpty)
  }

  /// By whatever name: the policy, tokens that it names through a link, tokens that those refer to, and the
  /// baseline.
  @Test(arguments: [
    "contrast-audit.json", "./x/../contrast-audit.json", "app.tokens.json", "link.json",
    "parts/more.tokens.json", "hard.json", "known.json",
  ])
  func `A report never takes the place of what is audited`(path: String) throws {
    try workspace.makeFolder("x")
    let more = SmallSystem.tokens.replacing("\"page\"", with: "\"paper\"")
    try workspace.write(more, to: "parts/more.tokens.json")
    try workspace.write(
      """
      {"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "parts/more.tokens.json"}]}},
       "resolutionOrder": [{"$ref": "#/sets/s"}]}
      """, to: "app.resolver.json")
    try workspace.write(
      SmallSystem.policy(tokens: #""app.resolver.json", "app.tokens.json""#, foreground: "grey"),
      to: "contrast-audit.json")
    try workspace.makeLink("link.json", to: "app.tokens.json")
    try FileManager.default.linkItem(
      atPath: workspace.absolute("app.tokens.json"), toPath: workspace.absolute("hard.json"))
    #expect(run("--baseline", "known.json", "--write-baseline").status == 0)
    let before = try workspace.read(path)
    for words in [[], ["--rule", "nope"]] {
      let run = ToolRun(
        words + ["--baseline", "known.json", "--output", "sarif=\(path)", "--output", "json=new"],
        in: workspace)
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.errorLines.count == words.count / 2 + 1, "\(run.errors)")
      #expect(run.errors.contains("'\(path)'"))
      #expect(try workspace.read(path) == before)
      #expect(try !workspace.names().contains("new"))
    }
  }

  @Test func `A baseline that is not there yet is not written where a report is`() throws {
    let run = run("--baseline", "known.json", "--write-baseline", "--output", "./known.json")
    #expect(run.status == 2)
    #expect(
      run.errors == "contrast-audit: error: --output and --baseline name the same file, "
        + "'./known.json'\n")
    #expect(try workspace.names() == ["app.tokens.json", "contrast-audit.json"])
  }

  @Test func `Of several reports all that cannot be written are told, and the rest is whole`()
    throws
  {
    let run = run("--output=json=none/a", "--output=json=b.json", "--output=junit=./none/c")
    #expect(run.status == 2)
    #expect(run.errorLines.count == 2)
    #expect(try JSONReport(workspace.read("b.json")).summary["failed"] == 1)
    #expect(try workspace.names() == ["app.tokens.json", "b.json", "contrast-audit.json"])
  }

  @Test(.enabled(if: !isSuperuser, "permissions do not stop the superuser"))
  func `A file that may not be written stays as it is`() throws {
    try workspace.write("old", to: "report")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: workspace.absolute("report"))
    let run = run("--output", "report")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors == "contrast-audit: error: cannot write 'report': permission denied\n")
    #expect(try workspace.read("report") == "old")
    #expect(try workspace.names() == ["app.tokens.json", "contrast-audit.json", "report"])
  }

  @Test(.enabled(if: !isSuperuser, "permissions do not stop the superuser"))
  func `A folder that may not be written gets nothing`() throws {
    try workspace.makeFolder("folder")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o555], ofItemAtPath: workspace.absolute("folder"))
    let run = run("--output", "folder/report")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == "contrast-audit: error: cannot write 'folder/report': permission denied\n")
    #expect(try workspace.names(in: "folder").isEmpty)
  }

  /// Linux has a device that is always full.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `A full disk is exit status 2`() {
    let run = run("--output", "/dev/full")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == "contrast-audit: error: cannot write '/dev/full': no space left on device\n")
  }

  @Test func `An audit that cannot be done is said in place of the older report`() throws {
    try workspace.write("old", to: "report")
    let run = run("--rule", "nope", "--output", "sarif=report", "--output", "json=new")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1)
    #expect(try workspace.read("report").contains("\"executionSuccessful\": false"))
    #expect(try workspace.names() == ["app.tokens.json", "contrast-audit.json", "new", "report"])
    #expect(try workspace.read("new").contains("\"verdict\": \"error\""))
    #expect(self.run("--rule", "nope", "--format", "sarif").output.contains("there is no rule"))
  }

  @Test func `What keeps the reasons from being written is told beside them`() {
    let run = run("--rule", "nope", "--output", "sarif=none/report")
    #expect(run.status == 2)
    #expect(run.errorLines.count == 2)
  }

  @Test func `A text file says that the audit could not be done`() throws {
    try workspace.write("old", to: "report")
    let run = run("--rule", "nope", "--output", "report")
    #expect(run.status == 2)
    #expect(try workspace.read("report").hasPrefix("ERROR  the audit could not be done\n"))
    #expect(try workspace.names() == ["app.tokens.json", "contrast-audit.json", "report"])
  }
}
