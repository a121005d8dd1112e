/// `self.name = value`, or `name = value`, in a body.
package struct SwiftAssignment: Sendable {
  /// The name of what is assigned to.
  package let name: String
  /// Where the name stands: byte offsets in the file.
  package let nameRange: Range<Int>
  /// Whether it stands within further braces, so that it may not happen, or not once.
  package let isNested: Bool
  /// What is assigned.
  package let value: SwiftExpression
}
