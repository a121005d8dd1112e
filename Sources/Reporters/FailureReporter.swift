/// A format that says of an audit that it could not be done, for readers who would take a missing
/// report for one without findings.
///
/// Standard error has the reasons in any case. Text, JSON and JUnit reports are not written.
public protocol FailureReporter: Reporter {
  /// Writes why the audit could not be done.
  func write(_ failure: AuditFailure, to output: inout ReportOutput)
}
