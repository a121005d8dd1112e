package import AuditEngine
import SourceText

/// The verdict in a line, for those who want nothing else.
package enum VerdictText {
  /// `FAIL  App, WCAG AA: 343 of 780 fail in 12 themes × schemes`.
  package static func line(_ report: AuditReport, colors: ColorDepth) -> String {
    let summary = SummaryText(report)
    let style = TerminalStyle(depth: colors)
    let verdict = style.bold(style.colored(summary.verdict, summary.severity))
    return "\(verdict)  \(summary.brief())\n"
  }
}
