package import ColorMath
package import DesignTokens
package import SourceText

/// Color changes that together make failing pairings pass.
package struct RepairPlan: Sendable {
  /// One color or opacity, at the place where it is written.
  package struct Change: Sendable {
    /// Whether a color changes, or an opacity that colors take.
    package let kind: ColorVariable.Kind
    /// The token declared there.
    package let token: String
    /// Its place.
    package let origin: SourceSpan
    /// The current color; for an opacity, black with it.
    package let current: SRGBColor
    /// The new color, with 8 bits per channel.
    package let proposal: SRGBColor
    /// The visible difference ΔEOK; for an opacity, the difference itself.
    package let difference: Double
    /// How many pairings pass with it or keep passing. Permutations with the same demand count
    /// once.
    package let demands: Int
  }

  /// The changes, in the order of their places.
  package let changes: [Change]
  /// The demands that the changes do not meet.
  package let unmet: [Suggestion.Demand]
}
