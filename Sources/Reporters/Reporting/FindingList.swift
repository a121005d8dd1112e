package import AuditEngine
package import SourceText

/// The findings of a run, worst first: by severity, then by the ratio as a fraction of the
/// required one, then in the order of the run.
///
/// Not findings: what passes, is exempt or waived, or was known.
package struct FindingList {
  package let all: [ReportedFinding]

  /// Collects the findings of audits; O(n log n).
  ///
  /// - Parameter leastDiagnostic: the lowest severity of diagnostics that count as findings.
  package init(_ audits: [AuditReport], diagnosticsFrom leastDiagnostic: Diagnostic.Severity) {
    var found: [(finding: ReportedFinding, reached: Double)] = []
    var fingerprints: [String: Int] = [:]
    func unique(_ fingerprint: String) -> String {
      let count = fingerprints[fingerprint, default: 0] + 1
      fingerprints[fingerprint] = count
      return count == 1 ? fingerprint : "\(fingerprint)-\(count)"
    }
    for (audit, report) in audits.enumerated() {
      var ofEvaluations = EvaluationFingerprints(report)
      for diagnostic in report.diagnostics where diagnostic.severity >= leastDiagnostic {
        let finding = ReportedFinding(
          audit: audit, subject: .diagnostic(diagnostic), severity: diagnostic.severity, rule: nil,
          span: diagnostic.span, fingerprint: unique(report.fingerprint(of: diagnostic)))
        found.append((finding, 1))
      }
      for index in report.evaluations.indices where report.evaluations[index].outcome.isFinding {
        let evaluation = report.evaluations[index]
        let finding = ReportedFinding(
          audit: audit, subject: .evaluation(evaluation), severity: report.severity(of: evaluation),
          rule: report.pairings[evaluation.pairing].rule, span: report.place(of: evaluation),
          fingerprint: unique(ofEvaluations.fingerprint(of: evaluation)))
        found.append((finding, evaluation.shareReached))
      }
      for result in report.structural where result.outcome.isFinding {
        let finding = ReportedFinding(
          audit: audit, subject: .structural(result), severity: report.rules[result.rule].severity,
          rule: result.rule, span: result.span, fingerprint: unique(report.fingerprint(of: result)))
        found.append((finding, 1))
      }
    }
    // Equal ones keep their order.
    all = found.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.finding.severity != b.finding.severity { return a.finding.severity > b.finding.severity }
      return a.reached == b.reached ? left.offset < right.offset : a.reached < b.reached
    }.map(\.element.finding)
  }
}
