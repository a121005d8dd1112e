package import AuditEngine
package import SourceText

/// A comparison and what was compared, for reporters to turn into text.
package struct ComparisonReport: Sendable {
  /// What changed.
  package let comparison: AuditComparison
  /// The old side.
  package let old: ComparedName
  /// The new side.
  package let new: ComparedName
  /// The name and version of the tool that made it.
  package let tool: ToolIdentity

  /// Whether reviewers accept a weaker policy.
  package let acceptsPolicyChanges: Bool
  /// The policy of the new side, or the place that it had; nil for a report, which does not contain
  /// it.
  package let policy: SourceFile?

  /// Whether anything of at least this severity got worse that reviewers did not accept.
  package func isWorse(atLeast severity: Diagnostic.Severity) -> Bool {
    comparison.isWorse(atLeast: severity, acceptsPolicy: acceptsPolicyChanges)
  }

  /// Describes a comparison.
  package init(
    comparison: AuditComparison, old: ComparedName, new: ComparedName, tool: ToolIdentity,
    acceptsPolicyChanges: Bool = false, policy: SourceFile? = nil
  ) {
    self.policy = policy
    self.acceptsPolicyChanges = acceptsPolicyChanges
    self.comparison = comparison
    self.old = old
    self.new = new
    self.tool = tool
  }
}
