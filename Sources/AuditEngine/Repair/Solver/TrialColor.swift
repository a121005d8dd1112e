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

  /// A color between those of 8 bits, measured as exactly as one needs to know where to look.
  init(approximate color: SRGBColor, luminance: Double) {
    self.color = color
    solid = color.isOpaque ? SolidSurface(alike: color, luminance: luminance) : nil
  }

  /// A color whose channels have 8 bits: both measurements are one.
  init(eightBit color: SRGBColor) {
    self.color = color
    solid = color.isOpaque ? SolidSurface(exact: color, eightBit: color) : nil
  }
}
