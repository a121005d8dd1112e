package import AuditEngine
import SourceText

/// The verdict in a line, for those who want nothing else.
package enum VerdictText {
  /// `FAIL  App, WCAG AA: 343 of 780 fail in 12 themes × schemes`.
  ///
  /// - Parameter isNamed: whether the policy is named, where there are several.
  package static func line(
    _ report: AuditReport, colors: ColorDepth, isNamed: Bool = false
  ) -> String {
    let summary = SummaryText(report)
    let style = TerminalStyle(depth: colors)
    let verdict = style.bold(style.colored(summary.verdict, summary.severity))
    let name = isNamed ? "\(report.policyName.inert): " : ""
    return "\(verdict)  \(name)\(summary.brief())\n"
  }
}
