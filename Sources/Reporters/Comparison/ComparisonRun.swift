package import AuditEngine

/// The comparisons of all policies of a repository, for reporters to turn into text.
package struct ComparisonRun: Sendable {
  /// The name and version of the tool.
  package let tool: ToolIdentity
  /// The comparisons, one for each policy.
  package let comparisons: [ComparisonReport]

  /// Describes a run.
  package init(tool: ToolIdentity, comparisons: [ComparisonReport]) {
    self.tool = tool
    self.comparisons = comparisons
  }

  /// Whether there are several policies, which reports name.
  var hasSeveral: Bool { comparisons.count > 1 }
}
