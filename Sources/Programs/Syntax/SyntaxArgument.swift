/// What a call is given.
package struct SyntaxArgument: Sendable {
  /// The label; nil without one.
  package let label: String?
  /// The value.
  package let value: SyntaxNode
  /// Whether it is a closure after the parentheses.
  package let isTrailing: Bool

  /// The same by another label.
  package init(label: String, value: SyntaxNode) {
    (self.label, self.value, isTrailing) = (label, value, false)
  }

  /// Nil for what has no value, such as an operator by itself.
  init?(_ node: SyntaxNode) {
    guard node.kind == .argument, let value = node.child(.value) else { return nil }
    label = node.child(.label)?.name
    self.value = value
    isTrailing = node.detail == 1
  }
}
