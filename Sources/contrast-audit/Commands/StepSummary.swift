import Reporters
import SourceText

/// The summary of a GitHub Actions job: a file to which every step may add Markdown. [GitHub
/// Actions, GITHUB_STEP_SUMMARY]
struct StepSummary {
  /// The environment variable that holds its path.
  static let variable = "GITHUB_STEP_SUMMARY"
  /// GitHub accepts no larger summary, in bytes.
  private static let limit = 1 << 20
  /// With less room nothing is added.
  private static let leastRoom = 4096

  private let path: String
  private let environment: ToolEnvironment

  /// The summary of the running job; nil outside of one.
  init?(in environment: ToolEnvironment) {
    guard let path = environment.variables[StepSummary.variable], !path.isEmpty else { return nil }
    self.path = path
    self.environment = environment
  }

  /// Adds what `body` writes at the end, completely or not at all, within the remaining room, which
  /// it is given in bytes.
  func append(_ body: (_ limit: Int, inout ReportOutput) -> Void) throws {
    let size = environment.files.size(of: path) ?? 0
    let room = StepSummary.limit - size - 1
    guard room >= StepSummary.leastRoom else {
      environment.report(
        Diagnostic(.warning, "the job summary '\(path)' is full, and the report was not added"))
      return
    }
    // Earlier output of the step may lack a line end.
    var bytes: [UInt8] = size == 0 ? [] : [0x0A]
    var output = ReportOutput { bytes += $0 }
    body(room, &output)
    try output.finish()
    try environment.files.append(bytes, to: path)
  }
}
