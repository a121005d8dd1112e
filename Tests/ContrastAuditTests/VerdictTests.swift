import TestSupport
import Testing

@testable import contrast_audit

/// The verdict of a report says what the exit status says.
@Suite struct VerdictTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  private static let words = ["text", "markdown", "github", "compact", "teamcity", "azure"]

  /// A rule of less than an error that fails, and a property that means itself and that nobody uses.
  private static let policies = [
    SmallSystem.policy(severity: "warning", foreground: "grey"),
    SmallSystem.policy(tokens: "\"app.css\""),
  ]

  private func write(_ policy: String, in folder: String = ".") throws {
    try SmallSystem.write(to: workspace, in: folder, policy: policy)
    try workspace.write(
      ":root { --page: #FFFFFF; --ink: #000000; --other: var(--other, 1px); }",
      to: "\(folder)/app.css")
  }

  @Test(arguments: policies)
  func `A warning that fails the gate gives the verdict FAIL`(policy: String) throws {
    try write(policy)
    for format in Self.words {
      let run = ToolRun(["--fail-on", "warning", "--format", format], in: workspace)
      #expect(run.status == 1, "\(format)")
      #expect(run.output.contains("FAIL"), "\(format)")
      #expect(!run.output.contains("PASS"), "\(format)")
    }
    let json = ToolRun(["--fail-on", "warning", "--format", "json"], in: workspace)
    #expect(json.output.contains("\"verdict\": \"fail\""))
    let html = ToolRun(["--fail-on", "warning", "--format", "html"], in: workspace)
    #expect(html.output.contains("Fails"))
    #expect(ToolRun(["--fail-on", "warning", "-q"], in: workspace).output.hasPrefix("FAIL  "))
  }

  @Test(arguments: policies)
  func `A warning that does not fail the gate is no FAIL`(policy: String) throws {
    try write(policy)
    for format in Self.words {
      let run = ToolRun(["--format", format], in: workspace)
      #expect(run.status == 0, "\(format)")
      #expect(!run.output.contains("FAIL"), "\(format)")
    }
  }

  @Test func `A warning of the audit itself is counted where it fails the gate`() throws {
    try write(Self.policies[1])
    let run = ToolRun(["--fail-on", "warning", "-q"], in: workspace)
    #expect(run.output == "FAIL  WCAG AA: 1 passes, 1 warning of the audit itself\n")
  }

  @Test func `Of several policies each has the verdict that it gives the gate`() throws {
    try SmallSystem.write(to: workspace, in: "a", policy: Self.policies[0])
    try SmallSystem.write(to: workspace, in: "b")
    let run = ToolRun(["--fail-on", "warning", "-q", "a", "b"], in: workspace)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("FAIL  a: "))
    #expect(run.output.contains("\nPASS  b: "))
  }
}
