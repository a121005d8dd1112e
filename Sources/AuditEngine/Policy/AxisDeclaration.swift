package import SourceText

/// The requirement of an axis, such as a system setting that themes must support.
package struct AxisDeclaration: Sendable {
  /// The name of the axis.
  package let axis: String
  /// The identifier of the requirement, by which `explain` finds it.
  package internal(set) var id = ""
  private var statedTitle: String?
  /// Where it comes from.
  package internal(set) var source: String?
  /// The requirement and its reason.
  package internal(set) var description: String?
  /// The place of the axis name.
  package let span: SourceSpan

  /// The requirement, as one line.
  package var title: String { statedTitle ?? id }
}

extension AxisDeclaration: PolicyObject {
  static let title = "axis"
  static let fields: [PolicyField<AxisDeclaration>] = [
    PolicyField(
      "id", \.id, .string, "The requirement by its number.",
      expected: "the requirement that it stands for"),
    PolicyField("title", \.statedTitle, .string, "The requirement, as one line."),
    PolicyField("source", \.source, .string, "Where the requirement comes from."),
    PolicyField("description", \.description, .string, "The requirement and its reason."),
  ]

  init(at place: PolicyName) {
    axis = place.text
    span = place.span
  }
}
