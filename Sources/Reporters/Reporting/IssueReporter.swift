package import AuditEngine

/// A format that lists issues, whatever they are of: an audit, or what a change made worse.
package protocol IssueReporter: Reporter {
  /// The run.
  var run: ReportedRun { get }
  /// The maximum number of issues.
  var limit: Int { get }

  /// Writes issues, the worst first, and lines that close the report.
  func write(
    _ issues: [ReportedIssue], closing lines: [String], by tool: ToolIdentity,
    to output: inout ReportOutput)
}

extension IssueReporter {
  /// Writes what became of each policy.
  package func write(_ report: RunReport, to output: inout ReportOutput) {
    let lines = report.audits.flatMap { audit in
      let summary = SummaryText(audit)
      return ["\(summary.verdict)  \(summary.sentence())"] + summary.leftOut()
    }
    write(
      IssueList(report, paths: run.paths, limit: limit).all, closing: lines, by: report.tool,
      to: &output)
  }
}
