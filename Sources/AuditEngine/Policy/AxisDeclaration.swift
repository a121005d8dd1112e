package import SourceText

/// The requirement of an axis, such as a system setting that themes must support.
package struct AxisDeclaration: Sendable {
  /// The name of the axis.
  package let axis: String
  /// The identifier of the requirement, by which `explain` finds it.
  package let id: String
  /// The requirement, as one line.
  package let title: String
  /// Where it comes from.
  package let source: String?
  /// The requirement and its reason.
  package let description: String?
  /// The place of the axis name.
  package let span: SourceSpan
}
