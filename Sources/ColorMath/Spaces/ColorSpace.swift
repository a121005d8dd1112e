/// The colour spaces of the Design Tokens format by their names there.
/// [DTCG Color 2025.10, supported color spaces; CSS Color 4]
public enum ColorSpace: String, Sendable, CaseIterable {
  /// Gamma-encoded sRGB, components 0…1.
  case srgb
  /// Linear-light sRGB, components 0…1.
  case srgbLinear = "srgb-linear"
  /// Hue in degrees, saturation and lightness in percent.
  case hsl

  /// The sRGB colour, in extended range, of three components in this space.
  public func sRGB(_ a: Double, _ b: Double, _ c: Double, alpha: Double) -> SRGBColor {
    switch self {
    case .srgb:
      SRGBColor(red: a, green: b, blue: c, alpha: alpha)
    case .srgbLinear:
      SRGBColor(red: a, green: b, blue: c, alpha: alpha).mapComponents(SRGBTransfer.encoded)
    case .hsl:
      HSLColor(hue: a, saturation: b / 100, lightness: c / 100, alpha: alpha).sRGB
    }
  }
}
