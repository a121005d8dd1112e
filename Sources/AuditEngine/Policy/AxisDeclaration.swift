public import SourceText

/// The requirement of an axis, such as a system setting that themes must support.
public struct AxisDeclaration: Sendable {
  /// The name of the axis.
  public let axis: String
  /// The identifier of the requirement, by which `explain` finds it.
  public let id: String
  /// The requirement, as one line.
  public let title: String
  /// Where it comes from.
  public let source: String?
  /// The requirement and its reason.
  public let description: String?
  /// The place of the axis name.
  public let span: SourceSpan
}
