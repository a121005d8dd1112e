import ColorMath

/// One opaque color in both measurements: a background, or an opaque foreground.
struct SolidSurface {
  let exact: SRGBColor
  let eightBit: SRGBColor
  let exactLuminance: Double
  let eightBitLuminance: Double

  init(exact: SRGBColor, eightBit: SRGBColor) {
    self.exact = exact
    self.eightBit = eightBit
    exactLuminance = exact.relativeLuminance
    eightBitLuminance = eightBit == exact ? exactLuminance : eightBit.relativeLuminance
  }

  /// An opaque color by itself.
  ///
  /// - Parameter luminance: its relative luminance, if known.
  init(_ color: SRGBColor, luminance: Double? = nil) {
    exact = color
    eightBit = Rendering.eightBit.base(color)
    exactLuminance = luminance ?? color.relativeLuminance
    eightBitLuminance = eightBit == exact ? exactLuminance : eightBit.relativeLuminance
  }

  /// An opaque color with a known luminance that is taken for both measurements.
  init(alike color: SRGBColor, luminance: Double) {
    exact = color
    eightBit = color
    exactLuminance = luminance
    eightBitLuminance = luminance
  }

  /// Whether an opaque foreground reaches a minimum in both measurements.
  func isMet(_ minimum: Double, by foreground: SolidSurface) -> Bool {
    ContrastRatio(luminance: foreground.exactLuminance, luminance: exactLuminance).meets(minimum)
      && ContrastRatio(luminance: foreground.eightBitLuminance, luminance: eightBitLuminance)
        .meets(minimum)
  }

  /// Composites layers, top first.
  init(_ layers: [SRGBColor]) {
    self.init(
      exact: Rendering.exact.composite(layers), eightBit: Rendering.eightBit.composite(layers))
  }

  /// Measures a foreground; also returns the composite that is seen.
  ///
  /// - Parameter luminance: that of an opaque foreground; ignored for a translucent one.
  func measure(
    _ foreground: SRGBColor, luminance: Double
  ) -> (SRGBColor, ContrastMeasurement) {
    let composite = foreground.over(exact)
    let eightBitComposite = Rendering.eightBit.lay(foreground, over: eightBit)
    let luminance = foreground.isOpaque ? luminance : composite.relativeLuminance
    let eightBitForeground =
      eightBitComposite == composite ? luminance : eightBitComposite.relativeLuminance
    return (
      composite,
      ContrastMeasurement(
        exact: ContrastRatio(luminance: luminance, luminance: exactLuminance),
        eightBit: ContrastRatio(luminance: eightBitForeground, luminance: eightBitLuminance))
    )
  }
}
