import AuditEngine
import Reporters
import SourceText

extension RunReport {
  /// An audit, and a policy that could not be audited.
  static func incomplete(_ report: AuditReport) -> RunReport {
    RunReport(
      tool: report.tool,
      sections: [.audit(report), .failure(place: "apps/b", [Diagnostic(.error, "no token 'x'")])])
  }
}

extension ReportedRun {
  /// A run that read a file of these bytes, `abc`.
  static let readingABC = ReportedRun(files: [[SourceFile(path: "tokens/a.json", text: "abc")]])
}
