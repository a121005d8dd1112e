import AuditEngine
import SourceText

/// What a change made worse, one a line, for coding agents and scripts: `id  severity  place  message`,
/// separated by two spaces, below the verdict.
struct ComparisonCompact: ComparisonReporter {
  let run: ReportedRun

  /// The default maximum number of lines, as many as there are causes in that of an audit.
  private static let defaultLimit = 50

  func write(_ comparison: ComparisonRun, to output: inout ReportOutput) {
    let summary = ComparisonSummary(comparison)
    output.append("\(summary.verdict)  \(summary.sentence())\n")
    let issues = ComparisonIssue.all(of: comparison, in: run.paths)
    let limit = run.causeLimit.map { $0 == 0 ? .max : $0 } ?? Self.defaultLimit
    for issue in issues.prefix(limit) {
      let place = issue.place.map { "  \($0.path.inert):\(issue.line)" } ?? ""
      output.append(
        "\(issue.fingerprint.prefix(8))  \(issue.severity.rawValue)\(place)  \(issue.message)\n")
    }
    if issues.count > limit {
      output.append("\(issues.count - limit) more; --limit 0 shows all\n")
    }
  }

  func write(_ failure: ComparisonFailure, to output: inout ReportOutput) {
    for reason in failure.reasons {
      let place = reason.span.map { "  \(run.paths.path(of: $0).inert):\($0.line)" } ?? ""
      output.append("ERROR  \(reason.severity.rawValue)\(place)  \(reason.message.inert)\n")
    }
  }
}
