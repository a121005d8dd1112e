extension ColorSpace {
  /// The components of a color in this space, unclamped; the hue of a grey is arbitrary.
  package func components(of color: SRGBColor) -> SIMD3<Double> {
    let encoded = SIMD3(color.red, color.green, color.blue)
    switch self {
    case .srgb: return encoded
    case .srgbLinear: return encoded.map(SRGBTransfer.linear)
    case .hsl:
      let hsl = HSLColor(color)
      // Far outside sRGB a saturation can come out negative: the opposite hue says the same.
      let isNegative = hsl.saturation < 0
      return SIMD3(
        PolarForm.normalized(hue: hsl.hue + (isNegative ? 180 : 0)), abs(hsl.saturation) * 100,
        hsl.lightness * 100)
    case .hwb:
      return SIMD3(HSLColor(color).hue, encoded.min() * 100, (1 - encoded.max()) * 100)
    case .lab: return CIELab.lab(XYZ.d50(fromD65: color.xyz))
    case .lch: return PolarForm.polar(CIELab.lab(XYZ.d50(fromD65: color.xyz)))
    case .oklab: return OKLab.lab(color.xyz)
    case .oklch: return PolarForm.polar(OKLab.lab(color.xyz))
    case .displayP3: return DisplayP3.encoded(color.xyz)
    case .a98RGB: return A98RGB.encoded(color.xyz)
    case .prophotoRGB: return ProPhotoRGB.encoded(XYZ.d50(fromD65: color.xyz))
    case .rec2020: return Rec2020.encoded(color.xyz)
    case .xyzD65: return color.xyz
    case .xyzD50: return XYZ.d50(fromD65: color.xyz)
    }
  }
}
