/// Hue, whiteness and blackness over gamma-encoded sRGB. [CSS Color 4, section 8]
enum HWB {
  /// The color of a hue in degrees and a whiteness and blackness of 0…1; where the two exceed 1
  /// together, the grey of their proportion.
  static func sRGB(hue: Double, whiteness: Double, blackness: Double, alpha: Double) -> SRGBColor {
    if whiteness + blackness >= 1 {
      let grey = whiteness / (whiteness + blackness)
      return SRGBColor(red: grey, green: grey, blue: grey, alpha: alpha)
    }
    return HSLColor(hue: hue, saturation: 1, lightness: 0.5, alpha: alpha).sRGB
      .mapComponents { $0 * (1 - whiteness - blackness) + whiteness }
  }
}
