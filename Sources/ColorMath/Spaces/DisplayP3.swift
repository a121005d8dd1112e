/// Display P3: the primaries of DCI-P3, white D65, the transfer function of sRGB.
/// [CSS Color 4, 10.4]
enum DisplayP3 {
  /// Gamma-encoded components, 0…1 in gamut, to XYZ D65.
  static func xyz(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    Matrix3(
      SIMD3(608311 / 1_250_200, 189793 / 714400, 198249 / 1_000_160),
      SIMD3(35783 / 156275, 247089 / 357200, 198249 / 2_500_400),
      SIMD3(0, 32229 / 714400, 5_220_557 / 5_000_800)) * encoded.map(SRGBTransfer.linear)
  }

  /// XYZ D65 to gamma-encoded components.
  static func encoded(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    let linear =
      Matrix3(
        SIMD3(446124 / 178915, -333277 / 357830, -72051 / 178915),
        SIMD3(-14852 / 17905, 63121 / 35810, 423 / 17905),
        SIMD3(11844 / 330415, -50337 / 660830, 316169 / 330415)) * xyz
    return linear.map(SRGBTransfer.encoded)
  }
}
