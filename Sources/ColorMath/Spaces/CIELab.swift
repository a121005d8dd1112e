#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// CIE Lab, white D50: lightness 0…100 and two opponent axes. [CSS Color 4, 9.1; CIE 15]
enum CIELab {
  private static let epsilon = 216.0 / 24389
  private static let kappa = 24389.0 / 27
  /// The D50 white by its four-figure chromaticity.
  private static let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)

  /// `(L, a, b)` to XYZ D50.
  static func xyzD50(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let y = (lab.x + 16) / 116
    let relative = SIMD3(lab.y / 500 + y, y, y - lab.z / 200).map { f in
      let cube = f * f * f
      return cube > epsilon ? cube : (116 * f - 16) / kappa
    }
    return relative * white
  }

  /// XYZ D50 to `(L, a, b)`.
  static func lab(_ xyzD50: SIMD3<Double>) -> SIMD3<Double> {
    let f = (xyzD50 / white).map { $0 > epsilon ? cbrt($0) : (kappa * $0 + 16) / 116 }
    return SIMD3(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
  }
}
