import AuditEngine
import SourceText

/// Diagnostics for reviewdog, which comments on pull requests: its format `rdjson`.
///
/// Columns count bytes of UTF-8, from 1, and the end is exclusive.
/// [reviewdog, proto/rdf, `DiagnosticResult`]
package struct ReviewdogReporter: Reporter {
  private let run: ReportedRun
  private let limit: Int

  /// A reporter for a run.
  package init(run: ReportedRun = ReportedRun(), limit: Int? = nil) {
    self.run = run
    self.limit = limit ?? IssueList.defaultLimit
  }

  /// Writes what became of each policy.
  package func write(_ report: RunReport, to output: inout ReportOutput) {
    let source = JSONText.object([("name", JSONText.string(report.tool.name))])
    output.append("{\n\"source\": \(source),\n\"diagnostics\": [")
    var separator = "\n"
    for issue in IssueList(report, paths: run.paths, limit: limit).all {
      output.append(separator)
      output.append(diagnostic(issue))
      separator = ",\n"
    }
    output.append(separator == "\n" ? "]\n}\n" : "\n]\n}\n")
  }

  private func diagnostic(_ issue: ReportedIssue) -> String {
    let severity = issue.severity == .note ? "INFO" : issue.severity.rawValue.uppercased()
    var location = [("path", JSONText.string(issue.path))]
    if let span = issue.span {
      var range = [("start", position(span.start(columns: .bytes)))]
      if !span.range.isEmpty { range.append(("end", position(span.end(columns: .bytes)))) }
      location.append(("range", JSONText.object(range)))
    }
    return JSONText.object([
      ("message", JSONText.string(issue.message)), ("location", JSONText.object(location)),
      ("severity", JSONText.string(severity)),
      ("code", JSONText.object([("value", JSONText.string(issue.check))])),
    ])
  }

  private func position(_ position: SourcePosition) -> String {
    JSONText.object([("line", "\(position.line)"), ("column", "\(position.column)")])
  }
}
