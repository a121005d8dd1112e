public import ColorMath

/// A step that derives one colour from another, as Tokens Studio's `modify` extension writes it.
public enum ColorModification: Sendable, Hashable {
  /// HSL lightness up to `L + (1 − L) amount`; 0…1.
  case lighten(Double)
  /// HSL lightness down to `L (1 − amount)`; 0…1.
  case darken(Double)
  /// Opacity set to a value of 0…1.
  case alpha(Double)

  /// Applies the step, unrounded.
  public func apply(to base: SRGBColor) -> SRGBColor {
    switch self {
    case .lighten(let amount): HSLColor(base).lightened(by: amount).sRGB
    case .darken(let amount): HSLColor(base).darkened(by: amount).sRGB
    case .alpha(let alpha): base.withAlpha(alpha)
    }
  }
}
