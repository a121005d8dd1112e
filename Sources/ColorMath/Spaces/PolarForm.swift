#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The polar form of a lightness and two opponent axes: lightness, chroma, hue in degrees.
enum PolarForm {
  /// `(L, C, h)` to `(L, a, b)`.
  static func rectangular(_ polar: SIMD3<Double>) -> SIMD3<Double> {
    let angle = polar.z * .pi / 180
    return SIMD3(polar.x, polar.y * cos(angle), polar.y * sin(angle))
  }

  /// `(L, a, b)` to `(L, C, h)`, the hue in 0..<360.
  static func polar(_ rectangular: SIMD3<Double>) -> SIMD3<Double> {
    let hue = atan2(rectangular.z, rectangular.y) * 180 / .pi
    let chroma = (rectangular.y * rectangular.y + rectangular.z * rectangular.z).squareRoot()
    return SIMD3(rectangular.x, chroma, hue < 0 ? hue + 360 : hue)
  }

  /// A hue in degrees brought to 0..<360.
  static func normalized(hue: Double) -> Double {
    let rest = hue.truncatingRemainder(dividingBy: 360)
    let turned = rest < 0 ? rest + 360 : rest
    return turned == 360 ? 0 : turned
  }
}
