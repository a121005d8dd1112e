import Foundation

/// A mistake, and what the tool says of it: a row of a file under `Fixtures/Diagnostics/`.
///
///     # What is wrong
///     $ the words after 'contrast-audit'; none for the default
///     @ a file that is there
///     | a line of it
///     - a file of ``SmallSystem`` that is not there
///     ! a line on standard error, or a warning or error in the report
struct DiagnosticTranscript: CustomStringConvertible {
  /// The file's name without `.txt`.
  let area: String
  let title: String
  private(set) var words: [String] = []
  /// The text of each file, in order; nil for one that is taken away.
  private(set) var files: [(name: String, text: String?)] = []
  private(set) var lines: [String] = []

  var description: String { "\(area): \(title)" }

  static func all() throws -> [DiagnosticTranscript] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Fixture.url("Diagnostics").path(percentEncoded: false))
    return try names.sorted().flatMap { name in
      try read(Fixture.text("Diagnostics/\(name)"), area: String(name.dropLast(".txt".count)))
    }
  }

  static func read(_ text: String, area: String) -> [DiagnosticTranscript] {
    text.split(separator: "\n").reduce(into: []) { rows, line in
      let rest = String(line.dropFirst(2))
      guard line.first != "#" else {
        return rows.append(DiagnosticTranscript(area: area, title: rest))
      }
      let last = rows.count - 1
      switch line.first {
      case "$": rows[last].words = rest.split(separator: " ").map(String.init)
      case "@": rows[last].files.append((rest, ""))
      case "|": rows[last].files[rows[last].files.count - 1].text?.append(rest + "\n")
      case "-": rows[last].files.append((rest, nil))
      default: rows[last].lines.append(rest)
      }
    }
  }

  init(area: String, title: String) {
    self.area = area
    self.title = title
  }

  /// What the tool says now: standard error, then what its report warns of.
  func run() throws -> (status: Int32, lines: [String]) {
    let workspace = try Workspace()
    let given = Set(files.map(\.name))
    for (name, text) in [
      ("contrast-audit.json", SmallSystem.policy()), ("app.tokens.json", SmallSystem.tokens),
    ] where !given.contains(name) {
      try workspace.write(text, to: name)
    }
    for case (let name, let text?) in files { try workspace.write(text, to: name) }
    let run = ToolRun(words, in: workspace)
    let reported = run.output.split(separator: "\n").map(String.init).filter {
      $0.contains(": warning: ") || $0.contains(": error: ")
    }
    return (run.status, run.errorLines + reported)
  }

  /// The row as it stands in its file, with these lines.
  func text(with lines: [String]) -> String {
    var text = "# \(title)\n"
    if !words.isEmpty { text += "$ \(words.joined(separator: " "))\n" }
    for (name, content) in files {
      text += "\(content == nil ? "-" : "@") \(name)\n"
      for line in (content ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast()
      {
        text += line.isEmpty ? "|\n" : "| \(line)\n"
      }
    }
    return text + lines.map { "! \($0)\n" }.joined() + "\n"
  }
}
