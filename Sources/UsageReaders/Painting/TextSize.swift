/// When text is large text. [WCAG 2.2, large scale]
enum TextSize {
  /// Whether text is large: 18 point, or 14 point in bold; nil where it is not known.
  ///
  /// - Parameters:
  ///   - pixels: the size in pixels of CSS, 4/3 of which are a point.
  ///   - weight: as `font-weight` has it; nil for unknown.
  static func isLarge(pixels: Double?, weight: Double?) -> Bool? {
    guard let pixels else { return nil }
    if pixels >= 24 { return true }
    guard pixels >= 14 * 4 / 3.0 else { return false }
    return weight.map { $0 >= 700 }
  }
}
