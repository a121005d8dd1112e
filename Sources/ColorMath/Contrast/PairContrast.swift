/// The contrast of a foreground on a background stack whose last layer may be translucent.
package struct PairContrast: Sendable {
  /// The foreground as written.
  package let foreground: SRGBColor
  /// The layers of the background as written, top first.
  package let background: [SRGBColor]
  /// The composited colors; over an unknown background the foreground alone.
  package let shown: (foreground: SRGBColor, background: SRGBColor)
  /// The contrast, if the background is opaque.
  package let measurement: ContrastMeasurement?
  /// The range, if it is not.
  package let range: ContrastRange?

  /// Measures a pair.
  package init(foreground: SRGBColor, background: [SRGBColor]) {
    self.foreground = foreground
    self.background = background
    let under = Rendering.exact.composite(background)
    if under.isOpaque {
      shown = (foreground.over(under), under)
      let eightBitUnder = Rendering.eightBit.composite(background)
      let eightBit = Rendering.eightBit.lay(foreground, over: eightBitUnder)
      measurement = ContrastMeasurement(
        exact: ContrastRatio(shown.foreground, under),
        eightBit: ContrastRatio(eightBit, eightBitUnder))
      range = nil
    } else {
      shown = (foreground, under)
      measurement = nil
      range = ContrastRange(foreground: foreground, layers: background)
    }
  }

  /// Whether both renderings reach a minimum, whatever lies beneath; nil if that decides.
  package func meets(_ minimum: Double) -> Bool? {
    if let measurement { return measurement.meets(minimum) }
    guard let range else { return nil }
    if range.least.meets(minimum), range.eightBitLeast.meets(minimum) { return true }
    return range.greatest.meets(minimum) ? nil : false
  }
}
