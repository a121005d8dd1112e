/// Color vision: normal, or with one kind of cones that is weak or missing.
///
/// Simulated by the matrices of Machado, Oliveira and Fernandes (2009) in linear-light sRGB. The result
/// is what is seen and not what a display shows: it is neither clipped nor rounded.
package enum ColorVision: String, Sendable, CaseIterable {
  /// All three kinds of cones work.
  case normal
  /// Weak or missing L cones: protanomaly, protanopia.
  case protan
  /// Weak or missing M cones: deuteranomaly, deuteranopia.
  case deutan
  /// Weak or missing S cones: tritanomaly, tritanopia. The model is least exact for these.
  case tritan

  /// The color as it is seen, in linear-light sRGB; as if opaque.
  ///
  /// - Parameter severity: how weak the cones are, 0 (normal) to 1 (missing); between the published
  ///   steps of 0.1 the matrices are interpolated. What lies beyond is clipped.
  package func linear(_ color: SRGBColor, severity: Double) -> SIMD3<Double> {
    let linear = SRGBTransfer.linear(SIMD3(color.red, color.green, color.blue))
    let matrices: [Matrix3]
    switch self {
    case .normal: return linear
    case .protan: matrices = MachadoMatrices.protan
    case .deutan: matrices = MachadoMatrices.deutan
    case .tritan: matrices = MachadoMatrices.tritan
    }
    // NaN counts as 1.
    let step = (severity >= 0 ? min(severity, 1) : severity < 0 ? 0 : 1) * 10
    let lower = min(Int(step), matrices.count - 2)
    // A matrix between two others gives the point between their two results.
    let (start, end) = (matrices[lower] * linear, matrices[lower + 1] * linear)
    return start + (end - start) * (step - Double(lower))
  }
}
