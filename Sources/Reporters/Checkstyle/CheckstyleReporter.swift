package import AuditEngine
import SourceText

/// Checkstyle XML, which many build servers and review tools read for any language.
///
/// - It has no schema; what consumers read is `file`, and `line`, `column`, `severity`, `message`
///   and `source` of each `error` in it. [Checkstyle, `XMLLogger`]
/// - Jenkins takes the type of an issue from what follows the last full stop of `source`.
/// - Columns count characters, from 1.
package struct CheckstyleReporter: IssueReporter {
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
    var files: [(path: String, issues: [ReportedIssue])] = []
    var known: [String: Int] = [:]
    for issue in issues {
      let file = known[issue.path] ?? files.count
      if file == files.count {
        known[issue.path] = file
        files.append((issue.path, []))
      }
      files[file].issues.append(issue)
    }
    output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"10.0\">\n")
    for file in files {
      output.append("  <file name=\"\(XMLText.attribute(file.path.inert))\">\n")
      for issue in file.issues { output.append(element(issue)) }
      output.append("  </file>\n")
    }
    output.append("</checkstyle>\n")
  }

  private func element(_ issue: ReportedIssue) -> String {
    let position = issue.span?.start
    let severity = issue.severity == .note ? "info" : issue.severity.rawValue
    let check = issue.check.replacing(".", with: "_")
    return "    <error line=\"\(issue.line)\" column=\"\(position?.column ?? 1)\" "
      + "severity=\"\(severity)\" message=\"\(XMLText.attribute(issue.message))\" "
      + "source=\"contrast-audit.\(XMLText.attribute(check))\"/>\n"
  }
}
