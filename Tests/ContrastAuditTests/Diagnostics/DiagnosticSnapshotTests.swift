import Foundation
import TestSupport
import Testing

/// The table of mistakes under `Fixtures/Diagnostics/`, reviewed line by line: each message names the
/// place, what was found, what was expected or what to do next. `make snapshots` records it anew.
@Suite struct DiagnosticSnapshotTests {
  private static let isRecording =
    ProcessInfo.processInfo.environment["CONTRAST_AUDIT_RECORD"] != nil

  @Test(arguments: try DiagnosticTranscript.areas())
  func `Each mistake is told as the table says`(area: String) throws {
    var recorded = ""
    for row in try DiagnosticTranscript.rows(of: area) {
      guard !row.hasCommits || GitSandbox.isInstalled else {
        if Self.isRecording { recorded += row.text(with: row.lines) }
        continue
      }
      let run = try row.run()
      if Self.isRecording { recorded += row.text(with: run.lines) }
      #expect(run.lines == row.lines, "\(row)")
      #expect(!run.lines.isEmpty, "\(row)")
      // What could not be done is told on standard error, a finding in the report.
      #expect(run.status == 2 || run.lines.allSatisfy { !$0.hasPrefix("contrast-audit: error:") })
    }
    if Self.isRecording {
      try Data(recorded.utf8).write(to: Fixture.url("Diagnostics/\(area).txt"))
    }
  }

  @Test func `Each message is one line without a full stop at its end`() throws {
    for row in try DiagnosticTranscript.all() {
      for line in row.lines {
        let message = try #require(line.firstMatch(of: /(?:error|warning|note): (.*)/)).1
        #expect(!message.hasSuffix("."), "\(row)")
        #expect(message.count <= 270, "\(row)")
        // What a file says in British spelling is quoted as it stands.
        #expect(!message.replacing(/'[^']*'/, with: "").contains(/olour|catalogue/))
      }
    }
  }

  /// The longest part of each message that stands in the sources as it is printed has to be in some
  /// row.
  @Test func `No message is left out of the table`() throws {
    let rows = try DiagnosticTranscript.all().flatMap(\.lines).joined(separator: "\n")
    let messages = try MessageInventory.all()
    #expect(messages.count >= 250)
    let elsewhere = Set(MessageInventory.elsewhere.values.joined())
    let missing = messages.filter { !rows.contains($0.text) && !elsewhere.contains($0.text) }
    #expect(missing.map(\.description) == [])
    // Nothing is excused that is not there any more, or is in the table by now.
    #expect(elsewhere.subtracting(messages.map(\.text)) == [])
    #expect(elsewhere.filter { rows.contains($0) } == [])
  }
}
