import AuditEngine

/// A report by reference: there may be millions of evaluations, and each needs the names in it.
final class AuditedReport: Sendable {
  let report: AuditReport

  init(_ report: AuditReport) {
    self.report = report
  }
}
