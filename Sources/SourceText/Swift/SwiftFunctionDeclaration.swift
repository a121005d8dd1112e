/// A function or an initializer.
package struct SwiftFunctionDeclaration: Sendable {
  /// The name; `init` for an initializer.
  package let name: String
  /// Where the name stands: byte offsets in the file.
  package let nameRange: Range<Int>
  /// Whether it belongs to the type and not to an instance.
  package let isStatic: Bool
  /// The parameters.
  package let parameters: [SwiftParameter]
  /// What it returns; nil if it does not say.
  package let result: SwiftTypeName?
  /// The body; nil in a protocol.
  package let body: SwiftCode?
  /// The branches of `#if` that it stands in, outermost first.
  package let branches: [SwiftBranch]

  /// The name with the labels of its parameters: `color(for:)`.
  package var fullName: String { "\(name)(\(parameters.map { "\($0.label):" }.joined()))" }
}
