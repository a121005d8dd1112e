package import ColorMath

/// The effect of an accent in one scheme: every pairing that uses it, before and after, and the
/// nearest accent that passes.
package struct AccentTrial: Sendable {
  /// A pairing that uses the accent.
  package struct Reading: Sendable {
    /// The pairing: `textInverse on accent`.
    package let foreground: String
    /// The background as a policy writes it: `a over b`.
    package let background: String
    /// The rule that demands it.
    package let rule: String
    /// The required ratio.
    package let minimum: Double
    /// The ratio in the compared theme; nil if it is not judged there.
    package let before: ContrastMeasurement?
    /// The ratio with the accent.
    package let after: ContrastMeasurement
    /// The ratio with the proposal; nil without one.
    package let proposed: ContrastMeasurement?
  }

  /// The scheme; empty if there is only one.
  package let scheme: String
  /// The accent that was tried.
  package let accent: SRGBColor
  /// The accent of the compared theme.
  package let current: SRGBColor
  /// The nearest accent that passes all that some accent can pass, and all that the compared theme
  /// passes. The accent itself if that passes; nil if there is none.
  package let proposal: (color: SRGBColor, difference: Double)?
  /// The pairings, the tightest first.
  package let readings: [Reading]
  /// What no accent of this hue passes together with the rest; see `proposal`.
  package let leftOut: [PairingDemand]

  /// The tightest pairing with the proposal, or with the accent if there is none.
  package var binding: Reading? {
    readings.filter { reading in
      guard let proposed = reading.proposed else { return true }
      return proposed.meets(reading.minimum)
    }.min {
      ($0.proposed ?? $0.after).worse / $0.minimum < ($1.proposed ?? $1.after).worse / $1.minimum
    }
  }

  /// The pairings that fail with the accent, and passed before or had more contrast.
  package var regressions: [Reading] {
    readings.filter { reading in
      guard !reading.after.meets(reading.minimum) else { return false }
      guard let before = reading.before else { return true }
      return before.meets(reading.minimum) || reading.after.worse < before.worse
    }
  }
}
