/// Apple's generic gray: one component, a pure power of 2.2, neutral on every display; extended below
/// 0 by its mirror image and above 1. [Core Graphics, genericGrayGamma2_2 and extendedGray]
package enum GrayGamma22 {
  /// The color of a gamma-encoded white, 0…1 in gamut, and an opacity of 0…1.
  ///
  /// `linear = white ^ 2.2`, near sRGB's own curve only where it is light: 0.2 is `#303030`, which
  /// sRGB would have as `#333333`.
  package static func sRGB(white: Double, alpha: Double) -> SRGBColor {
    let linear = SignedPower.of(white, 2.2)
    return SRGBColor(linear: SIMD3(linear, linear, linear), alpha: alpha)
  }

  /// The white of a gray in sRGB, the inverse of ``sRGB(white:alpha:)``; nil for a color that is none.
  package static func white(of color: SRGBColor) -> Double? {
    guard color.red == color.green, color.green == color.blue else { return nil }
    return SignedPower.of(SRGBTransfer.linear(color.red), 1 / 2.2)
  }
}
