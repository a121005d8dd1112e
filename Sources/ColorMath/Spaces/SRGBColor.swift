/// ColorMath is colors as numbers: parsing, spaces, compositing, contrast. It is made of pure
/// functions: it knows no tokens, no files and no Foundation.

/// A color in gamma-encoded sRGB with an opacity.
///
/// Components are 0…1 inside the sRGB gamut; colors outside it keep components below 0 or above 1
/// (extended range), and nothing is clamped or rounded unless a method says so.
package struct SRGBColor: Sendable, Hashable {
  /// Red, gamma-encoded.
  package var red: Double
  /// Green, gamma-encoded.
  package var green: Double
  /// Blue, gamma-encoded.
  package var blue: Double
  /// Opacity: 0 is fully transparent, 1 opaque.
  package var alpha: Double

  /// Makes a color from gamma-encoded components and an opacity of 0…1.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a color from 8-bit channels.
  package init(red8 red: UInt8, green8 green: UInt8, blue8 blue: UInt8, alpha8 alpha: UInt8 = 255) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      alpha: Double(alpha) / 255)
  }

  /// Opaque black.
  package static let black = SRGBColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  package static let white = SRGBColor(red: 1, green: 1, blue: 1)

  /// Whether nothing behind the color shows through.
  package var isOpaque: Bool { alpha >= 1 }

  /// Whether an sRGB display can show the color.
  ///
  /// A channel may leave 0…1 by 1e-6, which is far below an 8-bit step and above the noise of a
  /// conversion from another space.
  package var isInSRGBGamut: Bool {
    let gamut = -1e-6...1 + 1e-6
    return gamut.contains(red) && gamut.contains(green) && gamut.contains(blue)
  }

  /// Whether every component is a number and the opacity lies in 0…1.
  package var isFinite: Bool {
    red.isFinite && green.isFinite && blue.isFinite && alpha >= 0 && alpha <= 1
  }

  /// The greatest magnitude of a component in linear-light sRGB, white being 1.
  ///
  /// Every color space and the brightest HDR formats stay far below it; what lies beyond is a slip of
  /// the pen, and would overflow once it is squared, cubed and raised to the power of 2.4.
  static let componentLimit = 10_000.0

  /// Whether the color can be computed with: every reader refuses what is not.
  package var isInRange: Bool {
    let most = SRGBColor.encodedLimit
    return abs(red) <= most && abs(green) <= most && abs(blue) <= most && alpha >= 0 && alpha <= 1
  }

  /// What is wrong with a color that is not in range, in every format.
  package static let outOfRange =
    "the color is out of range: in linear-light sRGB a component is beyond 10000 (white is 1)"

  private static let encodedLimit = SRGBTransfer.encoded(componentLimit)

  /// The same color with another opacity.
  package func withAlpha(_ alpha: Double) -> SRGBColor {
    SRGBColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The same with a function applied to red, green and blue.
  func mapComponents(_ transform: (Double) -> Double) -> SRGBColor {
    SRGBColor(red: transform(red), green: transform(green), blue: transform(blue), alpha: alpha)
  }
}
