package import AuditEngine
import SourceText

/// Logging commands for Azure Pipelines, which shows them as issues of the run.
///
/// - An issue is an error or a warning; a note is a plain line of the log.
/// - The summary of a run shows ten issues of a kind, so the worst come first.
/// [Azure Pipelines, Logging commands; azure-pipelines-task-lib, `taskcommand`]
package struct AzureReporter: IssueReporter {
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
    for issue in issues {
      output.append(line(issue))
    }
    for line in lines { output.append("\(line)\n") }
  }

  private func line(_ issue: ReportedIssue) -> String {
    guard issue.severity != .note else {
      return "note: \(issue.message) (\(issue.path.inert):\(issue.line))\n"
    }
    var properties = [("type", issue.severity.rawValue)]
    if issue.hasPlace {
      properties += [("sourcepath", issue.path.inert), ("linenumber", "\(issue.line)")]
    }
    if let start = issue.span?.start(columns: .utf16) {
      properties.append(("columnnumber", "\(start.column)"))
    }
    properties.append(("code", issue.check))
    let text = properties.map { "\($0)=\(Self.escaped($1, isProperty: true));" }.joined()
    return "##vso[task.logissue \(text)]\(Self.escaped(issue.message, isProperty: false))\n"
  }

  /// A message or a property, which a semicolon or bracket would end.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    text.escaped {
      $0 == 0x0A || $0 == 0x0D || $0 == 0x25 || (isProperty && ($0 == 0x3B || $0 == 0x5D))
    } _: { scalar, _ in
      switch scalar {
      case "\n": "%0A"
      case "\r": "%0D"
      case "%": "%AZP25"
      case ";": "%3B"
      default: "%5D"
      }
    }
  }
}
