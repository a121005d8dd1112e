/// A translucent background over an unknown backdrop, with what every foreground on it needs computed
/// once, when the first does.
package final class OpenGround {
  /// The layers above the backdrop, top first.
  let layers: [SRGBColor]
  /// The allowed relative luminance of the backdrop, 0…1.
  let luminance: ClosedRange<Double>
  /// The layers, composited.
  package let composite: SRGBColor

  /// How far rounding to 8 bits may move a channel of the background from ``clipped``: each layer by
  /// half a 255th.
  var rounding: Double { 0.5 / 255 * Double(layers.count) }
  /// The layers composited as a display clips them, but not rounded.
  private(set) lazy var clipped = Rendering.exact.composite(layers.map(\.clippedToSRGB))

  /// The relative luminance of the background over all backdrops; if theirs is limited, bounds.
  private(set) lazy var exact =
    luminance == 0...1
    ? ends(.exact) : LimitedBackdrops(luminance: luminance).luminance(of: composite)
  /// The same on a display with 8 bits per channel.
  private(set) lazy var eightBit =
    luminance == 0...1 ? ends(.eightBit) : limitedEightBit

  private var limitedEightBit: ClosedRange<Double> {
    let backdrops = LimitedBackdrops(luminance: luminance)
    // With many layers the error alone is larger than a display can show.
    return .between(
      max(0, backdrops.luminance(of: clipped, error: -rounding).lowerBound),
      min(1, backdrops.luminance(of: clipped, error: rounding).upperBound))
  }

  /// A ground over every backdrop, or over those whose relative luminance is in a range.
  package init(layers: [SRGBColor], luminance: ClosedRange<Double> = 0...1) {
    self.layers = layers
    self.luminance = luminance
    composite = Rendering.exact.composite(layers)
  }

  /// Over black and over white: every channel rises with the backdrop's.
  private func ends(_ rendering: Rendering) -> ClosedRange<Double> {
    .between(
      rendering.composite(layers + [.black]).relativeLuminance,
      rendering.composite(layers + [.white]).relativeLuminance)
  }

  /// Whether a foreground may reach a minimum: a quick test, which most that do not reach it fail.
  package func mayBeMet(_ minimum: Double, by foreground: SRGBColor) -> Bool {
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
