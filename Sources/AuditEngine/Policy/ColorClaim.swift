package import ColorMath

/// A ratio that documentation states for two colors without a token, such as a rejected proposal.
package struct ColorClaim: Sendable {
  /// The foreground.
  package let foreground: SRGBColor
  /// The background, opaque.
  package let background: SRGBColor
  /// The ratio as documented.
  package let documented: DocumentedRatio

  /// The measured ratio of the colors.
  package var measured: ContrastRatio {
    ContrastMeasurement(foreground: foreground, background: [background]).exact
  }
}
