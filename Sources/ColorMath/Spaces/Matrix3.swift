/// A 3 × 3 matrix of doubles, applied to column vectors.
struct Matrix3: Sendable {
  private let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    rows = (first, second, third)
  }

  static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      (matrix.rows.0 * vector).sum(), (matrix.rows.1 * vector).sum(),
      (matrix.rows.2 * vector).sum())
  }
}

extension SIMD3<Double> {
  /// Each component passed through a function.
  func map(_ transform: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(transform(x), transform(y), transform(z))
  }
}
