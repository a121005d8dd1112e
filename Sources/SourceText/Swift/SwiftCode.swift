/// The tokens of a body, to be read when they are asked for.
public struct SwiftCode: Sendable, Hashable {
  let tokens: Range<Int>

  /// How many tokens there are.
  public var count: Int { tokens.count }
}
