/// Reporters turn a whole report into text, each a pure function of it: one folder per format. They
/// know no terminal, no file and no clock.

package import AuditEngine

/// A format for reports.
package protocol Reporter: Sendable {
  /// Writes a report.
  func write(_ report: AuditReport, to output: inout ReportOutput)
}
