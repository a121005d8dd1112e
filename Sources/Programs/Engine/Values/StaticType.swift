/// The type by which code names a value, where it decides which member is meant.
///
/// It says nothing of what a value is: all static types are equal.
package enum StaticType: Hashable {
  /// The value's own type.
  case own
  /// A protocol that the value conforms to, or a class that it inherits from.
  case wider(TypeDeclaration)
  /// One of several.
  case unclear

  /// Always true.
  package static func == (left: StaticType, right: StaticType) -> Bool { true }

  /// Hashes nothing.
  package func hash(into hasher: inout Hasher) {}
}
