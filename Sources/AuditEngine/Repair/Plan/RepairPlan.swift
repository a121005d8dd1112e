public import ColorMath
public import DesignTokens
public import SourceText

/// Color changes that together make failing pairings pass.
public struct RepairPlan: Sendable {
  /// One color or opacity, at the place where it is written.
  public struct Change: Sendable {
    /// Whether a color changes, or an opacity that colors take.
    public let kind: ColorVariable.Kind
    /// The token declared there.
    public let token: String
    /// Its place.
    public let origin: SourceSpan
    /// The current color; for an opacity, black with it.
    public let current: SRGBColor
    /// The new color, with 8 bits per channel.
    public let proposal: SRGBColor
    /// The visible difference ΔEOK; for an opacity, the difference itself.
    public let difference: Double
    /// How many pairings pass with it or keep passing. Permutations with the same demand count
    /// once.
    public let demands: Int
  }

  /// The changes, in the order of their places.
  public let changes: [Change]
  /// The demands that the changes do not meet.
  public let unmet: [Suggestion.Demand]
}
