package import ColorMath
import SourceText

/// A color as in a token file: a space, three components and an opacity.
package struct ColorLiteral: Sendable, Hashable {
  /// The space of the components.
  package let space: ColorSpace
  private let first: Double
  private let second: Double
  private let third: Double
  /// Opacity, 0…1.
  package let alpha: Double
  /// The color in extended sRGB.
  package let sRGB: SRGBColor

  /// Three components in the units of the space; finite.
  package var components: [Double] { [first, second, third] }

  /// Makes a literal from three finite components and an opacity of 0…1.
  ///
  /// - Precondition: `components.count == 3`.
  package init(space: ColorSpace, components: [Double], alpha: Double) {
    precondition(components.count == 3)
    self.space = space
    (first, second, third) = (components[0], components[1], components[2])
    self.alpha = alpha
    sRGB = space.sRGB(first, second, third, alpha: alpha)
  }

  /// Makes a literal from a color of CSS; a missing component counts as 0.
  package init(_ color: CSSColor) {
    let parts = color.components
    self.init(space: color.space, components: [parts.x, parts.y, parts.z], alpha: color.alpha)
  }

  /// Makes a literal from an sRGB color.
  package init(_ color: SRGBColor) {
    space = .srgb
    (first, second, third) = (color.red, color.green, color.blue)
    alpha = color.alpha
    sRGB = color
  }

  /// Writes an sRGB color in a space.
  init(_ color: SRGBColor, in space: ColorSpace) {
    guard space != .srgb else {
      self.init(color)
      return
    }
    let parts = space.components(of: color)
    self.init(space: space, components: [parts.x, parts.y, parts.z], alpha: color.alpha)
  }
}
