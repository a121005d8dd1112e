import AuditEngine
import ColorMath
import SourceText

/// Every evaluation as a row, for spreadsheets. [RFC 4180]
///
/// A spreadsheet takes a cell for a formula that begins with `=`, `+`, `-`, `@`, a tab or an end of
/// line, and names come from files that strangers wrote. So an apostrophe stands before such a text.
/// [OWASP, CSV Injection]
package struct CSVReporter: Reporter {
  private let run: ReportedRun

  /// A reporter for a run.
  package init(run: ReportedRun = ReportedRun()) {
    self.run = run
  }

  /// The columns on both sides of those of the axes.
  private static let first = ["policy", "kind", "rule", "severity", "outcome"]
  private static let last = [
    "foreground", "background", "usage", "criterion", "ratio", "required", "foregroundColor",
    "backgroundColor", "file", "line", "id", "note", "name",
  ]

  /// Writes what became of each policy.
  package func write(_ report: RunReport, to output: inout ReportOutput) {
    var axes: [String] = []
    for axis in report.audits.flatMap(\.axes) where !axes.contains(axis) { axes.append(axis) }
    // The name of an axis may be that of a column.
    let columns = axes.map { Self.first.contains($0) || Self.last.contains($0) ? "axis \($0)" : $0 }
    write(Self.first + columns + Self.last, to: &output)
    for section in report.sections {
      switch section {
      case .audit(let audit): write(audit, axes, to: &output)
      case .failure(let place, let reasons):
        for reason in RunReport.shown(reasons) {
          write(
            Row(
              kind: "failure", severity: reason.severity, outcome: "error", span: reason.span,
              note: reason.message),
            policy: place ?? "", axes, to: &output)
        }
      }
    }
  }

  private struct Row {
    var kind: String
    var rule = ""
    var severity: Diagnostic.Severity
    var outcome: String
    var contexts: [String: String] = [:]
    var foreground = ""
    var background = ""
    var usage = ""
    var criterion = ""
    var ratio = ""
    var required = ""
    var foregroundColor = ""
    var backgroundColor = ""
    var span: SourceSpan?
    var id = ""
    var note: String
    var name = ""
  }

  private func write(_ audit: AuditReport, _ axes: [String], to output: inout ReportOutput) {
    let policy = audit.policyName
    var fingerprints = EvaluationFingerprints(audit)
    var names = FindingNames(audit)
    for index in audit.evaluations.indices {
      let evaluation = audit.evaluations[index]
      let pairing = audit.pairings[evaluation.pairing]
      let text = FindingText(evaluation, in: audit)
      var row = Row(
        kind: "pairing", rule: audit.rules[pairing.rule].id,
        severity: audit.severity(of: evaluation), outcome: evaluation.outcome.rawValue,
        foreground: pairing.foregroundName, background: pairing.backgroundText,
        usage: evaluation.usage.rawValue, span: audit.place(of: evaluation),
        id: fingerprints.fingerprint(of: evaluation), note: note(evaluation, text),
        name: names.name(of: evaluation))
      for (axis, context) in zip(audit.axes, audit.permutations[evaluation.permutation]) {
        row.contexts[axis] = context
      }
      if evaluation.judgement != .indeterminate {
        let ratio = evaluation.measurement.exact.value
        row.ratio = ratio.isFinite ? Requirement.text(ratio) : ""
      }
      if let requirement = evaluation.requirement {
        row.criterion = requirement.criterion
        row.required = Requirement.text(requirement.minimum)
      }
      row.foregroundColor = evaluation.foreground.hex
      row.backgroundColor = evaluation.background.hex
      write(row, policy: policy, axes, to: &output)
    }
    for result in audit.structural {
      let rule = audit.rules[result.rule]
      var row = Row(
        kind: "token check", rule: rule.id, severity: rule.severity,
        outcome: result.outcome.rawValue, foreground: result.token, span: result.span,
        id: audit.fingerprint(of: result), note: result.message,
        name: audit.identity(of: result).name.text)
      if let measurement = result.measurement {
        for context in measurement.context { row.contexts[context.axis] = context.name }
        row.criterion = measurement.criterion ?? ""
        row.ratio = Requirement.text(measurement.value)
        row.required = Requirement.text(measurement.required)
      }
      write(row, policy: policy, axes, to: &output)
    }
    for diagnostic in audit.diagnostics {
      write(
        Row(
          kind: "audit", severity: diagnostic.severity, outcome: "fail", span: diagnostic.span,
          id: audit.fingerprint(of: diagnostic), note: diagnostic.message),
        policy: policy, axes, to: &output)
    }
  }

  /// What to do, or why a finding does not count.
  private func note(_ evaluation: Evaluation, _ text: FindingText) -> String {
    switch evaluation.outcome {
    case .pass: ""
    case .exempt, .waived, .known: text.reason
    case .fail, .indeterminate:
      text.remedyText { run.paths.path(of: $0) }.map { "\(text.verdict); \($0)" } ?? text.verdict
    }
  }

  private func write(
    _ row: Row, policy: String, _ axes: [String], to output: inout ReportOutput
  ) {
    write(
      [policy, row.kind, row.rule, row.severity.rawValue, row.outcome]
        + axes.map { row.contexts[$0] ?? "" } + [
          row.foreground, row.background, row.usage, row.criterion, row.ratio, row.required,
          row.foregroundColor, row.backgroundColor,
          row.span.map { run.paths.path(of: $0) } ?? "", row.span.map { "\($0.line)" } ?? "",
          row.id, row.note, row.name,
        ], to: &output)
  }

  private func write(_ cells: [String], to output: inout ReportOutput) {
    output.append(cells.map(Self.cell).joined(separator: ",") + "\r\n")
  }

  /// A cell: in quotation marks where it must be, and never a formula.
  private static func cell(_ text: String) -> String {
    let text = text.inert
    let safe = "=+-@".utf8.contains(text.utf8.first ?? 0) ? "'\(text)" : text
    guard safe.utf8.contains(where: { $0 == 0x22 || $0 == 0x2C }) else { return safe }
    return "\"\(safe.replacing("\"", with: "\"\""))\""
  }
}
