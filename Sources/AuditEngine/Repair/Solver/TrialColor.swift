import ColorMath

/// A color to test constraints with: measured once for all of them.
struct TrialColor {
  let color: SRGBColor
  /// Its two measurements; nil if it is translucent.
  let solid: SolidSurface?

  init(_ color: SRGBColor) {
    self.color = color
    solid = color.isOpaque ? SolidSurface(color) : nil
  }
}
