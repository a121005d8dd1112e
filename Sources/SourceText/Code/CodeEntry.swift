/// An entry of an object or a map.
package struct CodeEntry: Sendable {
  /// What stands before the colon.
  package enum Key: Sendable {
    /// A name, a text in quotes or a number, as text.
    case name(String)
    /// Anything else: `[expression]`, or a constant of the program.
    case computed(CodeExpression)
    /// Nothing: the element of a set, or a spread.
    case none
  }

  /// The key.
  package let key: Key
  private let keyStart: UInt32
  private let keyEnd: UInt32
  /// The value: for a key alone the name that it is, for a method ``CodeExpression/Kind/other(_:)``.
  package let value: CodeExpression

  /// Pairs a key and a value.
  package init(key: Key, keyRange: Range<Int>, value: CodeExpression) {
    self.key = key
    (keyStart, keyEnd) = (UInt32(keyRange.lowerBound), UInt32(keyRange.upperBound))
    self.value = value
  }

  /// The byte offsets of the key in the file; of the value where there is no key.
  package var keyRange: Range<Int> { Int(keyStart)..<Int(keyEnd) }
}
