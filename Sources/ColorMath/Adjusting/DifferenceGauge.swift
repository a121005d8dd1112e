/// Measures the difference of colors from one color; its fixed part is computed once.
package struct DifferenceGauge: Sendable {
  private let color: SRGBColor
  /// The color in OKLab, as if opaque.
  private let lab: SIMD3<Double>
  private let overBlack: SIMD3<Double>
  private let overWhite: SIMD3<Double>

  /// Prepares to measure from a color.
  package init(from color: SRGBColor) {
    self.color = color
    lab = OKLab.lab(color.xyz)
    overBlack = color.isOpaque ? lab : OKLab.lab(color.over(.black).xyz)
    overWhite = color.isOpaque ? lab : OKLab.lab(color.over(.white).xyz)
  }

  /// ``SRGBColor/visibleDifference(from:)`` of a color from the fixed one.
  package func visibleDifference(of other: SRGBColor) -> Double {
    guard !color.isOpaque || !other.isOpaque else {
      return OKLab.distance(OKLab.lab(other.xyz), lab)
    }
    return max(
      OKLab.distance(OKLab.lab(other.over(.black).xyz), overBlack),
      OKLab.distance(OKLab.lab(other.over(.white).xyz), overWhite))
  }
}
