extension SRGBColor {
  /// The color difference ΔEOK, the larger of those over black and over white: the distance in
  /// OKLab. Black and white differ by 1, and 0.02 is about the smallest visible difference; a
  /// change of opacity alone counts by what it lets through. [CSS Color 4, 14.2.1]
  package func visibleDifference(from other: SRGBColor) -> Double {
    DifferenceGauge(from: other).visibleDifference(of: self)
  }
}
