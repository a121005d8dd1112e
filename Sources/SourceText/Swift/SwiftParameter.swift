/// A parameter of a function or an initializer.
package struct SwiftParameter: Sendable, Hashable {
  /// The label; `_` where there is none.
  package let label: String
  /// What the body calls it.
  package let name: String
  /// The type.
  package let type: SwiftTypeName
  /// The value where a call gives none; nil if it has to.
  package let defaultValue: SwiftCode?
}
