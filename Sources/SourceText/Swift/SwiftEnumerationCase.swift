/// A case of an enumeration.
package struct SwiftEnumerationCase: Sendable, Hashable {
  /// The name.
  package let name: String
  /// What it is written to stand for: `"1B7A9E"` in `case teal = "1B7A9E"`; nil where nothing is.
  package let rawValue: SwiftCode?
}
