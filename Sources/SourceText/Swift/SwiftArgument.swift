/// An argument of a call.
package struct SwiftArgument: Sendable {
  /// The label; nil if there is none.
  package let label: String?
  /// The value.
  package let value: SwiftExpression

  /// Pairs a label and a value.
  package init(label: String?, value: SwiftExpression) {
    self.label = label
    self.value = value
  }
}
