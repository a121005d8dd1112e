/// Colors derived from others, as Tokens Studio's `modify` extension defines them.
/// [tokens-studio/sd-transforms, color-modifiers]
extension SRGBColor {
  /// Brought towards white by `amount`, 0…1: in HSL the lightness `L + (1 − L) amount`, in LCH that
  /// and a chroma of `C (1 − amount)`, in an RGB space each channel `c + (1 − c) amount`. Unrounded.
  package func lightened(by amount: Double, in space: DerivationSpace) -> SRGBColor {
    shifted(by: amount, towards: space.whiteLevel, in: space)
  }

  /// Brought towards black by `amount`, 0…1: in HSL the lightness `L (1 − amount)`, in LCH that and a
  /// chroma of `C (1 − amount)`, in an RGB space each channel `c (1 − amount)`. Unrounded.
  package func darkened(by amount: Double, in space: DerivationSpace) -> SRGBColor {
    shifted(by: amount, towards: 0, in: space)
  }

  private func shifted(
    by amount: Double, towards target: Double, in space: DerivationSpace
  ) -> SRGBColor {
    var parts = space.components(of: self)
    switch space {
    case .hsl: parts.x += (target - parts.x) * amount
    case .lch:
      parts.x += (target - parts.x) * amount
      parts.y *= 1 - amount
    case .srgb, .p3: parts = parts.map { $0 + (target - $0) * amount }
    }
    return space.color(parts, alpha: alpha)
  }

  /// Mixed with a share of another color, 0…1; hues take the shorter arc, and a grey takes the hue of
  /// the other. The opacity is mixed too. Unrounded.
  package func mixed(
    with other: SRGBColor, share: Double, in space: DerivationSpace
  ) -> SRGBColor {
    var mine = space.components(of: self)
    var theirs = space.components(of: other)
    if space.hasHue {
      if mine.y < space.hueThreshold { mine.z = theirs.z }
      if theirs.y < space.hueThreshold { theirs.z = mine.z }
      let arc = theirs.z - mine.z
      if arc > 180 { mine.z += 360 } else if arc < -180 { theirs.z += 360 }
    }
    return space.color(
      mine + (theirs - mine) * share, alpha: alpha + (other.alpha - alpha) * share)
  }
}
