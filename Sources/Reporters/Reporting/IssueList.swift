import AuditEngine
import SourceText

/// What a run has to report, for formats that list issues: first why something could not be audited,
/// then the findings, the worst first. A pairing that fails at one place in many themes is one issue.
struct IssueList {
  /// The default maximum number of issues.
  static let defaultLimit = 10_000

  /// The issues; where there are too many, the last says how many findings were left out.
  private(set) var all: [ReportedIssue] = []

  init(_ all: [ReportedIssue]) { self.all = all }

  /// Collects the issues of a run; O(n log n) in its findings.
  init(_ report: RunReport, paths: SourcePaths, limit: Int = defaultLimit) {
    let audits = report.audits
    let findings = FindingList(audits, diagnosticsFrom: .note).all
    let groups = FindingGroup.all(of: findings, in: audits, by: .place)
    func issue(
      _ severity: Diagnostic.Severity, isFailure: Bool = false, _ check: String, _ title: String,
      _ message: String, at span: SourceSpan?, in audit: AuditReport?
    ) -> ReportedIssue {
      let place = span ?? audit?.policySpan
      return ReportedIssue(
        severity: severity, isFailure: isFailure, check: check, title: title, message: message,
        path: place.map { paths.path(of: $0) } ?? Policy.fileName, knownLine: place?.line,
        span: place)
    }
    all = report.reasons.map { reason in
      issue(
        reason.severity, isFailure: true, report.tool.name, "the audit could not be done",
        "the audit could not be done: \(reason.message.inert)", at: reason.span, in: nil)
    }
    all += groups.prefix(limit).map { group in
      let (finding, audit) = (group.worst, audits[group.worst.audit])
      return issue(
        finding.severity, finding.identifier(in: audit), finding.title(in: audit),
        finding.message(in: audit, others: group.others, paths: paths), at: finding.span, in: audit)
    }
    if groups.count > limit {
      let rest = groups[limit...].reduce(0) { $0 + $1.count }
      all.append(
        issue(
          groups[limit].worst.severity, report.tool.name, "audit",
          "\(rest) of \(findings.count) findings were left out", at: nil, in: audits.first))
    }
  }
}
