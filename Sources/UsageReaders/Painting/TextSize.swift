/// When text is large-scale text of WCAG. [WCAG 2.2, large scale]
enum TextSize {
  /// Whether text is large: 18 point, or 14 point in bold; nil where it is not known.
  ///
  /// - Parameters:
  ///   - pixels: the size in pixels of CSS; 4/3 of a pixel are a point.
  ///   - weight: as `font-weight` has it; nil for unknown.
  static func isLarge(pixels: Double?, weight: Double?) -> Bool? {
    guard let pixels else { return nil }
    if pixels >= 24 { return true }
    guard pixels >= 14 * 4 / 3.0 else { return false }
    return weight.map { $0 >= 700 }
  }

  /// The same of an element with several sizes or weights: any of them may be the one.
  static func isLarge(pixels: Set<Double?>, weights: Set<Double?>) -> Bool? {
    isLarge(pixels: pixels.only, weight: weights.only)
  }
}

extension Set<Double?> {
  /// The only element, where there is one; nil where it is not known either.
  fileprivate var only: Double? { count == 1 ? first.flatMap(\.self) : nil }
}
