/// ITU-R BT.2020, white D65. [CSS Color 4, 10.7]
///
/// Its transfer function is the display's, a pure power of 2.4 (BT.1886). Drafts of CSS Color 4 before
/// 2025 had the camera's, with a linear piece; colors differ visibly between the two.
enum Rec2020 {
  private static let toXYZ = Matrix3(
    SIMD3(63_426_534 / 99_577_255, 20_160_776 / 139_408_157, 47_086_771 / 278_816_314),
    SIMD3(26_158_966 / 99_577_255, 472_592_308 / 697_040_785, 8_267_143 / 139_408_157),
    SIMD3(0, 19_567_812 / 697_040_785, 295_819_943 / 278_816_314))
  private static let fromXYZ = toXYZ.inverse

  /// Gamma-encoded components, 0…1 in gamut, to XYZ D65.
  static func xyz(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    toXYZ * encoded.map { SignedPower.of($0, 2.4) }
  }

  /// XYZ D65 to gamma-encoded components.
  static func encoded(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    (fromXYZ * xyz).map { SignedPower.of($0, 1 / 2.4) }
  }
}
