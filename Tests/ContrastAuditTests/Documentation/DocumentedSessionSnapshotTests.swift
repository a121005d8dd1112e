import Foundation
import TestSupport
import Testing

/// What pages show of the tool's output is what it prints. `make snapshots` records it anew.
@Suite struct DocumentedSessionSnapshotTests {
  private static let isRecording =
    ProcessInfo.processInfo.environment["CONTRAST_AUDIT_RECORD"] != nil

  @Test(
    .enabled(if: GitSandbox.isInstalled, "git is not installed"),
    arguments: try DocumentationPage.all().filter(\.hasSession))
  func `Each command of a page prints what stands below it`(page: DocumentationPage) throws {
    let printed = try DocumentedSession.all(in: page).map { try $0.run() }
      .reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    for block in page.blocks {
      if let lines = printed[block.line] { #expect(block.lines == lines, "\(page):\(block.line)") }
    }
    if Self.isRecording {
      var lines = page.text.split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init)
      for block in page.blocks.reversed() {
        guard let new = printed[block.line] else { continue }
        lines.replaceSubrange(block.line..<(block.line + block.lines.count), with: new)
      }
      let url = DocumentationPage.root.appending(path: page.path)
      try Data(lines.joined(separator: "\n").utf8).write(to: url)
    }
  }

  /// A message stands in a block of the language `text`; `…` is what a page leaves out of it.
  @Test func `Each message that a page explains is one of the tool's`() throws {
    let pages = try DocumentationPage.all()
    let printed =
      try DiagnosticTranscript.all().flatMap(\.lines)
      + pages.flatMap(\.blocks).filter { $0.language == "console" }.flatMap(\.lines)
    var count = 0
    for page in pages {
      for block in page.blocks where block.language == "text" {
        for line in block.lines {
          count += 1
          let parts = line.split(separator: "…").map { $0.trimmingCharacters(in: .whitespaces) }
          #expect(
            printed.contains { Self.has($0, parts) },
            "\(page):\(block.line): no message has '\(line)'")
        }
      }
    }
    #expect(count >= 30)
  }

  /// Whether a line has all parts, in this order.
  private static func has(_ line: String, _ parts: [String]) -> Bool {
    var rest = line[...]
    for part in parts {
      guard let found = rest.range(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
