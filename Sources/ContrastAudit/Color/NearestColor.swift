import AuditEngine

/// A color that passes, and how far it is from the one that it replaces.
public struct NearestColor: Sendable, Hashable {
  /// The color as `#RRGGBB`, or `#RRGGBBAA` if it is translucent.
  public let hex: String
  /// The visible difference ΔEOK from the color that it replaces: 0 for the same color, about 1 between
  /// black and white.
  public let difference: Double

  init(_ nearest: PairRepair.Nearest) {
    hex = nearest.color.hex
    difference = nearest.difference
  }
}
