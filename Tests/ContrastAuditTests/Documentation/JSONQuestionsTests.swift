import Foundation
import TestSupport
import Testing

/// The page of questions to the JSON report: each is answered by jq as it stands there.
@Suite(.enabled(if: BuiltTool.installed("jq") != nil, "jq is not installed"))
struct JSONQuestionsTests {
  private func filters() throws -> [String] {
    try DocumentationPage("Sources/Reporters/Reporters.docc/AskingTheReport.md").blocks
      .filter { $0.language == "jq" }.map(\.text)
  }

  /// The lines that jq prints for a filter.
  private func answer(_ filter: String, in workspace: Workspace) throws -> [String] {
    try workspace.write("", to: "answer")
    let process = Process()
    process.executableURL = URL(filePath: try #require(BuiltTool.installed("jq")))
    process.arguments = ["-r", filter, workspace.absolute("a.json")]
    process.standardOutput = try FileHandle(
      forWritingTo: URL(filePath: workspace.absolute("answer")))
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(filter)")
    return try workspace.read("answer").split(separator: "\n").map(String.init)
  }

  @Test func `Every question has an answer`() throws {
    let workspace = try DocumentedWorkspace.make()
    #expect(ToolRun(["--built-in", "--output", "json=a.json"], in: workspace).status == 1)
    let filters = try filters()
    try #require(filters.count == 6)
    let answers = try filters.map { try answer($0, in: workspace) }
    #expect(answers[0] == ["fail"])
    #expect(answers[1].contains { $0.hasPrefix("NFR-ACC-01 ") })
    #expect(answers[2].count == 10)
    #expect(answers[2].allSatisfy { $0.contains(" on ") && $0.contains(" of ") })
    #expect(!answers[3].isEmpty)
    #expect(answers[3].allSatisfy { $0.contains(" -> ") })
    #expect(answers[4].contains { $0.hasPrefix("6e686f73 textInverse #FFFFFF -> ") })
    #expect(answers[4].allSatisfy { $0.contains(": ") })
    #expect(answers[5].contains("midnight dark"))
  }

  @Test func `An audit that could not be done has a verdict of its own`() throws {
    let workspace = try Workspace()
    try workspace.write("{", to: "contrast-audit.json")
    let run = ToolRun(["--output", "json=a.json"], in: workspace)
    #expect(run.status == 2)
    #expect(try answer(".verdict", in: workspace) == ["error"])
    #expect(try answer(".diagnostics | length > 0", in: workspace) == ["true"])
  }
}
