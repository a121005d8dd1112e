/// Reporters turn a whole report into text, each a pure function of it: one folder per format. They
/// know no terminal, no file and no clock.

public import AuditEngine

/// A format for reports.
public protocol Reporter: Sendable {
  /// Writes a report.
  func write(_ report: AuditReport, to output: inout ReportOutput)
}
