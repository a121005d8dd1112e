/// `self.name = value`, or `name = value`, in a body.
public struct SwiftAssignment: Sendable {
  /// The name of what is assigned to.
  public let name: String
  /// Where the name stands: byte offsets in the file.
  public let nameRange: Range<Int>
  /// Whether it stands within further braces, so that it may not happen, or not once.
  public let isNested: Bool
  /// What is assigned.
  public let value: SwiftExpression
}
