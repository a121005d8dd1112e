import ColorMath

extension Double {
  /// Whether the number lies within `tolerance` of another; never for NaN.
  func isClose(to other: Double, within tolerance: Double = 1e-12) -> Bool {
    abs(self - other) <= tolerance
  }
}

extension SRGBColor {
  /// Whether each component and the opacity lie within `tolerance` of another color's.
  func isClose(to other: SRGBColor, within tolerance: Double = 1e-12) -> Bool {
    red.isClose(to: other.red, within: tolerance)
      && green.isClose(to: other.green, within: tolerance)
      && blue.isClose(to: other.blue, within: tolerance)
      && alpha.isClose(to: other.alpha, within: tolerance)
  }
}
