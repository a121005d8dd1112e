#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// OKLab, white D65: lightness 0…1 and two opponent axes in which distances are close to what an eye
/// sees. [B. Ottosson; CSS Color 4, 9.2]
enum OKLab {
  /// `(L, a, b)` to XYZ D65.
  static func xyz(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let roots = roots(lab)
    return xyz(cubes: roots * roots * roots)
  }

  /// The cube roots of the cones' responses.
  static func roots(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    Matrix3(
      SIMD3(1, 0.3963377773761749, 0.2158037573099136),
      SIMD3(1, -0.1055613458156586, -0.0638541728258133),
      SIMD3(1, -0.0894841775298119, -1.2914855480194092)) * lab
  }

  /// The cones' responses to XYZ D65.
  static func xyz(cubes: SIMD3<Double>) -> SIMD3<Double> {
    Matrix3(
      SIMD3(1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
      SIMD3(-0.0405757452148008, 1.1122868032803170, -0.0717110580655164),
      SIMD3(-0.0763729366746601, -0.4214933324022432, 1.5869240198367816)) * cubes
  }

  /// XYZ D65 to `(L, a, b)`.
  static func lab(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
    let cones =
      Matrix3(
        SIMD3(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
        SIMD3(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
        SIMD3(0.0481771893596242, 0.2642395317527308, 0.6335478284694309)) * xyz
    return Matrix3(
      SIMD3(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
      SIMD3(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
      SIMD3(0.0259040424655478, 0.7827717124575296, -0.8086757549230774)) * cones.map(cbrt)
  }

  /// The distance of two colors in OKLab: ΔEOK. [CSS Color 4, 14.2.1]
  static func distance(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
    let step = first - second
    return (step * step).sum().squareRoot()
  }
}
