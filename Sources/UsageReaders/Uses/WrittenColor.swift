package import ColorMath

/// What a color is that code writes out in place of a token.
package struct WrittenColor: Sendable, Hashable {
  /// The color where the interface is light.
  package let light: ColorLiteral
  /// The color where it is dark.
  package let dark: ColorLiteral
  /// The type that gives the system's colors their names, `Color` of `Color.red`; nil for a color of the
  /// code's own.
  package let system: String?

  /// Whether it is another color in dark than in light.
  package var isOfSchemes: Bool { light.sRGB != dark.sRGB }

  init(light: ColorLiteral, dark: ColorLiteral, system: String? = nil) {
    (self.light, self.dark, self.system) = (light, dark, system)
  }
}
