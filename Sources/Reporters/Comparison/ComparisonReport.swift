public import AuditEngine

/// A comparison and what was compared, for reporters to turn into text.
public struct ComparisonReport: Sendable {
  /// What changed.
  public let comparison: AuditComparison
  /// What was compared with.
  public let old: ComparedName
  /// What was compared.
  public let new: ComparedName
  /// The name and version of the tool that made it.
  public let tool: ToolIdentity

  /// Whether reviewers accept what asks for less.
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
