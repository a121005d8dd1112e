/// The color spaces of the Design Tokens format by their names there, with their components and the
/// ranges these have in gamut. [DTCG Color 2025.10, supported color spaces; CSS Color 4]
package enum ColorSpace: String, Sendable, CaseIterable {
  /// Gamma-encoded red, green, blue, 0…1.
  case srgb
  /// Linear-light red, green, blue, 0…1.
  case srgbLinear = "srgb-linear"
  /// Hue in degrees, saturation and lightness in percent.
  case hsl
  /// Hue in degrees, whiteness and blackness in percent.
  case hwb
  /// CIE Lab: lightness 0…100, a and b.
  case lab
  /// CIE LCH: lightness 0…100, chroma, hue in degrees.
  case lch
  /// OKLab: lightness 0…1, a and b.
  case oklab
  /// OKLCH: lightness 0…1, chroma, hue in degrees.
  case oklch
  /// Gamma-encoded red, green, blue, 0…1.
  case displayP3 = "display-p3"
  /// Gamma-encoded red, green, blue, 0…1.
  case a98RGB = "a98-rgb"
  /// Gamma-encoded red, green, blue, 0…1.
  case prophotoRGB = "prophoto-rgb"
  /// Gamma-encoded red, green, blue, 0…1.
  case rec2020
  /// CIE XYZ relative to D65.
  case xyzD65 = "xyz-d65"
  /// CIE XYZ relative to D50.
  case xyzD50 = "xyz-d50"

  /// The range of each component, widened by the rounding of a third decimal. A hue of 360 is one of 0,
  /// and is written so.
  ///
  /// The format gives XYZ 0 to 1, which leaves out white, whose Z is 1.089; 1.1 is allowed here.
  package var componentRanges: [ClosedRange<Double>] {
    let slack = 0.0005
    let any = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    let unit = -slack...1 + slack
    let percent = -slack...100 + slack
    let chroma = 0...Double.infinity
    let hue = 0...Double(360).nextDown
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: return [unit, unit, unit]
    case .hsl, .hwb: return [hue, percent, percent]
    case .lab: return [percent, any, any]
    case .lch: return [percent, chroma, hue]
    case .oklab: return [unit, any, any]
    case .oklch: return [unit, chroma, hue]
    case .xyzD65, .xyzD50: return [-slack...1.1, -slack...1.1, -slack...1.1]
    }
  }

  /// The sRGB color, in extended range and unclamped, of three components in this space.
  package func sRGB(_ a: Double, _ b: Double, _ c: Double, alpha: Double) -> SRGBColor {
    let components = SIMD3(a, b, c)
    switch self {
    case .srgb: return SRGBColor(red: a, green: b, blue: c, alpha: alpha)
    case .srgbLinear: return SRGBColor(linear: components, alpha: alpha)
    case .hsl:
      return HSLColor(hue: a, saturation: b / 100, lightness: c / 100, alpha: alpha).sRGB
    case .hwb: return HWB.sRGB(hue: a, whiteness: b / 100, blackness: c / 100, alpha: alpha)
    case .lab: return .init(xyz: XYZ.d65(fromD50: CIELab.xyzD50(components)), alpha: alpha)
    case .lch:
      let lab = PolarForm.rectangular(components)
      return .init(xyz: XYZ.d65(fromD50: CIELab.xyzD50(lab)), alpha: alpha)
    case .oklab: return .init(xyz: OKLab.xyz(components), alpha: alpha)
    case .oklch: return .init(xyz: OKLab.xyz(PolarForm.rectangular(components)), alpha: alpha)
    case .displayP3: return .init(xyz: DisplayP3.xyz(components), alpha: alpha)
    case .a98RGB: return .init(xyz: A98RGB.xyz(components), alpha: alpha)
    case .prophotoRGB:
      return .init(xyz: XYZ.d65(fromD50: ProPhotoRGB.xyzD50(components)), alpha: alpha)
    case .rec2020: return .init(xyz: Rec2020.xyz(components), alpha: alpha)
    case .xyzD65: return .init(xyz: components, alpha: alpha)
    case .xyzD50: return .init(xyz: XYZ.d65(fromD50: components), alpha: alpha)
    }
  }
}
