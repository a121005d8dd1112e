/// A case of a `switch`.
public struct SwiftCase: Sendable {
  /// The patterns; empty for `default`. Nil if one of them is more than a value.
  public let patterns: [SwiftExpression]?
  /// Its result.
  public let body: SwiftCode
  /// The byte offsets of the patterns in the file.
  public let range: Range<Int>
}
