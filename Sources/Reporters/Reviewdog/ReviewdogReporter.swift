package import AuditEngine
import SourceText

/// Diagnostics for reviewdog, which comments on pull requests: its format `rdjson`.
///
/// Columns count bytes of UTF-8, from 1, and the end is exclusive.
/// [reviewdog, proto/rdf, `DiagnosticResult`]
package struct ReviewdogReporter: IssueReporter {
  package let run: ReportedRun
  package let limit: Int

  /// A reporter for a run.
  package init(run: ReportedRun = ReportedRun(), limit: Int? = nil) {
    self.run = run
    self.limit = limit ?? IssueList.defaultLimit
  }

  /// Writes issues, and lines that close the report.
  package func write(
    _ issues: [ReportedIssue], closing lines: [String], by tool: ToolIdentity,
    to output: inout ReportOutput
  ) {
    let source = JSONText.object([("name", JSONText.string(tool.name))])
    output.append("{\n\"source\": \(source),\n\"diagnostics\": [")
    var separator = "\n"
    for issue in issues {
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
    } else if issue.hasPlace {
      let start = JSONText.object([("line", "\(issue.line)")])
      location.append(("range", JSONText.object([("start", start)])))
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
