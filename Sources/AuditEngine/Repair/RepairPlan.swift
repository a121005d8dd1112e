public import ColorMath
public import DesignTokens
public import SourceText

/// Changes of colors that together make failing pairings pass.
public struct RepairPlan: Sendable {
  /// One color, or opacity, at the place that holds it.
  public struct Change: Sendable {
    /// Whether it is a color that changes, or an opacity that colors take.
    public let kind: ColorSite.Kind
    /// The token that holds it.
    public let token: String
    /// Where it stands.
    public let origin: SourceSpan
    /// The color as it is; of an opacity, black with it.
    public let current: SRGBColor
    /// The color to change to, of 8 bits a channel.
    public let proposal: SRGBColor
    /// The visible difference ΔEOK; of an opacity, the difference itself.
    public let difference: Double
    /// How many pairings, each counted once for all permutations that ask the same of it, pass for it or keep passing.
    public let demands: Int
  }

  /// The changes, in the order of their places.
  public let changes: [Change]
  /// What the changes do not mend.
  public let unmet: [Suggestion.Demand]
}
