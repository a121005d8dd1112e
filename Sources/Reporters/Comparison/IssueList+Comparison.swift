import AuditEngine

extension IssueList {
  /// What a change made worse, in the order of the text report.
  init(_ comparison: ComparisonRun, paths: SourcePaths, limit: Int = defaultLimit) {
    let issues = ComparisonIssue.all(of: comparison, in: paths)
    var all = issues.prefix(limit).map(ReportedIssue.init)
    if issues.count > limit {
      let rest = issues.count - limit
      all.append(
        ReportedIssue(
          severity: issues[limit].severity, isFailure: false, check: comparison.tool.name,
          title: "comparison", message: "\(rest) of \(issues.count) were left out",
          path: Policy.fileName, knownLine: nil, span: nil))
    }
    self.init(all)
  }

  /// Why nothing could be compared.
  init(_ failure: ComparisonFailure, paths: SourcePaths) {
    self.init(
      failure.reasons.map { reason in
        ReportedIssue(
          severity: reason.severity, isFailure: true, check: failure.tool.name,
          title: "nothing could be compared",
          message: "nothing could be compared: \(reason.message.inert)",
          path: reason.span.map { paths.path(of: $0) } ?? Policy.fileName,
          knownLine: reason.span?.line, span: reason.span)
      })
  }
}

extension ReportedIssue {
  fileprivate init(_ issue: ComparisonIssue) {
    self.init(
      severity: issue.severity, isFailure: false, check: issue.identifier,
      title: "\(issue.identifier), made worse by a change", message: issue.message,
      path: issue.place?.path ?? Policy.fileName,
      knownLine: issue.place == nil ? nil : issue.line, span: nil)
  }
}
