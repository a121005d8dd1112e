import TestSupport
import Testing

/// One color that a style sheet writes twice, for the page and for a chosen scheme. A change of one of them alone
/// leaves a question that an audit ends with, so it is no change; the verdict stands.
@Suite struct WrittenTwiceTests {
  /// `#777777` on white has 4.478, and text needs 4.5.
  private func run(_ words: [String]) throws -> ToolRun {
    try ToolRun(
      policy: """
        {"tokens": ["app.css"], "rules": [{"id": "R", "pairings": [
          {"foreground": "ink", "background": "page", "usage": "text"}]}]}
        """,
      files: [
        "app.css": """
        :root { --page: #fff; --ink: #777 }
        @media (prefers-color-scheme: dark) { :root { --page: #000; --ink: #eee } }
        [data-theme="light"] { --page: #fff; --ink: #777 }
        [data-theme="dark"] { --page: #000; --ink: #eee }
        """
      ], words)
  }

  @Test(arguments: ["text", "json", "html", "junit"])
  func `A report has its verdict`(format: String) throws {
    let run = try run(["--format", format])
    #expect(run.status == 1, "\(run.output) \(run.errors)")
    #expect(!run.errors.contains("error:"), "\(run.errors)")
  }

  @Test func `The fix says why it changes nothing`() throws {
    let run = try run(["fix", "--unsafe-fixes"])
    #expect(run.status == 1, "\(run.output) \(run.errors)")
    #expect((run.output + run.errors).contains("'no chosen scheme'"), "\(run.output) \(run.errors)")
  }
}
