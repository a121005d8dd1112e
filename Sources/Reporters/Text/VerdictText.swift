package import AuditEngine
import SourceText

/// The verdict in a line, for those who want nothing else.
package enum VerdictText {
  /// `FAIL  App, WCAG AA: 480 evaluations …: 277 passed, 203 failed`.
  package static func line(_ report: AuditReport, colors: ColorDepth) -> String {
    let summary = SummaryText(report)
    let style = TerminalStyle(depth: colors)
    let verdict =
      switch summary.severity {
      case nil: style.green(summary.verdict)
      case .error: style.red(summary.verdict)
      case .warning, .note: style.yellow(summary.verdict)
      }
    return "\(style.bold(verdict))  \(summary.sentence())\n"
  }
}
