/// A format that can report that an audit could not be done, for readers that would take a missing
/// report for one without findings.
///
/// Standard error always has the reasons. Text, JSON and JUnit reports are not written then.
package protocol FailureReporter: Reporter {
  /// Writes why the audit could not be done.
  func write(_ failure: AuditFailure, to output: inout ReportOutput)
}
