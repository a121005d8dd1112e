/// The tokens of a body, to be read when they are asked for.
public struct SwiftCode: Sendable, Hashable {
  let tokens: Range<Int>

  /// The number of tokens.
  public var count: Int { tokens.count }
}
