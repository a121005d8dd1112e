extension SRGBColor {
  /// Relative luminance, `0.2126 R + 0.7152 G + 0.0722 B` over linear-light sRGB: 0 for black, 1
  /// for white. [WCAG 2.2, relative luminance]
  ///
  /// The opacity is ignored. Outside sRGB the extended components are used unclamped.
  package var relativeLuminance: Double {
    let light = SRGBTransfer.linear(SIMD3(red, green, blue))
    return 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
  }

  /// The weights of relative luminance. [WCAG 2.2]
  static let luminanceWeights = SIMD3(0.2126, 0.7152, 0.0722)
}
