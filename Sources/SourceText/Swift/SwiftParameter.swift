/// A parameter of an initializer.
public struct SwiftParameter: Sendable, Hashable {
  /// The label; `_` where there is none.
  public let label: String
  /// The type.
  public let type: SwiftTypeName
}
