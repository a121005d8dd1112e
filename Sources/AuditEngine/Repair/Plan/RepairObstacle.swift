import DesignTokens
import SourceText

/// The reason why no changes can be found: an error in a part of the policy that a filter leaves
/// out.
struct RepairObstacle: Error {
  private let reasons: [Diagnostic]

  init(_ reasons: [Diagnostic]) { self.reasons = reasons }

  init(_ error: ResolutionError) { self.init([Diagnostic(.error, error.message, at: error.span)]) }

  /// The message when there is no plan.
  func report(to diagnostics: inout DiagnosticList) {
    for reason in reasons { diagnostics.append(reason) }
    diagnostics.error(
      "no changes are suggested: colors outside the filter matter too, and some of them cannot be judged"
    )
  }

  /// The message when a report has no suggestions.
  func note(in diagnostics: inout DiagnosticList) {
    guard let first = reasons.first else { return }
    diagnostics.warning(
      "no changes are suggested because of an error outside the filter: \(first.message)",
      at: first.span)
  }
}
