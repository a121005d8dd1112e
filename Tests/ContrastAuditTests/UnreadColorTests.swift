import TestSupport
import Testing

@testable import contrast_audit

/// The tool's own rule that each color of the sources is read.
@Suite struct UnreadColorTests {
  private func run(_ words: [String]) throws -> ToolRun {
    try ToolRun(
      policy:
        #"{"tokens": ["C.swift"], "rules": [{"id": "R", "pairings": [{"foreground": "C.ink", "background": "C.page", "usage": "text"}]}]}"#,
      files: [
        "C.swift": """
        import SwiftUI
        enum C {
          static let ink = Color.black
          static let page = Color.white
          static let brand: Color = make()
        }
        """
      ], words)
  }

  @Test func `A filter by rule or token says what is not read, and does not fail for it`() throws {
    for filter in [["--rule", "R"], ["--token", "C.ink"]] {
      let run = try run(filter)
      #expect(run.status == 0)
      #expect(run.output.contains("warning: not read: 'C.brand': nothing here is called make"))
    }
  }

  @Test func `The rule can be asked for alone`() throws {
    let run = try run(["--rule", "unread-color"])
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("INCOMPLETE  "))
    #expect(run.output.contains("'C.brand' is not read: nothing here is called make"))
    #expect(!run.output.contains("C.ink on C.page"))
  }

  @Test(arguments: [
    ("text", "INCOMPLETE  "), ("json", #""verdict": "incomplete""#), ("html", "Incomplete"),
    ("markdown", "INCOMPLETE"), ("sarif", "unread-color"), ("junit", "unread-color: C.brand"),
    ("github", "C.brand"), ("csv", "unread-color"),
  ])
  func `Every report says that something was not looked at`(format: String, words: String) throws {
    let run = try run(["--format", format])
    #expect(run.status == 1)
    #expect(run.output.contains(words), "\(run.output)")
  }
}
