/// The tokens of a body, read on request.
public struct SwiftCode: Sendable, Hashable {
  let tokens: Range<Int>

  /// The number of tokens.
  public var count: Int { tokens.count }
}
