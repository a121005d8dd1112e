/// A function or an initializer.
public struct SwiftFunctionDeclaration: Sendable {
  /// The name; `init` for an initializer.
  public let name: String
  /// Where the name stands: byte offsets in the file.
  public let nameRange: Range<Int>
  /// The parameters.
  public let parameters: [SwiftParameter]
  /// What it returns; nil if it does not say.
  public let result: SwiftTypeName?
  /// The body; nil in a protocol.
  public let body: SwiftCode?
  /// The branches of `#if` that it stands in, outermost first.
  public let branches: [SwiftBranch]

  /// The name with the labels of its parameters: `color(for:)`.
  public var fullName: String { "\(name)(\(parameters.map { "\($0.label):" }.joined()))" }
}
