public import ColorMath

/// A ratio that documentation states for two colors without a token, such as a rejected proposal.
public struct ColorClaim: Sendable {
  /// The foreground.
  public let foreground: SRGBColor
  /// The background, opaque.
  public let background: SRGBColor
  /// The ratio as documented.
  public let documented: DocumentedRatio

  /// The measured ratio of the colors.
  public var measured: ContrastRatio {
    ContrastMeasurement(foreground: foreground, background: [background]).exact
  }
}
