/// How much of the colors the judged pairings reach: as foreground, in a background, or through the
/// aliases of either.
public struct Coverage: Sendable, Hashable {
  /// Color tokens that no pairing reaches, of one use.
  public struct Use: Sendable, Hashable {
    /// What the tokens are for, as their file describes them; nil where it does not.
    public let description: String?
    /// Their names.
    public internal(set) var tokens: [String]
  }

  /// How many color tokens there are.
  public let total: Int
  /// The color tokens that no pairing reaches, by what they are for.
  public let unreachedUses: [Use]
  /// The contexts that were not walked, as `theme legacy`.
  public let unwalked: [String]

  /// The names of the color tokens that no pairing reaches.
  public let unreached: [String]

  /// How many are reached, in percent: 100 where there are none.
  public var percent: Double {
    total == 0 ? 100 : 100 * Double(total - unreached.count) / Double(total)
  }
}
