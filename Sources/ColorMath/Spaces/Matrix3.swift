/// A 3 × 3 matrix of doubles, applied to column vectors.
struct Matrix3: Sendable {
  private let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    rows = (first, second, third)
  }

  /// The matrix that undoes this one, by cofactors; it must not be singular.
  var inverse: Matrix3 {
    let (a, b, c) = rows
    let columns = (cross(b, c), cross(c, a), cross(a, b))
    let scale = 1 / (a * columns.0).sum()
    return Matrix3(
      SIMD3(columns.0.x, columns.1.x, columns.2.x) * scale,
      SIMD3(columns.0.y, columns.1.y, columns.2.y) * scale,
      SIMD3(columns.0.z, columns.1.z, columns.2.z) * scale)
  }

  private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
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
