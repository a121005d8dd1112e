extension SRGBColor {
  /// The color difference ΔEOK, the greatest that is seen over black or over white: the distance in OKLab. Black
  /// and white lie 1 apart, and 0.02 is about what an eye just sees; a change of opacity alone differs by what
  /// it lets through. [CSS Color 4, 14.2.1]
  public func visibleDifference(from other: SRGBColor) -> Double {
    DifferenceGauge(from: other).visibleDifference(of: self)
  }
}
