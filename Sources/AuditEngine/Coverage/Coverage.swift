/// How much of the colors the judged pairings reach: as foreground, in a background, or through the
/// aliases of either.
public struct Coverage: Sendable, Hashable {
  /// How many color tokens there are.
  public let total: Int
  /// The names of those that no pairing reaches.
  public let unreached: [String]
  /// The contexts that were not walked, as `theme legacy`.
  public let unwalked: [String]

  /// How many are reached, in percent: 100 where there are none.
  public var percent: Double {
    total == 0 ? 100 : 100 * Double(total - unreached.count) / Double(total)
  }
}
