/// The spaces in which one color is derived from another, by the names of Tokens Studio.
package enum DerivationSpace: String, Sendable, CaseIterable {
  /// CIE LCH over white D50.
  case lch
  /// Gamma-encoded sRGB.
  case srgb
  /// Gamma-encoded Display P3.
  case p3
  /// HSL over gamma-encoded sRGB.
  case hsl

  /// A color's components, the hue last where there is one.
  func components(of color: SRGBColor) -> SIMD3<Double> {
    switch self {
    case .lch: return PolarForm.polar(CIELab.lab(XYZ.d50(fromD65: color.xyz)))
    case .srgb: return SIMD3(color.red, color.green, color.blue)
    case .p3: return DisplayP3.encoded(color.xyz)
    case .hsl:
      let hsl = HSLColor(color)
      return SIMD3(hsl.lightness, hsl.saturation, hsl.hue)
    }
  }

  /// The color of components in the order of ``components(of:)``.
  func color(_ components: SIMD3<Double>, alpha: Double) -> SRGBColor {
    switch self {
    case .lch:
      let lab = PolarForm.rectangular(components)
      return SRGBColor(xyz: XYZ.d65(fromD50: CIELab.xyzD50(lab)), alpha: alpha)
    case .srgb:
      return SRGBColor(red: components.x, green: components.y, blue: components.z, alpha: alpha)
    case .p3: return SRGBColor(xyz: DisplayP3.xyz(components), alpha: alpha)
    case .hsl:
      return HSLColor(
        hue: components.z, saturation: components.y, lightness: components.x, alpha: alpha
      ).sRGB
    }
  }

  /// Whether the third component is a hue.
  var hasHue: Bool { self == .lch || self == .hsl }

  /// The greatest lightness, or channel.
  var whiteLevel: Double { self == .lch ? 100 : 1 }

  /// The chroma or saturation below which a hue says nothing.
  var hueThreshold: Double { self == .lch ? 0.0015 : 1e-9 }
}
