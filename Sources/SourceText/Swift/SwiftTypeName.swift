/// A type as it is named in a declaration.
public struct SwiftTypeName: Sendable, Hashable {
  /// The parts of the name; empty if the type is more than a name.
  public let path: [String]
  /// Whether it is an array of what the path names.
  public let isArray: Bool
  /// The type as written.
  public let text: String
}
