import ColorMath

/// How an app chooses between two foregrounds: by the lightness of the background, as `{"choose":
/// {"by": "luminance", "threshold": 0.5, "dark": …, "light": …}}` says.
///
/// The choice need not be the better one: with a threshold of 0.5, white is chosen on all but the
/// lightest backgrounds.
package struct ForegroundChoice: Sendable, Hashable {
  /// The property of the background that is compared with the threshold.
  package enum Measure: String, Sendable, Hashable, CaseIterable {
    /// The relative luminance of WCAG.
    case luminance
    /// `0.299 R + 0.587 G + 0.114 B` of the encoded components.
    case brightness
  }

  /// The property that is compared with the threshold.
  package let measure: Measure
  /// Above it the dark foreground is chosen, otherwise the light one; 0…1.
  package let threshold: Double
  /// The threshold as written.
  package let thresholdText: String

  /// The index of the candidate on a background: 0 for the dark one, 1 for the light one.
  func candidate(on background: SRGBColor) -> Int {
    let value =
      switch measure {
      case .luminance: background.relativeLuminance
      case .brightness: 0.299 * background.red + 0.587 * background.green + 0.114 * background.blue
      }
    return value > threshold ? 0 : 1
  }
}
