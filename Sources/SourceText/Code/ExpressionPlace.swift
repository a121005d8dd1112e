/// Where an expression stands, and how deep it nests, in 8 bytes: a program of megabytes has hundreds of
/// thousands of expressions.
struct ExpressionPlace: Sendable {
  private let start: UInt32
  /// The number of bytes, and in the lowest bits the depth.
  private let countAndDepth: UInt32

  private static let depthBits: UInt32 = 7
  /// The greatest depth that is kept.
  private static let depthLimit = 1 << depthBits - 1
  /// The greatest number of bytes that is kept, some 33 million.
  static let countLimit = Int(UInt32.max >> depthBits)

  /// Cuts off what is beyond the limits.
  init(_ range: Range<Int>, depth: Int) {
    start = UInt32(range.lowerBound)
    countAndDepth =
      UInt32(min(range.count, Self.countLimit)) << Self.depthBits
      | UInt32(min(depth, Self.depthLimit))
  }

  /// The byte offsets in the file.
  var range: Range<Int> { Int(start)..<Int(start) + Int(countAndDepth >> Self.depthBits) }

  /// The depth of nested expressions: 1 for a name.
  var depth: Int { Int(countAndDepth) & Self.depthLimit }
}
