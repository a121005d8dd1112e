package import AuditEngine

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

  /// Describes a comparison.
  package init(
    comparison: AuditComparison, old: ComparedName, new: ComparedName, tool: ToolIdentity,
    acceptsPolicyChanges: Bool = false
  ) {
    self.acceptsPolicyChanges = acceptsPolicyChanges
    self.comparison = comparison
    self.old = old
    self.new = new
    self.tool = tool
  }
}
