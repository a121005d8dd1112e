import Testing

@testable import contrast_audit

@Suite struct HelpCommandTests {
  @Test(arguments: [
    (
      ["help", "nope"],
      "there is no command 'nope'; expected one of audit, diff, accent, check, fix, desk, watch, discover, list"
    ),
    (["help", "expain"], "there is no command 'expain'; did you mean 'explain'?"),
    (["help", "check", "list"], "'help' takes at most 1, and there is 'list'"),
  ])
  func `What there is no help for is one line on standard error and exit status 2`(
    words: [String], message: String
  ) throws {
    let run = ToolRun(words, in: try Workspace())
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("contrast-audit: error: \(message)"))
  }
}
