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
    let audits = report.audits
    let findings = FindingList(audits, diagnosticsFrom: .note).all
    var issues = findings.prefix(issueLimit).map { finding in
      let audit = audits[finding.audit]
      return issue(
        finding.message(in: audit, paths: run.paths), check: finding.identifier(in: audit),
        fingerprint: finding.fingerprint, finding.severity, at: finding.span ?? audit.policySpan)
    }
    if issues.count < findings.count {
      issues.append(
        issue(
          "\(findings.count - issues.count) of \(findings.count) findings were left out",
          check: report.tool.name, fingerprint: "left-out", findings[issues.count].severity,
          at: audits.first?.policySpan))
    }
    let failures = GitLabIssue.failures(
      report.reasons, "the audit could not be done", by: report.tool, in: run.paths)
    GitLabIssue.write(failures + issues, to: &output)
  }

  private func issue(
    _ description: String, check: String, fingerprint: String, _ severity: Diagnostic.Severity,
    at span: SourceSpan?
  ) -> GitLabIssue {
    GitLabIssue(
      description: description, check: check, fingerprint: fingerprint,
      severity: GitLabIssue.severity(severity), place: span.map { run.paths.place(of: $0.file) },
      line: span?.start.line ?? 1)
  }
}
