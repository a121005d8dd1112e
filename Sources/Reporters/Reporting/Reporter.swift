/// Reporters turn a whole run into text, each a pure function of it: one folder per format. They
/// know no terminal, no file and no clock.

package import AuditEngine

/// A format for reports.
package protocol Reporter: Sendable {
  /// Writes what became of each policy.
  ///
  /// What could not be audited is said too: readers would take a missing report for one without
  /// findings.
  func write(_ run: RunReport, to output: inout ReportOutput)
}

extension Reporter {
  /// Writes the report of an audit.
  package func write(_ report: AuditReport, to output: inout ReportOutput) {
    write(RunReport(report), to: &output)
  }
}
