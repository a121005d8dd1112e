import AuditEngine
import SourceText

/// Annotations for GitHub Actions.
///
/// GitHub shows ten errors, ten warnings and ten notices per step and silently drops the rest. So
/// the worst come first, a pairing that fails at one place in many themes gets one annotation, only
/// as many as are shown are written, and the last notice gives the result and the number of
/// findings without an annotation. The job summary, which has more room, is Markdown.
package struct GitHubReporter: Reporter {
  private let run: ReportedRun
  /// How many annotations of a kind GitHub shows per step.
  private static let limit = 10

  /// A reporter for a run.
  package init(run: ReportedRun = ReportedRun()) {
    self.run = run
  }

  /// Writes what became of each policy.
  package func write(_ report: RunReport, to output: inout ReportOutput) {
    let audits = report.audits
    let findings = FindingList(audits, diagnosticsFrom: .note).all
    let reasons = report.reasons.map {
      Annotation(
        severity: $0.severity, span: $0.span, title: "\(report.tool.name) could not audit",
        message: $0.message.inert, count: 1)
    }
    let groups = FindingGroup.all(of: findings, in: audits, by: .place).lazy.map { group in
      let audit = audits[group.worst.audit]
      return Annotation(
        severity: group.worst.severity, span: group.worst.span,
        title: group.worst.title(in: audit),
        message: group.worst.message(in: audit, others: group.others, paths: run.paths),
        count: group.count)
    }
    var counts: [Diagnostic.Severity: Int] = [.note: 1]
    let silentReasons = write(reasons, &counts, to: &output)
    let silentFindings = write(groups, &counts, to: &output)
    var parts = audits.map { audit in
      let summary = SummaryText(audit)
      let name = report.sections.count == 1 ? "" : "\(audit.policyName.inert): "
      let said = ([summary.sentence(), summary.rules()] + summary.leftOut()).joined(separator: "; ")
      return "\(name)\(summary.verdict)  \(said)"
    }
    if silentReasons > 0 {
      parts.append(
        "the audit could not be done; \(silentReasons) more reasons have no annotation")
    }
    if silentFindings > 0 {
      parts.append("\(silentFindings) of \(findings.count) findings have no annotation")
    }
    guard !parts.isEmpty else { return }
    output.append(
      WorkflowCommand.annotation(
        .note, at: nil, title: report.tool.name, message: parts.joined(separator: "; ")))
  }

  // MARK: Annotations

  private struct Annotation {
    let severity: Diagnostic.Severity
    let span: SourceSpan?
    let title: String
    let message: String
    /// The number of findings that it covers.
    let count: Int
  }

  /// Writes as many annotations as are shown, except the last notice, and counts the findings of
  /// the others.
  private func write(
    _ annotations: some Sequence<Annotation>, _ counts: inout [Diagnostic.Severity: Int],
    to output: inout ReportOutput
  ) -> Int {
    var rest = 0
    for annotation in annotations {
      guard counts[annotation.severity, default: 0] < GitHubReporter.limit else {
        rest += annotation.count
        continue
      }
      counts[annotation.severity, default: 0] += 1
      let (place, note) = place(of: annotation.span)
      output.append(
        WorkflowCommand.annotation(
          annotation.severity, at: place, title: annotation.title,
          message: annotation.message + note))
    }
    return rest
  }

  /// The place of an annotation; a place outside the user's repository is put into words instead.
  private func place(of span: SourceSpan?) -> (WorkflowCommand.Place?, String) {
    guard let span else { return (nil, "") }
    let position = span.start(columns: .utf16)
    switch run.paths.place(of: span.file) {
    case .inRepository(let path):
      return (.init(path: path.inert, line: position.line, column: position.column), "")
    case .outside(let path), .embedded(let path):
      return (nil, " (\(path.inert):\(position.line))")
    }
  }
}
