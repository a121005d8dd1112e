/// A measure of how different two colors look.
package enum ColorDifference: String, Sendable, CaseIterable {
  /// ΔEOK, the distance in OKLab: 0.02 is about the smallest visible difference, black and white
  /// differ by 1. [CSS Color 4, 14.2.1]
  case ok
  /// CIEDE2000 between values of CIE Lab as CSS has it, white D50: 1 is about the smallest visible
  /// difference, black and white differ by 100. [CIE 142-2001]
  case ciede2000

  /// The greatest difference that a threshold may be.
  package var greatest: Double { self == .ok ? 1 : 100 }

  /// Its name in texts.
  package var symbol: String { self == .ok ? "ΔEOK" : "CIEDE2000" }

  /// The coordinates of a color of linear-light sRGB, from which differences are computed.
  package func coordinates(ofLinear linear: SIMD3<Double>) -> SIMD3<Double> {
    let xyz = XYZ.d65(fromLinearSRGB: linear)
    return self == .ok ? OKLab.lab(xyz) : CIELab.lab(XYZ.d50(fromD65: xyz))
  }

  /// The difference of two colors by their coordinates; symmetric, and 0 for equal ones.
  package func between(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
    self == .ok ? OKLab.distance(first, second) : CIEDE2000.difference(first, second)
  }
}
