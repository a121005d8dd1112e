/// Names of other files that a file may use.
package struct Import: Sendable, Hashable {
  /// Where they are declared.
  package let path: [String]
  /// What the file calls the one that it names; nil if it may use all that is declared there.
  package let name: String?
}
