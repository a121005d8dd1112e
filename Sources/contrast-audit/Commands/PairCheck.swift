import AuditEngine
import ColorMath

/// One pair of colors, measured.
struct PairCheck {
  let foreground: SRGBColor
  /// Top first.
  let background: [SRGBColor]
  /// The scheme of the colors of names; nil if all are hexadecimal.
  var scheme: String?
  /// The names of system colors, foreground first; nil for hexadecimal ones, empty if all are.
  var names: [String?] = []
  /// The composited colors; over an unknown background the foreground alone.
  let shown: (foreground: SRGBColor, background: SRGBColor)
  /// The contrast, if the background is opaque.
  let measurement: ContrastMeasurement?
  /// The range, if it is not.
  let range: ContrastRange?

  init(foreground: SRGBColor, background: [SRGBColor]) {
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

  func outcome(at minimum: Double) -> Outcome {
    if let measurement { return measurement.meets(minimum) ? .pass : .fail }
    guard let range else { return .indeterminate }
    if range.least.meets(minimum), range.eightBitLeast.meets(minimum) { return .pass }
    return range.greatest.meets(minimum) ? .indeterminate : .fail
  }
}
