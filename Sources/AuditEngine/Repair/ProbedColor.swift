import ColorMath

/// A color that demands are asked about: measured once for all of them.
struct ProbedColor {
  let color: SRGBColor
  /// How both renderings show it; nil where it is translucent.
  let solid: SolidSurface?

  init(_ color: SRGBColor) {
    self.color = color
    solid = color.isOpaque ? SolidSurface(color) : nil
  }
}
