/// How many color tokens the judged pairings reach: as foreground, in a background, or through
/// aliases.
public struct Coverage: Sendable, Hashable {
  /// Color tokens that no pairing reaches, with the same use.
  public struct Use: Sendable, Hashable {
    /// The use, as their file describes it; nil if it does not.
    public let description: String?
    /// Their names.
    public internal(set) var tokens: [String]
  }

  /// The number of color tokens.
  public let total: Int
  /// The color tokens that no pairing reaches, grouped by use.
  public let unreachedUses: [Use]
  /// The contexts that were not audited, as `theme legacy`.
  public let unwalked: [String]

  /// The names of the color tokens that no pairing reaches.
  public let unreached: [String]

  /// The percentage reached; 100 if there are no color tokens.
  public var percent: Double {
    total == 0 ? 100 : 100 * Double(total - unreached.count) / Double(total)
  }
}
