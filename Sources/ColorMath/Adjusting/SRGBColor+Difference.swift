extension SRGBColor {
  /// The colour difference ΔEOK: the distance in OKLab of two colours as if opaque; black and white lie 1
  /// apart, and 0.02 is about what an eye just sees. [CSS Color 4, 14.2.1]
  public func difference(from other: SRGBColor) -> Double {
    OKLab.distance(OKLab.lab(xyz), OKLab.lab(other.xyz))
  }

  /// The greatest difference that is seen over black or over white; ``difference(from:)`` for opaque
  /// colours. A change of opacity alone differs by what it lets through.
  public func visibleDifference(from other: SRGBColor) -> Double {
    guard !isOpaque || !other.isOpaque else { return difference(from: other) }
    return max(
      over(.black).difference(from: other.over(.black)),
      over(.white).difference(from: other.over(.white)))
  }
}
