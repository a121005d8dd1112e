/// A color in HSB, also called HSV, the other cylinder over gamma-encoded sRGB: its brightness is the
/// greatest channel. Not HSL, with which it shares the hue only.
package struct HSBColor: Sendable, Hashable {
  /// Hue in degrees.
  package var hue: Double
  /// Saturation, 0…1 for colors inside sRGB.
  package var saturation: Double
  /// Brightness, 0…1 for colors inside sRGB.
  package var brightness: Double
  /// Opacity, 0…1.
  package var alpha: Double

  /// Makes a color from a hue in degrees and a saturation, brightness and opacity of 0…1.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
    self.alpha = alpha
  }

  /// Converts from sRGB, unrounded: the hue is that of HSL, the brightness the greatest channel, the
  /// saturation the distance from it to the least one, as a share of it.
  package init(_ color: SRGBColor) {
    let greatest = max(color.red, color.green, color.blue)
    let least = min(color.red, color.green, color.blue)
    self.init(
      hue: HSLColor(color).hue, saturation: greatest == 0 ? 0 : (greatest - least) / greatest,
      brightness: greatest, alpha: color.alpha)
  }

  /// The color in sRGB, unrounded: a channel is `B − B S max(0, min(k, 4 − k, 1))` with
  /// `k = (n + hue / 60) mod 6` and n 5, 3, 1 for red, green, blue.
  package var sRGB: SRGBColor {
    func channel(_ n: Double) -> Double {
      let remainder = (n + hue / 60).truncatingRemainder(dividingBy: 6)
      let k = remainder < 0 ? remainder + 6 : remainder
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    return SRGBColor(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }
}
