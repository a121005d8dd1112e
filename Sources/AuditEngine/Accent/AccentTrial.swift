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
    /// What it is in the app, with the usage and type style that decide the minimum.
    package let pairing: Pairing
    /// The pairing as judged with the accent of the theme whose derived colors are used.
    package let judged: Evaluation
    /// How it looks in the compared theme; nil if it is not judged there.
    package let before: RepairPreview?
    /// How it looks with the accent.
    package let after: RepairPreview
    /// How it looks with the proposal; nil without one.
    package let proposed: RepairPreview?

    /// Whether it passes with the accent.
    package var passes: Bool { after.measurement.meets(minimum) }

    /// Whether it fails because of the accent: in the compared theme it passes, or is not judged.
    package var isCaused: Bool { !passes && before?.measurement.meets(minimum) != false }

    /// Whether it fails in the compared theme too, and has less contrast with the accent.
    package var isWorse: Bool {
      guard !passes, !isCaused, let before else { return false }
      return after.measurement.worse < before.measurement.worse
    }
  }

  /// A color that follows the accent.
  package struct Follower: Sendable {
    /// The name of the token.
    package let name: String
    /// Its color with the accent.
    package let after: SRGBColor
    /// Its color with the proposal; nil without one.
    package let proposed: SRGBColor?
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
  /// The colors that follow the accent, such as a hover color, in the order of the tokens.
  package let followers: [Follower]
  /// What no accent of this hue passes together with the rest; see `proposal`.
  package let leftOut: [PairingDemand]

  /// The tightest pairing with the proposal, or with the accent if there is none.
  package var binding: Reading? {
    func measurement(_ reading: Reading) -> ContrastMeasurement {
      (reading.proposed ?? reading.after).measurement
    }
    return readings.filter { $0.proposed?.measurement.meets($0.minimum) ?? true }.min {
      measurement($0).worse / $0.minimum < measurement($1).worse / $1.minimum
    }
  }

  /// The pairings that fail with the accent, and passed before or had more contrast.
  package var regressions: [Reading] { readings.filter { $0.isCaused || $0.isWorse } }
}
