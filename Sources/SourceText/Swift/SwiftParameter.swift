/// A parameter of a function or an initializer.
public struct SwiftParameter: Sendable, Hashable {
  /// The label; `_` where there is none.
  public let label: String
  /// What the body calls it.
  public let name: String
  /// The type.
  public let type: SwiftTypeName
  /// The value where a call gives none; nil if it has to.
  public let defaultValue: SwiftCode?
}
