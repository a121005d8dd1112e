import Foundation

/// What a page says of a ``WayToGoGreen``.
struct WayPage {
  struct Bad: Error {
    let line: String
  }

  /// The way in plain words.
  let name: String
  private(set) var links: [(name: String, target: String)] = []
  private(set) var folders: [String] = []
  private(set) var variables: [String: String] = [:]
  /// Where the tool is run.
  private(set) var place = "."
  /// What stands on the command line; nothing for a plain audit.
  private(set) var words: [String] = []
  /// How the tool ends.
  private(set) var status: Int32 = 0
  /// A part of what it prints.
  private(set) var says = ""

  /// An audit shows each finding.
  var details: [String] { words.first.map { $0.hasPrefix("-") } ?? true ? ["--details"] : [] }

  init(_ text: String) throws {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    name = lines.popFirst().map(String.init) ?? ""
    guard !name.isEmpty, lines.popFirst() == "" else { throw Bad(line: name) }
    while let line = lines.popFirst() {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw Bad(line: String(line)) }
      switch parts[0] {
      case "link":
        let pair = parts[1].split(separator: " ", maxSplits: 1).map(String.init)
        guard pair.count == 2 else { throw Bad(line: String(line)) }
        links.append((pair[0], pair[1]))
      case "folder": folders.append(parts[1])
      case "variable":
        let pair = parts[1].split(separator: "=", maxSplits: 1).map(String.init)
        guard pair.count == 2 else { throw Bad(line: String(line)) }
        variables[pair[0]] = pair[1]
      case "in": place = parts[1]
      case "$": words = Array(Self.words(of: parts[1]).dropFirst())
      case "exit":
        guard let status = Int32(parts[1]) else { throw Bad(line: String(line)) }
        self.status = status
        says = lines.joined(separator: "\n")
        while says.hasSuffix("\n") { says.removeLast() }
        return
      default: throw Bad(line: String(line))
      }
    }
    throw Bad(line: "exit")
  }

  /// The words of a command; quotes hold one with spaces.
  private static func words(of command: String) -> [String] {
    var words: [String] = []
    for (index, part) in command.components(separatedBy: "'").enumerated() {
      if index % 2 == 1 {
        words.append(part)
      } else {
        words += part.split(separator: " ").map(String.init)
      }
    }
    return words
  }
}
