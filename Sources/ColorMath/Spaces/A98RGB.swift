/// A98 RGB, compatible with Adobe RGB (1998): a pure power of 563/256, white D65.
/// [CSS Color 4, 10.5]
enum A98RGB {
  private static let toXYZ = Matrix3(
    SIMD3(573536 / 994567, 263643 / 1_420_810, 187206 / 994567),
    SIMD3(591459 / 1_989_134, 6_239_551 / 9_945_670, 374412 / 4_972_835),
    SIMD3(53769 / 1_989_134, 351524 / 4_972_835, 4_929_758 / 4_972_835))
  private static let fromXYZ = toXYZ.inverse

  /// Gamma-encoded components, 0…1 in gamut, to XYZ D65.
  static func xyz(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    toXYZ * encoded.map { SignedPower.of($0, 563 / 256) }
  }

  /// XYZ D65 to gamma-encoded components.
  static func encoded(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    (fromXYZ * xyz).map { SignedPower.of($0, 256 / 563) }
  }
}
