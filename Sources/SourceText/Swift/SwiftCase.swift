/// A case of a `switch`.
package struct SwiftCase: Sendable {
  /// The patterns; empty for `default`. Nil if one of them is more than a value.
  package let patterns: [SwiftExpression]?
  /// Its result.
  package let body: SwiftCode
  /// The byte offsets of the patterns in the file.
  package let range: Range<Int>
}
