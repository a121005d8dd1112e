import SystemLoading
import Testing

@testable import contrast_audit

@Suite struct ToolTests {
  @Test func `The version is the name and three numbers`() throws {
    let run = try ToolRun("--version")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.wholeMatch(of: #/contrast-audit \d+\.\d+\.\d+\n/#) != nil)
    #expect(try ToolRun("check", "--version").output == run.output)
  }

  @Test func `Commands have names of their own and audit is the default`() {
    let names = Tool.commands.map { $0.name }
    #expect(names.first == "audit")
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: [["--version"], ["--help"], ["check", "fff", "000"], ["list", "formats"]])
  func `A reader that has gone away changes neither exit status nor standard error`(
    words: [String]
  ) throws {
    let (status, errors) = try run(words) { () throws(FileError) in
      throw FileError(message: "cannot write standard output: broken pipe", isClosedPipe: true)
    }
    #expect(status == 0)
    #expect(errors.isEmpty)
  }

  @Test func `A long report to a reader that has gone away keeps its exit status`() throws {
    let (status, errors) = try run(["--format", "json", "--policy", "p.json"]) {
      () throws(FileError) in
      throw FileError(message: "broken pipe", isClosedPipe: true)
    }
    #expect(status == 1)
    #expect(errors.isEmpty)
  }

  @Test(arguments: [["--version"], ["--format", "json", "--policy", "p.json"]])
  func `Output that cannot be written is exit status 2 and says why`(words: [String]) throws {
    let (status, errors) = try run(words) { () throws(FileError) in
      throw FileError(message: "cannot write standard output: no space left on device")
    }
    #expect(status == 2)
    #expect(
      errors == "contrast-audit: error: cannot write standard output: no space left on device\n")
  }

  /// Runs with a standard output that refuses everything, in a folder whose `p.json` audits enough
  /// to overflow a buffer.
  private func run(
    _ words: [String], writing: @escaping () throws(FileError) -> Void
  ) throws -> (status: Int32, errors: String) {
    let workspace = try Workspace()
    let names = (0..<400).map { "\"t\($0)\"" }
    let tokens = names.map { "\($0): {\"$type\": \"color\", \"$value\": \"#777777\"}" }
    try workspace.write("{\(tokens.joined(separator: ",\n"))}", to: "t.json")
    try workspace.write(
      """
      {"tokens": ["t.json"], "rules": [{"id": "R", "pairings": [
        {"foreground": [\(names.joined(separator: ","))], "background": "t0", "usage": "text"}]}]}
      """, to: "p.json")
    let errors = Captured()
    let environment = ToolEnvironment(
      variables: [:], files: FileSystem(workingDirectory: workspace.path), readInput: { _ in [] },
      today: ToolRun.today,
      output: OutputChannel(isTerminal: false) { _ throws(FileError) in try writing() },
      errors: errors.channel(isTerminal: false))
    return (Tool.run(words, in: environment).rawValue, errors.text)
  }
}
