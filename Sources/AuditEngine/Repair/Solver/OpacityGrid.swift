import DesignTokens

/// The opacities that a place can hold: what is planned must be what is read again.
struct OpacityGrid {
  private let own: Double
  /// 255 for a color whose opacity is written in hexadecimal digits, else 100.
  private let steps: Double

  /// - Parameters:
  ///   - kind: a color, or an opacity by itself.
  ///   - own: the opacity that stands there.
  init(_ kind: ColorVariable.Kind, own: Double) {
    self.own = own
    steps = kind == .color && abs(own * 255 - (own * 255).rounded()) < 1e-9 ? 255 : 100
  }

  /// The nearest of them. A color keeps its own opacity where 8 bits do not tell the two apart.
  func nearest(to opacity: Double) -> Double {
    if steps == 255, (opacity * 255).rounded() == (own * 255).rounded() { return own }
    return (opacity * steps).rounded() / steps
  }
}
