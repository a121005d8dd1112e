/// What the types in code say of a color that it takes from an instance: `Theme.text` for `theme.text`.
package struct DeclaredColor: Sendable, Hashable {
  /// What it is called where it is declared, then by what its type inherits.
  package let names: [String]
  /// What tells the instance from others of its type; two with the same are one.
  package let holder: String
}
