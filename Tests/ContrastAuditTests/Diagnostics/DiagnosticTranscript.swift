import Foundation
import TestSupport

/// A mistake, and what the tool says of it: a row of a file under `Fixtures/Diagnostics/`.
///
///     # What is wrong
///     $ the words after 'contrast-audit'; none for the default
///     @ a file that is there
///     | a line of it
///     * 64 a text of it so many times, <n> counting from 1 and <n+1> from 2
///     x FF FE bytes of it
///     > a-link where-it-leads
///     - a file of ``SmallSystem`` that is not there, or one that goes after a commit
///     = v1: all of this becomes a commit with that tag, and what follows comes later
///     ! a line on standard error, or a warning or error in the report
struct DiagnosticTranscript: CustomStringConvertible {
  /// The file's name without `.txt`.
  let area: String
  let title: String
  private(set) var words: [String] = []
  private(set) var steps: [TranscriptStep] = []
  private(set) var lines: [String] = []

  var description: String { "\(area): \(title)" }

  /// Whether it needs git.
  var hasCommits: Bool { steps.contains { $0.name == nil } }

  /// The files of the table by their names without `.txt`.
  static func areas() throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Fixture.url("Diagnostics").path(percentEncoded: false))
    return names.sorted().map { String($0.dropLast(".txt".count)) }
  }

  static func rows(of area: String) throws -> [DiagnosticTranscript] {
    read(try Fixture.text("Diagnostics/\(area).txt"), area: area)
  }

  static func all() throws -> [DiagnosticTranscript] { try areas().flatMap { try rows(of: $0) } }

  static func read(_ text: String, area: String) -> [DiagnosticTranscript] {
    text.split(separator: "\n").reduce(into: []) { rows, line in
      let rest = String(line.dropFirst(2))
      guard line.first != "#" else {
        return rows.append(DiagnosticTranscript(area: area, title: rest))
      }
      rows[rows.count - 1].read(line.first, rest)
    }
  }

  private mutating func read(_ mark: Character?, _ rest: String) {
    let parts = rest.split(separator: " ", maxSplits: 1).map(String.init)
    switch mark {
    case "$": words = rest.split(separator: " ").map(String.init)
    case "@": steps.append(.file(rest, []))
    case "|": add(.line(rest))
    case "*": add(.repeated(Int(parts[0]) ?? 0, parts[1]))
    case "x": add(.bytes(rest.split(separator: " ").compactMap { UInt8($0, radix: 16) }))
    case "-": steps.append(.removal(rest))
    case ">": steps.append(.link(parts[0], to: parts[1]))
    case "=": steps.append(.commit(tag: rest))
    default: lines.append(rest)
    }
  }

  /// Adds to the file that was named last.
  private mutating func add(_ part: TranscriptStep.Part) {
    guard case .file(let name, let parts) = steps.popLast() else { return }
    steps.append(.file(name, parts + [part]))
  }

  init(area: String, title: String) {
    self.area = area
    self.title = title
  }

  /// What the tool says now: standard error, then what its report warns of.
  func run() throws -> (status: Int32, lines: [String]) {
    let sandbox = hasCommits ? try GitSandbox() : nil
    let workspace = try sandbox?.workspace ?? Workspace()
    let start = steps.prefix { $0.name != nil }.compactMap(\.name)
    for (name, text) in [
      ("contrast-audit.json", SmallSystem.policy()), ("app.tokens.json", SmallSystem.tokens),
    ] where !start.contains(name) {
      try workspace.write(text, to: name)
    }
    for step in steps {
      switch step {
      case .file(let name, let parts):
        try workspace.write(parts.flatMap(\.contents), to: name)
      case .removal(let name):
        try? FileManager.default.removeItem(atPath: workspace.absolute(name))
      case .link(let name, let target): try workspace.makeLink(name, to: target)
      case .commit(let tag):
        try sandbox?.commit(tag)
        try sandbox?.git("tag", tag)
      }
    }
    let run = ToolRun(words, in: workspace)
    let reported = run.output.split(separator: "\n").map(String.init).filter { line in
      ["warning: ", "error: "].contains { line.hasPrefix($0) || line.contains(": \($0)") }
    }
    let lines = (run.errorLines + reported).map { $0.replacing(workspace.path, with: "FOLDER") }
    return (run.status, lines)
  }

  /// The row as it stands in its file, with these lines.
  func text(with lines: [String]) -> String {
    var text = "# \(title)\n"
    if !words.isEmpty { text += "$ \(words.joined(separator: " "))\n" }
    for step in steps { text += "\(step.text)\n" }
    return text + lines.map { "! \($0)\n" }.joined() + "\n"
  }
}
