import AuditEngine

/// How many color tokens the judged pairings reach: as foreground, in a background, or through aliases.
public struct TokenCoverage: Sendable, Hashable {
  /// The number of color tokens.
  public let total: Int
  /// The names of the color tokens that no pairing reaches.
  public let unreached: [String]
  /// The percentage reached, 0 to 100; 100 if there are no color tokens.
  public let percent: Double

  init(_ coverage: Coverage) {
    total = coverage.total
    unreached = coverage.unreached
    percent = coverage.percent
  }
}
