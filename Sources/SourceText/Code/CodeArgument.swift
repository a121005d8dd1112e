/// An argument of a call.
package struct CodeArgument: Sendable {
  /// The label; nil if there is none.
  package let label: String?
  /// The value.
  package let value: CodeExpression

  /// Pairs a label and a value.
  package init(label: String?, value: CodeExpression) {
    self.label = label
    self.value = value
  }
}
