import Foundation

/// A scratch folder as the rows of ``WayToGoGreen`` describe it:
///
///     @file NAME             what follows is the file; '<stdin>' is standard input
///     @bytes NAME FF FE      a file of bytes
///     @policy SOURCES        a policy of these sources that demands ink on page, as text
///     @further POLICIES      a policy that names these, tokens, and another policy, b.json
///     @tokens                a.tokens.json, with a white page and black ink
///     @system                a policy, a resolver and two token files
///     @replace NAME ¦OLD¦NEW a text that stands once in a file; ⏎ is the end of a line
///     @remove NAME
///     @link NAME TARGET
///     @folder NAME
///     @commit                all that is there becomes a commit of 'main'
///     @variable NAME VALUE   a variable of the environment
///     @in FOLDER             where the tool is run
struct WaySetting {
  private let workspace: Workspace
  private let sandbox: GitSandbox?
  private var open: (name: String, lines: [String])?
  private var input: String?
  private var variables: [String: String] = [:]
  private var folder = "."

  private enum Step: String {
    case file = "@file"
    case bytes = "@bytes"
    case policy = "@policy"
    case further = "@further"
    case tokens = "@tokens"
    case system = "@system"
    case replace = "@replace"
    case remove = "@remove"
    case link = "@link"
    case folder = "@folder"
    case commit = "@commit"
    case variable = "@variable"
    case place = "@in"
  }

  struct BadRow: Error {
    let line: String
  }

  init(hasCommits: Bool) throws {
    sandbox = hasCommits ? try GitSandbox() : nil
    workspace = try sandbox?.workspace ?? Workspace()
  }

  /// Runs the tool once everything is there.
  mutating func run(_ words: [String]) throws -> ToolRun {
    try finish()
    // A report shows each finding.
    let details = words.first.map { $0.hasPrefix("-") } ?? true ? ["--details"] : []
    return ToolRun(
      words + details, in: workspace, workingIn: folder, input: input, variables: variables)
  }

  mutating func read(_ line: String) throws {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard let first = parts.first, let step = Step(rawValue: first) else {
      open?.lines.append(line)
      return
    }
    try finish()
    let rest = parts.count == 2 ? parts[1] : ""
    let pair = rest.split(separator: " ", maxSplits: 1).map(String.init)
    switch step {
    case .file: open = (rest, [])
    case .bytes:
      let digits = (pair.count == 2 ? pair[1] : "").split(separator: " ")
      try write(digits.compactMap { UInt8($0, radix: 16) }, to: pair[0])
    case .policy: try write(Self.policy(rest), to: "contrast-audit.json")
    case .further:
      for (name, text) in Self.further(rest) { try write(text, to: name) }
    case .tokens: try write(Self.tokens, to: "a.tokens.json")
    case .system: for (name, text) in Self.system { try write(text, to: name) }
    case .replace: try replace(rest)
    case .remove: try FileManager.default.removeItem(atPath: workspace.absolute(rest))
    case .link:
      guard pair.count == 2 else { throw BadRow(line: line) }
      try makeFolder(above: pair[0])
      try workspace.makeLink(pair[0], to: pair[1])
    case .folder: try workspace.makeFolder(rest)
    case .commit: try sandbox?.commit()
    case .variable:
      guard pair.count == 2 else { throw BadRow(line: line) }
      variables[pair[0]] = pair[1]
    case .place: folder = rest
    }
  }

  private mutating func finish() throws {
    guard let file = open else { return }
    open = nil
    try write(file.lines.joined(separator: "\n"), to: file.name)
  }

  private mutating func write(_ text: String, to name: String) throws {
    try write(Array("\(text)\n".utf8), to: name)
  }

  private mutating func write(_ bytes: [UInt8], to name: String) throws {
    if name == "<stdin>" {
      input = String(decoding: bytes, as: UTF8.self)
    } else {
      try workspace.write(bytes, to: name)
    }
  }

  /// A text that is not there once is a slip in the row.
  private func replace(_ rest: String) throws {
    let parts = rest.split(separator: "¦", omittingEmptySubsequences: false).map {
      String($0).replacing("⏎", with: "\n")
    }
    guard parts.count == 3 else { throw BadRow(line: rest) }
    let name = parts[0].trimmingCharacters(in: .whitespaces)
    let text = try workspace.read(name)
    guard text.ranges(of: parts[1]).count == 1 else { throw BadRow(line: rest) }
    try workspace.write(text.replacing(parts[1], with: parts[2]), to: name)
  }

  private func makeFolder(above name: String) throws {
    let folders = name.split(separator: "/").dropLast().joined(separator: "/")
    if !folders.isEmpty { try workspace.makeFolder(folders) }
  }
}
