import Foundation
import Testing

@testable import contrast_audit

@Suite struct StepSummaryTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try SmallSystem.write(to: workspace, policy: SmallSystem.policy(foreground: "grey"))
  }

  private func run(_ words: String..., summary: String? = "summary.md") -> ToolRun {
    let variables = summary.map { ["GITHUB_STEP_SUMMARY": $0] } ?? [:]
    return ToolRun(words, in: workspace, variables: variables)
  }

  @Test func `Annotations bring the job summary, which is added to what is there`() throws {
    try workspace.write("before", to: "summary.md")
    let run = run("--format", "github")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("::error file=app.tokens.json,line=5,col="))
    let markdown = self.run("--format", "markdown", summary: nil).output
    #expect(
      markdown.contains(
        "| 4.47 | 4.5 | `grey` | `page` | `#777777` on `#FFFFFF` | `grey`: `#767676` | text |"))
    #expect(try workspace.read("summary.md") == "before\n" + markdown)
    _ = self.run("--output", "github=annotations")
    #expect(try workspace.read("summary.md") == "before\n" + markdown + "\n" + markdown)
  }

  @Test func `Nothing but the format brings it`() throws {
    _ = run("--format", "markdown")
    _ = run("--format", "github", summary: nil)
    _ = run("--format", "github", summary: "")
    #expect(try workspace.names() == ["app.tokens.json", "contrast-audit.json"])
  }

  /// By its name, by a link to it, and where the audit could not be done.
  @Test(arguments: ["contrast-audit.json", "app.tokens.json", "link.md", "known.json"])
  func `A file that the audit reads is not added to`(summary: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: workspace.absolute("link.md"), withDestinationPath: "app.tokens.json")
    try workspace.write(#"{"schemaVersion": 1, "findings": []}"#, to: "known.json")
    let before = try workspace.read(summary)
    for words in [[], ["--rule", "nope"]] {
      let run = ToolRun(
        ["--format", "github", "--baseline", "known.json"] + words, in: workspace,
        variables: ["GITHUB_STEP_SUMMARY": summary])
      #expect(run.status == 2)
      #expect(run.errors.contains("GITHUB_STEP_SUMMARY "), "\(run.errors)")
      #expect(try workspace.read(summary) == before)
    }
    // Without annotations there is no summary.
    #expect(self.run("--format", "text", summary: summary).status == 1)
  }

  @Test func `An audit that could not be done stands in it`() throws {
    #expect(run("--format", "github", "--rule", "nope").status == 2)
    #expect(try workspace.read("summary.md").hasPrefix("## contrast-audit: ERROR\n"))
  }

  /// GitHub drops a summary of more than 1 MiB.
  @Test func `It never grows beyond what GitHub takes`() throws {
    for size in [1_048_576 - 5000, 1_048_576 - 100, 2_000_000] {
      try workspace.write(String(repeating: "x", count: size), to: "summary.md")
      let run = run("--format", "github")
      #expect(run.status == 1)
      let after = try workspace.read("summary.md").utf8.count
      #expect(after <= max(size, 1_048_576))
      #expect((after > size) == (size == 1_048_576 - 5000))
      #expect(run.errors.contains("is full") == (after == size))
    }
  }

  @Test func `A summary that cannot be written is exit status 2`() throws {
    let run = run("--format", "github", summary: "none/summary.md")
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot write 'none/summary.md': no such file or directory"))
  }
}
