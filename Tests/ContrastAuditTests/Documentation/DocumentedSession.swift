import SystemLoading
import Testing

@testable import contrast_audit

/// The files that a section of a page shows, and the commands that it runs over them, in this order.
///
/// A block is a file if the line before it ends with the file's name and a colon. A block of the language
/// `console` has commands after `$ `, each with what it prints. There, a line `…` stands for any lines.
struct DocumentedSession {
  let blocks: [DocumentationPage.Block]

  /// Those of a page, one for each section that has commands.
  static func all(in page: DocumentationPage) -> [DocumentedSession] {
    Dictionary(grouping: page.blocks, by: \.section).sorted { $0.key < $1.key }
      .map { DocumentedSession(blocks: $0.value) }
      .filter { $0.blocks.contains { $0.language == "console" } }
  }

  /// The lines of each block with commands, as they print today, by the 1-based line of its fence.
  func run() throws -> [Int: [String]] {
    let usesGit = blocks.contains { $0.language == "console" && $0.text.contains("$ git ") }
    let sandbox = usesGit ? try GitSandbox() : nil
    let workspace = try sandbox?.workspace ?? Workspace()
    var printed: [Int: [String]] = [:]
    var status: Int32 = 0
    for block in blocks {
      guard block.language == "console" else {
        if let name = block.name { try workspace.write(block.text + "\n", to: name) }
        continue
      }
      var lines: [String] = []
      for (command, shown) in Self.commands(of: block) {
        var output: [String] = []
        let words = command.split(separator: " ").map { String($0).replacing("'", with: "") }
        switch words.first {
        case "contrast-audit":
          (status, output) = Self.run(Array(words.dropFirst()), in: workspace)
        case "git":
          let settings = ["user.name=Test", "user.email=test@example.com", "commit.gpgsign=false"]
          try sandbox?.git(settings.flatMap { ["-c", $0] } + words.dropFirst().map { String($0) })
        case "cat": output = try Self.lines(workspace.read(words[1]))
        case "echo": output = ["\(status)"]
        default: Issue.record("a page cannot run '\(command)'")
        }
        lines += ["$ \(command)"] + (Self.fits(output[...], shown[...]) ? shown : output)
      }
      printed[block.line] = lines
    }
    return printed
  }

  /// The commands of a block, each with the lines below it.
  private static func commands(
    of block: DocumentationPage.Block
  ) -> [(command: String, shown: [String])] {
    block.lines.reduce(into: []) { commands, line in
      if line.hasPrefix("$ ") {
        commands.append((String(line.dropFirst(2)), []))
      } else if !commands.isEmpty {
        commands[commands.count - 1].shown.append(line)
      }
    }
  }

  /// Runs the tool as in a pipe of 100 columns, both streams in the order in which they are written.
  private static func run(_ words: [String], in workspace: Workspace) -> (Int32, [String]) {
    let output = Captured()
    let environment = ToolEnvironment(
      variables: ["COLUMNS": "100"], files: FileSystem(workingDirectory: workspace.path),
      readInput: { _ in [] }, today: ToolRun.today, output: output.channel(isTerminal: false),
      errors: output.channel(isTerminal: false))
    let status = Tool.run(words, in: environment).rawValue
    return (status, lines(output.text.replacing(workspace.path, with: "FOLDER")))
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Whether lines are those that a page shows.
  private static func fits(_ lines: ArraySlice<String>, _ shown: ArraySlice<String>) -> Bool {
    guard let first = shown.first else { return lines.isEmpty }
    let rest = shown.dropFirst()
    guard first != "…" else {
      return lines.indices.contains { fits(lines[$0...], rest) } || rest.isEmpty
    }
    return first == lines.first && fits(lines.dropFirst(), rest)
  }
}
