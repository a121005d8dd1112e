package import AuditEngine
package import SourceText

/// An audit that could not be done, with all reasons.
package struct AuditFailure: Sendable {
  /// The name and version of the tool.
  package let tool: ToolIdentity
  /// The reasons, and the warnings so far.
  package let diagnostics: [Diagnostic]

  /// Describes a failure.
  package init(tool: ToolIdentity, diagnostics: [Diagnostic]) {
    self.tool = tool
    self.diagnostics = diagnostics
  }

  /// The maximum number of reasons in a report.
  static let reasonLimit = 1000

  /// The reasons to report: errors first, then how many were left out.
  var reasons: [Diagnostic] {
    let sorted =
      diagnostics.filter { $0.severity == .error } + diagnostics.filter { $0.severity != .error }
    guard sorted.count > AuditFailure.reasonLimit else { return sorted }
    return sorted.prefix(AuditFailure.reasonLimit - 1) + [
      Diagnostic(
        .error, "\(sorted.count - AuditFailure.reasonLimit + 1) more reasons were left out")
    ]
  }
}
