import AuditEngine
import SystemLoading
import Testing

@testable import contrast_audit

/// A run of the tool in process: its exit status, 0 to 2, and what it printed.
struct ToolRun {
  let status: Int32
  let output: String
  /// What it printed on standard error, without excerpts of files.
  let errors: String
  /// The lines that show where errors are.
  let excerpts: [String]

  /// The day on which tests run.
  static let today = CalendarDate("2026-03-01")

  /// The lines on standard error.
  var errorLines: [String] { errors.split(separator: "\n").map(String.init) }

  /// Runs the tool in a folder; reading standard input without `input` is a failure of the test.
  init(
    _ words: [String], in workspace: Workspace, workingIn folder: String = ".",
    input: String? = nil, variables: [String: String] = [:], isTerminal: Bool = false,
    today: @autoclosure @escaping () -> CalendarDate? = ToolRun.today,
    events: any FileEvents = NoFileEvents(),
    limit: @escaping @Sendable (FileUse) -> Int = { $0.limit }
  ) {
    let files = FileSystem(
      workingDirectory: folder == "." ? workspace.path : workspace.absolute(folder), limit: limit)
    let output = Captured()
    let errors = Captured()
    var seconds = 0
    let environment = ToolEnvironment(
      variables: variables, files: files,
      readInput: { _ in
        if input == nil { Issue.record("standard input was read") }
        return Array((input ?? "").utf8)
      },
      today: today(), output: output.channel(isTerminal: isTerminal),
      errors: errors.channel(isTerminal: false),
      readTime: {
        seconds += 1
        return "12:00:0\(seconds)"
      }, fileEvents: { events })
    status = Tool.run(words, in: environment).rawValue
    self.output = output.text
    let lines = errors.text.split(separator: "\n", omittingEmptySubsequences: false)
    let isExcerpt = { (line: Substring) in line.prefixMatch(of: #/  [ 0-9]+ \| /#) != nil }
    self.errors = lines.filter { !isExcerpt($0) }.joined(separator: "\n")
    excerpts = lines.filter(isExcerpt).map(String.init)
  }

  /// Runs the tool in a new, empty folder.
  init(
    _ words: String..., input: String? = nil, variables: [String: String] = [:],
    isTerminal: Bool = false
  ) throws {
    let workspace = try Workspace()
    self.init(
      words, in: workspace, input: input, variables: variables, isTerminal: isTerminal)
  }

  /// Runs the tool in a new folder that holds a policy, where there is one, and other files.
  init(policy: String?, files: [String: String], _ words: [String] = ["--format=json"]) throws {
    let workspace = try Workspace()
    if let policy { try workspace.write(policy, to: "contrast-audit.json") }
    for (name, text) in files { try workspace.write(text, to: name) }
    self.init(words, in: workspace)
  }
}

/// The bytes that a channel was given.
final class Captured {
  private(set) var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func channel(isTerminal: Bool) -> OutputChannel {
    OutputChannel(isTerminal: isTerminal) { bytes throws(FileError) in self.bytes += bytes }
  }
}
