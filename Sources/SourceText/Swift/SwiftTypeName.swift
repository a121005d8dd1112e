/// A type as it is named in a declaration.
package struct SwiftTypeName: Sendable, Hashable {
  /// The parts of the name; empty if the type is more than a name.
  package let path: [String]
  /// Whether it is an array of what the path names.
  package let isArray: Bool
  /// The type as written.
  package let text: String
}
