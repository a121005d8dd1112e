/// ProPhoto RGB (ROMM): a power of 1.8 with a short linear piece, white D50. [CSS Color 4, 10.6]
enum ProPhotoRGB {
  private static let toXYZ = Matrix3(
    SIMD3(0.79776664490064230, 0.13518129740053308, 0.03134773412839220),
    SIMD3(0.28807482881940130, 0.71183523424187300, 0.00008993693872564),
    SIMD3(0, 0, 0.82510460251046020))
  private static let fromXYZ = toXYZ.inverse

  /// Gamma-encoded components, 0…1 in gamut, to XYZ D50.
  static func xyzD50(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    toXYZ * encoded.map { abs($0) <= 16 / 512 ? $0 / 16 : SignedPower.of($0, 1.8) }
  }

  /// XYZ D50 to gamma-encoded components.
  static func encoded(_ xyzD50: SIMD3<Double>) -> SIMD3<Double> {
    (fromXYZ * xyzD50).map { abs($0) >= 1 / 512 ? SignedPower.of($0, 1 / 1.8) : $0 * 16 }
  }
}
