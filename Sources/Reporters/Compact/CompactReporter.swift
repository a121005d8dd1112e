import AuditEngine
import SourceText

/// The causes of findings, one a line, for coding agents and scripts: few words, and all that a
/// change needs.
///
/// `id  severity  place  change  how many findings  the worst`, separated by two spaces. The
/// verdict comes first. `explain` takes the id.
package struct CompactReporter: Reporter {
  private let run: ReportedRun
  private let limit: Int

  /// The default maximum number of causes.
  package static let defaultLimit = 50

  /// A reporter for a run.
  package init(run: ReportedRun = ReportedRun()) {
    self.run = run
    limit = run.causeLimit.map { $0 == 0 ? .max : $0 } ?? Self.defaultLimit
  }

  /// Writes what became of each policy.
  package func write(_ report: RunReport, to output: inout ReportOutput) {
    for reason in report.reasons {
      let place = reason.span.map { "  \(self.place($0))" } ?? ""
      output.append("ERROR  \(reason.severity.rawValue)\(place)  \(reason.message.inert)\n")
    }
    for audit in report.audits {
      let name = report.sections.count == 1 ? "" : "\(audit.policyName.inert): "
      let summary = SummaryText(audit)
      output.append("\(summary.verdict)  \(name)\(summary.brief())\n")
      for line in summary.leftOut() { output.append("\(line)\n") }
      let lines = lines(of: audit)
      for line in lines.prefix(limit) { output.append("\(line)\n") }
      if lines.count > limit {
        output.append("\(lines.count - limit) more causes; --limit 0 shows all\n")
      }
    }
  }

  private func lines(of report: AuditReport) -> [String] {
    var fingerprints = EvaluationFingerprints(report)
    let causes = FindingCauses(report, path: { run.paths.path(of: $0) }).all.map { cause in
      line(of: cause, in: report, &fingerprints)
    }
    let checks = report.structural.filter { $0.outcome.isFinding }.map { result in
      let severity = report.rules[result.rule].severity.rawValue
      return
        "\(report.fingerprint(of: result).prefix(8))  \(severity)  \(place(result.span))  "
        + "\(report.rules[result.rule].id.inert): \(result.message.inert)"
    }
    let diagnostics = report.diagnostics.map { diagnostic in
      let place = diagnostic.span.map { "  \(self.place($0))" } ?? ""
      return "audit  \(diagnostic.severity.rawValue)\(place)  \(diagnostic.message.inert)"
    }
    // What is wrong with the audit itself casts doubt on the rest.
    return diagnostics + causes + checks
  }

  private func line(
    of cause: FindingCause, in report: AuditReport, _ fingerprints: inout EvaluationFingerprints
  ) -> String {
    let worst = cause.findings.first.map { report.evaluations[$0] }
    let change: String
    var spans = worst.map { [report.place(of: $0)] } ?? []
    switch cause.remedy {
    case .changes(let indices):
      change = ChangeText.sentence(report.plan.changes[indices[0]])
      spans = indices.map { report.plan.changes[$0].origin }
    case .none(let reason): change = "no change" + (reason.map { ": \($0)" } ?? "")
    }
    let id = worst.map { String(fingerprints.fingerprint(of: $0).prefix(8)) } ?? "-"
    let places = spans.prefix(8).map(place).joined(separator: ",")
    let count = cause.findings.count
    var cells = [
      id, worst == nil ? "note" : cause.severity.rawValue, places, change,
      worst == nil ? "lets others pass" : "\(count) finding\(count == 1 ? "" : "s")",
    ]
    if let worst {
      let text = FindingText(worst, in: report)
      let need = worst.requirement.map { " of \($0.minimumText)" } ?? ""
      cells.append("\(text.name.text): \(text.ratioText)\(need)")
    }
    return cells.joined(separator: "  ")
  }

  /// `design/tokens.json:3`, from the root of the repository.
  private func place(_ span: SourceSpan) -> String {
    "\(run.paths.path(of: span).inert):\(span.line)"
  }
}
