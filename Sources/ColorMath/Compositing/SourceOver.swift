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
    func nearest(_ component: Double) -> Double {
      component.isNaN ? component : Double(SRGBColor.nearestEightBit(to: component)) / 255
    }
    return SRGBColor(
      red: nearest(red), green: nearest(green), blue: nearest(blue), alpha: alpha)
  }

  /// The nearest of 0…255 to a component, which is clipped to 0…1; of two the higher one.
  static func nearestEightBit(to component: Double) -> Int {
    let scaled = component > 0 ? min(component, 1) * 255 : 0
    // As `rounded()`, which is a call into the C library where processors may lack the instruction.
    let whole = Int(scaled)
    return scaled - Double(whole) < 0.5 ? whole : whole + 1
  }

  /// Each channel clipped to 0…1: how an sRGB display shows a color outside its gamut.
  package var clippedToSRGB: SRGBColor {
    SRGBColor(
      red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1),
      alpha: alpha)
  }
}
