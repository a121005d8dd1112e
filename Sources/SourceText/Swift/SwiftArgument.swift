/// An argument of a call.
public struct SwiftArgument: Sendable {
  /// The label; nil if there is none.
  public let label: String?
  /// The value.
  public let value: SwiftExpression

  /// Pairs a label and a value.
  public init(label: String?, value: SwiftExpression) {
    self.label = label
    self.value = value
  }
}
