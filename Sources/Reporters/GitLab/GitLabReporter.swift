import AuditEngine
import SourceText

/// A Code Quality report for GitLab: the part of the Code Climate format that it reads.
///
/// What GitLab does, and the consequences:
/// - It compares two pipelines by `fingerprint`, so that contains no ratio or line and is unique.
/// - It drops an issue without a path or line, so issues without a place get the policy's.
/// - It accepts up to 100 MB, so there are at most 10,000 issues, the worst, and one that says how
///   many were left out. [GitLab, Code Quality report format]
package struct GitLabReporter: Reporter {
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

  /// Writes what became of each policy. What could not be audited is an issue for each reason: a
  /// report without issues would mean no findings.
  package func write(_ report: RunReport, to output: inout ReportOutput) {
    let failures = report.reasons.enumerated().map { index, reason in
      issue(
        "the audit could not be done: \(reason.message.inert)", check: report.tool.name,
        fingerprint: "failure-\(index + 1)",
        severity: reason.severity == .error ? "blocker" : severity(reason.severity),
        at: reason.span)
    }
    let audits = report.audits
    let findings = FindingList(audits, diagnosticsFrom: .note).all
    var issues = findings.prefix(issueLimit).map { finding in
      let audit = audits[finding.audit]
      return issue(
        finding.message(in: audit), check: finding.identifier(in: audit),
        fingerprint: finding.fingerprint, severity: severity(finding.severity),
        at: finding.span ?? audit.policySpan)
    }
    if issues.count < findings.count {
      issues.append(
        issue(
          "\(findings.count - issues.count) of \(findings.count) findings were left out",
          check: report.tool.name, fingerprint: "left-out",
          severity: severity(findings[issues.count].severity), at: audits.first?.policySpan))
    }
    write(failures + issues, to: &output)
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
