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

  /// The reasons to report: errors first, then how many were left out.
  var reasons: [Diagnostic] { RunReport.shown(diagnostics) }
}
