import AuditEngine
import SourceText

/// An issue of a Code Quality report.
struct GitLabIssue {
  let description: String
  let check: String
  /// Identifies it from pipeline to pipeline.
  let fingerprint: String
  let severity: String
  /// GitLab drops an issue without a path: nil is the policy's.
  var place: SourcePaths.Place?
  var line = 1

  /// GitLab's word for a severity.
  static func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }

  /// Issues for each reason why something could not be done.
  static func failures(
    _ reasons: [Diagnostic], _ prefix: String, by tool: ToolIdentity, in paths: SourcePaths
  ) -> [GitLabIssue] {
    reasons.enumerated().map { index, reason in
      GitLabIssue(
        description: "\(prefix): \(reason.message.inert)", check: tool.name,
        fingerprint: "failure-\(index + 1)",
        severity: reason.severity == .error ? "blocker" : severity(reason.severity),
        place: reason.span.map { paths.place(of: $0.file) }, line: reason.span?.start.line ?? 1)
    }
  }

  /// Writes a report of issues.
  static func write(_ issues: [GitLabIssue], to output: inout ReportOutput) {
    output.append("[")
    var separator = "\n"
    for issue in issues {
      output.append(separator)
      output.append(issue.object)
      separator = ",\n"
    }
    output.append(issues.isEmpty ? "]\n" : "\n]\n")
  }

  private var object: String {
    JSONText.object([
      ("description", JSONText.string(description)), ("check_name", JSONText.string(check)),
      ("fingerprint", JSONText.string(fingerprint)), ("severity", JSONText.string(severity)),
      (
        "location",
        JSONText.object([
          ("path", JSONText.string(place?.path ?? Policy.fileName)),
          ("lines", JSONText.object([("begin", "\(line)")])),
        ])
      ),
    ])
  }
}
