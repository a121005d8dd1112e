/// A color in HSL, the cylinder over gamma-encoded sRGB. [CSS Color 4, section 7]
package struct HSLColor: Sendable, Hashable {
  /// Hue in degrees, 0..<360; 0 where the color is grey.
  package var hue: Double
  /// Saturation, 0…1 for colors inside sRGB.
  package var saturation: Double
  /// Lightness, 0…1 for colors inside sRGB.
  package var lightness: Double
  /// Opacity, 0…1.
  package var alpha: Double

  /// Makes a color from a hue in degrees and a saturation, lightness and opacity of 0…1.
  package init(hue: Double, saturation: Double, lightness: Double, alpha: Double = 1) {
    self.hue = hue
    self.saturation = saturation
    self.lightness = lightness
    self.alpha = alpha
  }

  /// Converts from sRGB, unrounded. [CSS Color 4, 7.2]
  package init(_ color: SRGBColor) {
    let (red, green, blue) = (color.red, color.green, color.blue)
    let greatest = max(red, green, blue)
    let least = min(red, green, blue)
    let range = greatest - least
    lightness = (greatest + least) / 2
    alpha = color.alpha
    guard range != 0 else {
      hue = 0
      saturation = 0
      return
    }
    let reach = min(lightness, 1 - lightness)
    saturation = reach == 0 ? 0 : (greatest - lightness) / reach
    let sector =
      greatest == red
      ? (green - blue) / range + (green < blue ? 6 : 0)
      : greatest == green ? (blue - red) / range + 2 : (red - green) / range + 4
    hue = sector * 60
  }

  /// The color in sRGB, unrounded. [CSS Color 4, 7.1]
  package var sRGB: SRGBColor {
    func channel(_ n: Double) -> Double {
      let k = (n + hue / 30).truncatingRemainder(dividingBy: 12)
      let wrapped = k < 0 ? k + 12 : k
      let reach = saturation * min(lightness, 1 - lightness)
      return lightness - reach * max(-1, min(wrapped - 3, 9 - wrapped, 1))
    }
    return SRGBColor(red: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
  }
}
