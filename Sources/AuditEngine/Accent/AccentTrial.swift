public import ColorMath

/// What an accent would do in one scheme: every pairing that rests on it, before and after, and the nearest accent
/// that passes.
public struct AccentTrial: Sendable {
  /// A pairing that rests on the accent.
  public struct Reading: Sendable {
    /// The pairing: `textInverse on accent`.
    public let foreground: String
    /// The background as a policy writes it: `a over b`.
    public let background: String
    /// The rule that asks for it.
    public let rule: String
    /// The ratio that is asked for.
    public let minimum: Double
    /// What it measures in the theme that is compared with; nil where it is not judged there.
    public let before: ContrastMeasurement?
    /// What it measures with the accent.
    public let after: ContrastMeasurement
    /// What it measures with the proposal; nil where there is none.
    public let proposed: ContrastMeasurement?
  }

  /// The scheme; empty where there is only one.
  public let scheme: String
  /// The accent that was tried.
  public let accent: SRGBColor
  /// The accent of the theme that is compared with.
  public let current: SRGBColor
  /// The nearest accent that passes whatever any accent can and the compared theme's does; the accent itself where
  /// it does, nil where there is none.
  public let proposal: (color: SRGBColor, difference: Double)?
  /// The pairings, the one with the least to spare first.
  public let readings: [Reading]
  /// What no accent of this hue meets together with the rest; see ``proposal``.
  public let leftOut: [Suggestion.Demand]

  /// The pairing that leaves least to spare with the proposal, else with the accent: the one that binds.
  public var binding: Reading? {
    readings.filter { reading in
      guard let proposed = reading.proposed else { return true }
      return proposed.meets(reading.minimum)
    }.min {
      ($0.proposed ?? $0.after).worse / $0.minimum < ($1.proposed ?? $1.after).worse / $1.minimum
    }
  }

  /// The pairings that fail with the accent and passed before, or failed with more contrast.
  public var regressions: [Reading] {
    readings.filter { reading in
      guard !reading.after.meets(reading.minimum) else { return false }
      guard let before = reading.before else { return true }
      return before.meets(reading.minimum) || reading.after.worse < before.worse
    }
  }
}
