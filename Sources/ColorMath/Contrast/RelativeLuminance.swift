extension SRGBColor {
  /// Relative luminance, `0.2126 R + 0.7152 G + 0.0722 B` over linear-light sRGB: 0 for black, 1
  /// for white. [WCAG 2.2, relative luminance]
  ///
  /// The opacity is ignored. Outside sRGB the extended components are used unclamped.
  package var relativeLuminance: Double {
    let light = SRGBTransfer.linear(SIMD3(red, green, blue))
    return 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z
  }

  /// The same of a color of sRGB, to a millionth.
  package var approximateLuminance: Double {
    0.2126 * SRGBTransfer.approximateLinear(red) + 0.7152 * SRGBTransfer.approximateLinear(green)
      + 0.0722 * SRGBTransfer.approximateLinear(blue)
  }

  /// The relative luminance of the color over an opaque one whose channels have 8 bits, as an 8-bit sRGB
  /// display shows it.
  package func eightBitLuminance(over backdrop: SRGBColor) -> Double {
    let rest = 1 - alpha
    func light(_ top: Double, _ under: Double) -> Double {
      let top = min(max(top, 0), 1)
      let mixed = isOpaque ? top : top * alpha + under * rest
      return SRGBTransfer.linear(eightBit: SRGBColor.nearestEightBit(to: mixed))
    }
    return 0.2126 * light(red, backdrop.red) + 0.7152 * light(green, backdrop.green)
      + 0.0722 * light(blue, backdrop.blue)
  }

  /// The weights of relative luminance. [WCAG 2.2]
  static let luminanceWeights = SIMD3(0.2126, 0.7152, 0.0722)
}
