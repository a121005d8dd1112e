extension SRGBColor {
  /// Relative luminance, `0.2126 R + 0.7152 G + 0.0722 B` over linear-light sRGB: 0 for black, 1
  /// for white. [WCAG 2.2, relative luminance]
  ///
  /// The opacity is ignored. Outside sRGB the extended components are used unclamped.
  package var relativeLuminance: Double {
    0.2126 * SRGBTransfer.linear(red) + 0.7152 * SRGBTransfer.linear(green)
      + 0.0722 * SRGBTransfer.linear(blue)
  }

  /// The weights of relative luminance. [WCAG 2.2]
  static let luminanceWeights = SIMD3(0.2126, 0.7152, 0.0722)
}
