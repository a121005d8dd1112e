package import AuditEngine
package import SourceText

/// A comparison that could not be done, with all reasons.
package struct ComparisonFailure: Sendable {
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
  private static let reasonLimit = 1000

  /// The reasons to report: errors first, then how many were left out.
  var reasons: [Diagnostic] {
    let sorted =
      diagnostics.filter { $0.severity == .error } + diagnostics.filter { $0.severity != .error }
    guard sorted.count > Self.reasonLimit else { return sorted }
    let rest = sorted.count - Self.reasonLimit + 1
    return sorted.prefix(Self.reasonLimit - 1)
      + [Diagnostic(.error, "\(rest) more reasons were left out")]
  }
}
