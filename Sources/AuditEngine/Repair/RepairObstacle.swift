import DesignTokens
import SourceText

/// What keeps changes from being worked out: something is wrong in what a filter leaves out of the audit.
struct RepairObstacle: Error {
  private let reasons: [Diagnostic]

  init(_ reasons: [Diagnostic]) { self.reasons = reasons }

  init(_ error: ResolutionError) { self.init([Diagnostic(.error, error.message, at: error.span)]) }

  /// Says why there is no plan.
  func report(to diagnostics: inout DiagnosticList) {
    for reason in reasons { diagnostics.append(reason) }
    diagnostics.error(
      "no changes are suggested: colors outside the filter matter too, and some of them cannot be judged"
    )
  }

  /// Says why a report suggests nothing.
  func note(in diagnostics: inout DiagnosticList) {
    guard let first = reasons.first else { return }
    diagnostics.warning(
      "no changes are suggested because of an error outside the filter: \(first.message)",
      at: first.span)
  }
}
