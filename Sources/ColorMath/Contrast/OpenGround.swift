/// A translucent background over an unknown backdrop, with what every foreground on it needs computed
/// once.
public struct OpenGround: Sendable {
  /// The layers above the backdrop, top first.
  let layers: [SRGBColor]
  /// The allowed relative luminance of the backdrop, 0…1.
  let luminance: ClosedRange<Double>
  /// The layers, composited.
  public let composite: SRGBColor

  /// The relative luminance of the background over all backdrops; if theirs is limited, bounds.
  let exact: ClosedRange<Double>
  /// The same on a display with 8 bits per channel.
  let eightBit: ClosedRange<Double>
  /// How far rounding may move a channel of the background from ``clipped``.
  let rounding: Double
  /// The layers composited as the display clips them, but not rounded.
  let clipped: SRGBColor

  /// A ground over every backdrop, or over those whose relative luminance is in a range.
  public init(layers: [SRGBColor], luminance: ClosedRange<Double> = 0...1) {
    self.layers = layers
    self.luminance = luminance
    composite = Rendering.exact.composite(layers)
    clipped = Rendering.exact.composite(layers.map(\.clippedToSRGB))
    // Each layer may be rounded by half a 255th.
    rounding = 0.5 / 255 * Double(layers.count)
    guard luminance == 0...1 else {
      let backgrounds = LimitedBackgrounds(composite, luminance)
      exact = backgrounds.range
      let darkest = LimitedBackgrounds(clipped, luminance, error: -rounding).range.lowerBound
      let lightest = LimitedBackgrounds(clipped, luminance, error: rounding).range.upperBound
      eightBit = .between(darkest, lightest)
      return
    }
    // Every channel rises with the backdrop's.
    func ends(_ rendering: Rendering) -> ClosedRange<Double> {
      .between(
        rendering.composite(layers + [.black]).relativeLuminance,
        rendering.composite(layers + [.white]).relativeLuminance)
    }
    exact = ends(.exact)
    eightBit = ends(.eightBit)
  }

  /// Whether a foreground may reach a minimum: a quick test, which most that do not reach it fail.
  public func mayBeMet(_ minimum: Double, by foreground: SRGBColor) -> Bool {
    // The darkest and the lightest gray are two of the backdrops.
    let ratios = [luminance.lowerBound, luminance.upperBound].map { luminance in
      let gray = SRGBTransfer.encoded(luminance)
      let background = composite.over(SRGBColor(red: gray, green: gray, blue: gray))
      return (foreground.over(background).relativeLuminance + 0.05)
        / (background.relativeLuminance + 0.05)
    }
    return ratios.allSatisfy { $0 >= minimum } || ratios.allSatisfy { 1 / $0 >= minimum }
  }
}

extension ClosedRange<Double> {
  /// A range from a number to one that is no less but for rounding; that of what is no number, which
  /// gives no ratio, is empty.
  static func between(_ lower: Double, _ upper: Double) -> ClosedRange {
    lower.isNaN || upper.isNaN ? 0...0 : lower...Swift.max(lower, upper)
  }
}
