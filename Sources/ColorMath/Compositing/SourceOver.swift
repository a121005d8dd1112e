extension SRGBColor {
  /// The color over another: source-over on gamma-encoded components, unrounded.
  ///
  /// `a = ta + ba (1 − ta)`, `c = (tc ta + bc ba (1 − ta)) / a`; over an opaque backdrop that is
  /// `tc ta + bc (1 − ta)`. Browsers, Core Animation and SwiftUI composite so by default.
  /// [W3C Compositing and Blending 1, 5.1]
  package func over(_ backdrop: SRGBColor) -> SRGBColor {
    if isOpaque { return self }
    let rest = 1 - alpha
    if backdrop.isOpaque {
      return SRGBColor(
        red: red * alpha + backdrop.red * rest,
        green: green * alpha + backdrop.green * rest,
        blue: blue * alpha + backdrop.blue * rest)
    }
    let total = alpha + backdrop.alpha * rest
    guard total > 0 else { return SRGBColor(red: 0, green: 0, blue: 0, alpha: 0) }
    func mix(_ top: Double, _ under: Double) -> Double {
      (top * alpha + under * backdrop.alpha * rest) / total
    }
    return SRGBColor(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green),
      blue: mix(blue, backdrop.blue), alpha: total)
  }

  /// The color as an 8-bit sRGB display holds it: each channel clipped to 0…1 and rounded to the
  /// nearest 255th. The opacity is kept.
  package var onEightBitDisplay: SRGBColor {
    mapComponents { (min(max($0, 0), 1) * 255).rounded() / 255 }
  }

  /// Each channel clipped to 0…1: how an sRGB display shows a color outside its gamut.
  package var clippedToSRGB: SRGBColor {
    mapComponents { min(max($0, 0), 1) }
  }
}
