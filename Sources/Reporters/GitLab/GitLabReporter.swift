package import AuditEngine
import SourceText

/// A Code Quality report for GitLab: the part of the Code Climate format that it reads.
///
/// What GitLab does, and the consequences:
/// - It compares two pipelines by `fingerprint`, so that contains no ratio or line and is unique.
/// - It drops an issue without a path or line, so issues without a place get the policy's.
/// - It accepts up to 100 MB, so there are at most 10,000 issues, the worst, and one that says how
///   many were left out. [GitLab, Code Quality report format]
package struct GitLabReporter: FailureReporter {
  private let run: ReportedRun
  private let issueLimit: Int
  /// The place of a policy if nothing else is known.
  private static let policyPath = "contrast-audit.json"

  /// The default maximum number of issues.
  package static let defaultLimit = 10_000

  /// A reporter for a run.
  package init(run: ReportedRun = ReportedRun(), issueLimit: Int = defaultLimit) {
    self.run = run
    self.issueLimit = issueLimit
  }

  /// Writes a report.
  package func write(_ report: AuditReport, to output: inout ReportOutput) {
    let findings = FindingList(report, diagnosticsFrom: .note).all
    let policy = report.rules.first?.span ?? report.pairings.first?.span
    var issues = findings.prefix(issueLimit).map { finding in
      issue(
        finding.message(in: report), check: finding.identifier(in: report),
        fingerprint: finding.fingerprint, severity: severity(finding.severity),
        at: finding.span ?? policy)
    }
    if issues.count < findings.count {
      issues.append(
        issue(
          "\(findings.count - issues.count) of \(findings.count) findings were left out",
          check: report.tool.name, fingerprint: "left-out",
          severity: severity(findings[issues.count].severity), at: policy))
    }
    write(issues, to: &output)
  }

  /// Writes why the audit could not be done: a report without issues would mean no findings.
  package func write(_ failure: AuditFailure, to output: inout ReportOutput) {
    let issues = failure.reasons.enumerated().map { index, reason in
      issue(
        "the audit could not be done: \(reason.message.inert)", check: failure.tool.name,
        fingerprint: "failure-\(index + 1)",
        severity: reason.severity == .error ? "blocker" : severity(reason.severity),
        at: reason.span)
    }
    write(issues, to: &output)
  }

  private func write(_ issues: [String], to output: inout ReportOutput) {
    output.append("[")
    var separator = "\n"
    for issue in issues {
      output.append(separator)
      output.append(issue)
      separator = ",\n"
    }
    output.append(issues.isEmpty ? "]\n" : "\n]\n")
  }

  private func issue(
    _ description: String, check: String, fingerprint: String, severity: String,
    at span: SourceSpan?
  ) -> String {
    JSONText.object([
      ("description", JSONText.string(description)), ("check_name", JSONText.string(check)),
      ("fingerprint", JSONText.string(fingerprint)), ("severity", JSONText.string(severity)),
      (
        "location",
        JSONText.object([
          ("path", JSONText.string(span.map { path(of: $0.file) } ?? GitLabReporter.policyPath)),
          ("lines", JSONText.object([("begin", "\(span?.start.line ?? 1)")])),
        ])
      ),
    ])
  }

  private func path(of file: SourceFile) -> String {
    switch run.paths.place(of: file) {
    case .inRepository(let path), .outside(let path), .embedded(let path): path
    }
  }

  private func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
