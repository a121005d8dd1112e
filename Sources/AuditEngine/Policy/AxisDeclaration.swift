public import SourceText

/// The requirement that an axis of the tokens stands for, such as a setting of the system that themes have to
/// answer.
public struct AxisDeclaration: Sendable {
  /// The name of the axis.
  public let axis: String
  /// The identifier of the requirement, by which `explain` finds it.
  public let id: String
  /// What is required, as one line.
  public let title: String
  /// Where it comes from.
  public let source: String?
  /// What is required and why.
  public let description: String?
  /// Where the axis is named.
  public let span: SourceSpan
}
