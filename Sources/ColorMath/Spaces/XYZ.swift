/// CIE XYZ, the hub through which color spaces are converted. [CSS Color 4, 10.8]
enum XYZ {
  /// From the D50 white point to D65 by Bradford's adaptation. [CSS Color 4, sample code]
  static func d65(fromD50 xyz: SIMD3<Double>) -> SIMD3<Double> {
    Matrix3(
      SIMD3(0.955473421488075, -0.02309845494876471, 0.06325924320057072),
      SIMD3(-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
      SIMD3(0.012314014864481998, -0.020507649298898964, 1.330365926242124)) * xyz
  }

  /// From the D65 white point to D50. [CSS Color 4, sample code]
  static func d50(fromD65 xyz: SIMD3<Double>) -> SIMD3<Double> {
    Matrix3(
      SIMD3(1.0479297925449969, 0.022946870601609652, -0.05019226628920524),
      SIMD3(0.02962780877005599, 0.9904344267538799, -0.017073799063418826),
      SIMD3(-0.009243040646204504, 0.015055191490298152, 0.7518742814281371)) * xyz
  }

  /// From D65 to linear-light sRGB, unclamped. [CSS Color 4, sample code]
  static func linearSRGB(fromD65 xyz: SIMD3<Double>) -> SIMD3<Double> {
    Matrix3(
      SIMD3(12831 / 3959, -329 / 214, -1974 / 3959),
      SIMD3(-851781 / 878810, 1648619 / 878810, 36519 / 878810),
      SIMD3(705 / 12673, -2585 / 12673, 705 / 667)) * xyz
  }

  /// From linear-light sRGB to D65. [CSS Color 4, sample code]
  static func d65(fromLinearSRGB rgb: SIMD3<Double>) -> SIMD3<Double> {
    Matrix3(
      SIMD3(506752 / 1_228_815, 87881 / 245763, 12673 / 70218),
      SIMD3(87098 / 409605, 175762 / 245763, 12673 / 175545),
      SIMD3(7918 / 409605, 87881 / 737289, 1_001_167 / 1_053_270)) * rgb
  }
}
