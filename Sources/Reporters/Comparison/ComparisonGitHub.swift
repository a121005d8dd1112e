import AuditEngine
import SourceText

/// Annotations for GitHub Actions of what a change made worse, and nothing else.
///
/// GitHub shows ten errors, ten warnings and ten notices per step and silently drops the rest. So a
/// pairing that got worse at one place in many themes gets one annotation, only as many as are shown
/// are written, and the last notice gives the verdict and the number without an annotation.
struct ComparisonGitHub: ComparisonReporter {
  let paths: SourcePaths
  private static let limit = 10

  func write(_ run: ComparisonRun, to output: inout ReportOutput) {
    let issues = ComparisonIssue.all(of: run, in: paths)
    // The last notice needs room.
    var counts: [Diagnostic.Severity: Int] = [.note: 1]
    var rest = 0
    for group in ComparisonGroup.all(of: issues, byLine: true) {
      let issue = group.first
      guard counts[issue.severity, default: 0] < Self.limit else {
        rest += group.count
        continue
      }
      counts[issue.severity, default: 0] += 1
      let (place, words) = place(issue.place, issue.line)
      output.append(
        WorkflowCommand.annotation(
          issue.severity, at: place, title: "\(issue.identifier): \(issue.heading)",
          message: group.message + words))
    }
    let summary = ComparisonSummary(run)
    output.append(
      WorkflowCommand.annotation(
        .note, at: nil, title: run.tool.name,
        message: "\(summary.verdict)  \(summary.sentence())"
          + (rest == 0 ? "" : "; \(rest) of \(issues.count) have no annotation")))
  }

  func write(_ failure: ComparisonFailure, to output: inout ReportOutput) {
    let reasons = failure.reasons
    for reason in reasons.prefix(Self.limit - 1) {
      let line = reason.span?.start.line ?? 1
      let (place, words) = place(reason.span.map { paths.place(of: $0.file) }, line)
      output.append(
        WorkflowCommand.annotation(
          reason.severity, at: place, title: "\(failure.tool.name) could not compare",
          message: reason.message.inert + words))
    }
    guard reasons.count >= Self.limit else { return }
    output.append(
      WorkflowCommand.annotation(
        .error, at: nil, title: "\(failure.tool.name) could not compare",
        message: "\(reasons.count - Self.limit + 1) more reasons have no annotation"))
  }

  /// A place outside of the repository is put into words instead.
  private func place(
    _ place: SourcePaths.Place?, _ line: Int
  ) -> (WorkflowCommand.Place?, words: String) {
    switch place {
    case .inRepository(let path): (.init(path: path.inert, line: line), "")
    case .outside(let path), .embedded(let path): (nil, " (\(path.inert):\(line))")
    case nil: (nil, "")
    }
  }
}
