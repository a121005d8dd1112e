import AuditEngine
import Testing

@testable import contrast_audit

/// The changelog goes by the version that the tool prints.
@Suite struct ChangelogTests {
  @Test func `What is not released yet comes first, then the version that the tool prints`() throws
  {
    let page = try DocumentationPage(".github/CHANGELOG.md")
    let headings = page.text.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(
      headings.prefix(2).map(String.init) == [
        "## Unreleased", "## \(Tool.identity.version) (\(Tool.released))",
      ])
  }
}
