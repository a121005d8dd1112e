public import ColorMath

/// A ratio that documentation states for two colors which no token holds, such as a proposal that was turned
/// down.
public struct ColorClaim: Sendable {
  /// The foreground.
  public let foreground: SRGBColor
  /// The background, opaque.
  public let background: SRGBColor
  /// The ratio as documented.
  public let documented: DocumentedRatio

  /// The ratio that the colors have.
  public var measured: ContrastRatio {
    ContrastMeasurement(foreground: foreground, background: [background]).exact
  }
}
