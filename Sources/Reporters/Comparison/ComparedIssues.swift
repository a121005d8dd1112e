import AuditEngine

/// What a change made worse, and nothing else, in a format that lists issues.
struct ComparedIssues: ComparisonReporter {
  let format: any IssueReporter

  func write(_ comparison: ComparisonRun, to output: inout ReportOutput) {
    let summary = ComparisonSummary(comparison)
    let list = IssueList(comparison, paths: format.run.paths, limit: format.limit)
    format.write(
      list.all, closing: ["\(summary.verdict)  \(summary.sentence())"], by: comparison.tool,
      to: &output)
  }

  func write(_ failure: ComparisonFailure, to output: inout ReportOutput) {
    let list = IssueList(failure, paths: format.run.paths)
    format.write(list.all, closing: [], by: failure.tool, to: &output)
  }
}
