import Foundation
import TestSupport

/// A page of the documentation: the README, a page for contributors in `.github`, or an article of a DocC
/// catalog.
struct DocumentationPage: CustomStringConvertible {
  /// A fenced block of code.
  struct Block {
    /// The word after the fence; empty where there is none.
    let language: String
    /// Its lines without the fence's own indentation.
    let lines: [String]
    /// The 1-based line of the fence.
    let line: Int
    /// The file that it shows, if the line before it ends with that name and a colon.
    let name: String?
    /// How many headings of the second level stand before it.
    let section: Int

    var text: String { lines.joined(separator: "\n") }
  }

  /// The path from the repository's folder.
  let path: String
  let text: String
  let blocks: [Block]
  /// The code that stands in the prose, without its backticks.
  let spans: [String]
  /// Where links of the prose lead.
  let links: [String]

  var description: String { path }

  /// Whether it shows what commands print.
  var hasSession: Bool { blocks.contains { $0.language == "console" } }

  static let root = Fixture.folder.deletingLastPathComponent()

  /// Every page there is.
  static func all() throws -> [DocumentationPage] {
    let sources = FileManager.default.enumerator(atPath: root.appending(path: "Sources").path)
    let articles = (sources?.compactMap { $0 as? String } ?? [])
      .filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.sorted()
    let contributing = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: ".github").path(percentEncoded: false)
    ).filter { $0.hasSuffix(".md") }.sorted()
    let paths =
      ["README.md", ".github/skills/contrast-audit/SKILL.md"]
      + contributing.map { ".github/\($0)" } + articles.map { "Sources/\($0)" }
    return try paths.map { try DocumentationPage($0) }
  }

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    var blocks: [Block] = []
    var prose = ""
    var open: (language: String, indent: Int, lines: [String], line: Int)?
    var before: Substring = ""
    var section = 0
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let indent = line.prefix { $0 == " " }.count
      let isFence = line.dropFirst(indent).hasPrefix("```")
      if let block = open {
        guard !isFence else {
          let name = before.firstMatch(of: /`([^` ]+)`:$/).map { String($0.1) }
          blocks.append(
            Block(
              language: block.language, lines: block.lines, line: block.line, name: name,
              section: section))
          open = nil
          before = ""
          continue
        }
        open?.lines.append(String(line.dropFirst(min(indent, block.indent))))
      } else if isFence {
        open = (String(line.dropFirst(indent + 3)), indent, [], index + 1)
      } else {
        prose += line + "\n"
        if !line.isEmpty { before = line }
        if line.hasPrefix("## ") { section += 1 }
      }
    }
    self.blocks = blocks
    spans = prose.matches(of: /`+([^`]+)`+/).map { String($0.1) }
    links = prose.matches(of: /\]\(([^)]*)\)/).map { String($0.1) }
  }
}
