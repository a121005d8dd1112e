import AuditEngine
import Reporters
import SourceText
import SystemLoading

extension ContrastAuditError {
  /// A report that the audit could not be done, for readers that take a missing report for one without
  /// findings.
  public func rendered(as format: AuditFormat) -> String {
    let run = ReportedRun(paths: paths, exitStatus: 2)
    let failure = RunReport(tool: .contrastAudit, failure: all)
    return AuditFormat.text { format.inReporters.reporter(run: run).write(failure, to: &$0) }
  }
}
