public import AuditEngine

/// A comparison and what was compared, for reporters to turn into text.
public struct ComparisonReport: Sendable {
  /// What changed.
  public let comparison: AuditComparison
  /// The old side.
  public let old: ComparedName
  /// The new side.
  public let new: ComparedName
  /// The name and version of the tool that made it.
  public let tool: ToolIdentity

  /// Whether reviewers accept a weaker policy.
  public let acceptsPolicyChanges: Bool

  /// Describes a comparison.
  public init(
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
