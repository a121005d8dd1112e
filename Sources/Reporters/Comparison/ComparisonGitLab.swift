import AuditEngine
import SourceText

/// A Code Quality report for GitLab of what a change made worse, and nothing else; what GitLab does
/// with it stands at ``GitLabReporter``.
struct ComparisonGitLab: ComparisonReporter {
  let paths: SourcePaths
  /// The place of a policy if nothing else is known: GitLab drops an issue without a path.
  private static let policyPath = "contrast-audit.json"

  func write(_ report: ComparisonReport, to output: inout ReportOutput) {
    let issues = ComparisonIssue.all(of: report, in: paths)
    var texts = issues.prefix(GitLabReporter.defaultLimit).map {
      text(
        $0.message, check: $0.identifier, fingerprint: $0.fingerprint,
        severity: severity($0.severity), at: $0.place, line: $0.line)
    }
    if texts.count < issues.count {
      texts.append(
        text(
          "\(issues.count - texts.count) of \(issues.count) were left out",
          check: report.tool.name, fingerprint: "left-out", severity: "major", at: nil, line: 1))
    }
    write(texts, to: &output)
  }

  func write(_ failure: ComparisonFailure, to output: inout ReportOutput) {
    write(
      failure.reasons.enumerated().map { index, reason in
        text(
          "nothing could be compared: \(reason.message.inert)", check: failure.tool.name,
          fingerprint: "failure-\(index + 1)",
          severity: reason.severity == .error ? "blocker" : severity(reason.severity),
          at: reason.span.map { paths.place(of: $0.file) }, line: reason.span?.start.line ?? 1)
      }, to: &output)
  }

  private func write(_ issues: [String], to output: inout ReportOutput) {
    output.append(issues.isEmpty ? "[]\n" : "[\n\(issues.joined(separator: ",\n"))\n]\n")
  }

  private func text(
    _ description: String, check: String, fingerprint: String, severity: String,
    at place: SourcePaths.Place?, line: Int
  ) -> String {
    let path =
      switch place {
      case .inRepository(let path), .outside(let path), .embedded(let path): path
      case nil: Self.policyPath
      }
    return JSONText.object([
      ("description", JSONText.string(description)), ("check_name", JSONText.string(check)),
      ("fingerprint", JSONText.string(fingerprint)), ("severity", JSONText.string(severity)),
      (
        "location",
        JSONText.object([
          ("path", JSONText.string(path)), ("lines", JSONText.object([("begin", "\(line)")])),
        ])
      ),
    ])
  }

  private func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
