package import AuditEngine
import SourceText

/// Service messages for TeamCity, which shows them as inspections of the build.
///
/// - An inspection names a type, which is declared once, before it.
/// - What could not be audited is a problem of the build, which fails it.
/// - TeamCity cuts identifiers at 255 characters and messages at 4000; ours are cut before.
/// [TeamCity, Service messages]
package struct TeamCityReporter: IssueReporter {
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
    var types: Set<String> = []
    for issue in issues {
      if issue.isFailure, issue.severity == .error {
        let place = issue.hasPlace ? " (\(issue.path.inert):\(issue.line))" : ""
        output.append(message("buildProblem", [("description", issue.message + place)]))
        continue
      }
      let type = issue.check.cut(to: 250)
      if types.insert(type).inserted {
        output.append(
          message(
            "inspectionType",
            [
              ("id", type), ("name", issue.title.cut(to: 250)), ("category", "Contrast"),
              ("description", issue.title),
            ]))
      }
      output.append(
        message(
          "inspection",
          [
            ("typeId", type), ("message", issue.message), ("file", issue.path.inert),
            ("line", "\(issue.line)"), ("SEVERITY", severity(issue.severity)),
          ]))
    }
    for line in lines { output.append(message("message", [("text", line)])) }
  }

  private func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .note: "INFO"
    }
  }

  private func message(_ name: String, _ values: [(String, String)]) -> String {
    let values = values.map { " \($0)='\(Self.escaped($1.cut(to: 3900)))'" }.joined()
    return "##teamcity[\(name)\(values)]\n"
  }

  /// A value: a quotation mark or bracket would end it.
  private static func escaped(_ text: String) -> String {
    text.escaped {
      $0 == 0x0A || $0 == 0x0D || $0 == 0x27 || $0 == 0x5B || $0 == 0x5D || $0 == 0x7C
    } _: { scalar, _ in
      switch scalar {
      case "\n": "|n"
      case "\r": "|r"
      default: "|\(scalar)"
      }
    }
  }
}
