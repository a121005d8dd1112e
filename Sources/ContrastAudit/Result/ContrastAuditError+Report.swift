import AuditEngine
import Reporters
import SourceText
import SystemLoading

extension ContrastAuditError {
  /// A report that the audit could not be done, for readers that take a missing report for one without
  /// findings; nil for a format that has no such report.
  public func rendered(as format: AuditFormat) -> String? {
    let run = ReportedRun(paths: paths, exitStatus: 2)
    guard
      let reporter = format.inReporters.reporter(run: run) as? any FailureReporter
    else { return nil }
    let failure = AuditFailure(tool: .contrastAudit, diagnostics: all)
    return AuditFormat.text { reporter.write(failure, to: &$0) }
  }
}
