import Reporters
import SourceText

/// The summary of a job of GitHub Actions: a file that every step may add Markdown to.
/// [GitHub Actions, GITHUB_STEP_SUMMARY]
struct StepSummary {
  /// The environment variable that holds its path.
  static let variable = "GITHUB_STEP_SUMMARY"
  /// GitHub takes no summary of more bytes than this.
  private static let limit = 1 << 20
  /// With less room than this nothing is added.
  private static let leastRoom = 4096

  private let path: String
  private let environment: ToolEnvironment

  /// The summary of the running job; nil outside of one.
  init?(in environment: ToolEnvironment) {
    guard let path = environment.variables[StepSummary.variable], !path.isEmpty else { return nil }
    self.path = path
    self.environment = environment
  }

  /// Adds what `body` writes to the end, whole or not at all and in the room that is left.
  func append(
    run: ReportedRun, _ body: (MarkdownReporter, inout ReportOutput) -> Void
  ) throws {
    let size = environment.files.size(of: path) ?? 0
    let room = StepSummary.limit - size - 1
    guard room >= StepSummary.leastRoom else {
      environment.report(
        Diagnostic(.warning, "the job summary '\(path)' is full, and the report was not added"))
      return
    }
    // What the step wrote before may not end its last line.
    var bytes: [UInt8] = size == 0 ? [] : [0x0A]
    var output = ReportOutput { bytes += $0 }
    body(MarkdownReporter(run: run, limit: room), &output)
    try output.finish()
    try environment.files.append(bytes, to: path)
  }
}
