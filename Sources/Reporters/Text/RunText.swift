import AuditEngine
import SourceText

/// The sections of a run as text: of several policies, the verdicts first, then each under its name.
struct RunText {
  private let style: TerminalStyle

  init(_ style: TerminalStyle) { self.style = style }

  /// Writes the run; `body` writes an audit.
  func write(
    _ run: RunReport, to output: inout ReportOutput,
    _ body: (AuditReport, inout ReportOutput) -> Void
  ) {
    guard run.sections.count > 1 else {
      for section in run.sections { write(section, to: &output, body) }
      return
    }
    for section in run.sections { output.append("\(verdict(section))\n") }
    for section in run.sections {
      output.append("\n\(style.bold(name(section)))\n")
      write(section, to: &output, body)
    }
  }

  private func write(
    _ section: RunReport.Section, to output: inout ReportOutput,
    _ body: (AuditReport, inout ReportOutput) -> Void
  ) {
    switch section {
    case .audit(let report): body(report, &output)
    case .failure(_, let reasons):
      output.append("\(style.bold(style.red("ERROR")))  the audit could not be done\n")
      for reason in reasons { output.append("  \(reason.description.inert)\n") }
    }
  }

  private func verdict(_ section: RunReport.Section) -> String {
    switch section {
    case .audit(let report):
      let summary = SummaryText(report)
      let word = style.bold(style.colored(summary.verdict, summary.severity))
      return "\(word)  \(name(section)): \(summary.brief())"
    case .failure:
      return "\(style.bold(style.red("ERROR")))  \(name(section)): the audit could not be done"
    }
  }

  private func name(_ section: RunReport.Section) -> String {
    section.policyName.inert(limit: FindingText.nameLimit)
  }
}
