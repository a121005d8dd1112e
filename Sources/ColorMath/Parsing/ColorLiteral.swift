package import SourceText

/// A color as it is written: a space, three components and an opacity.
package struct ColorLiteral: Sendable, Hashable {
  /// The space of the components.
  package let space: ColorSpace
  // Not a vector, which is larger.
  private let first: Double
  private let second: Double
  private let third: Double
  /// Opacity, 0…1.
  package let alpha: Double
  /// The components that CSS calls missing, `none`. They are 0, but a mixture takes them from the
  /// other color.
  let missing: MissingComponents
  /// The color in extended sRGB.
  package let sRGB: SRGBColor

  /// Three components in the units of the space; finite.
  package var components: [Double] { [first, second, third] }

  var vector: SIMD3<Double> { SIMD3(first, second, third) }

  /// Makes a literal from three finite components and an opacity of 0…1.
  ///
  /// - Precondition: `components.count == 3`.
  package init(space: ColorSpace, components: [Double], alpha: Double) {
    precondition(components.count == 3)
    self.init(
      space: space, SIMD3(components[0], components[1], components[2]), alpha: alpha)
  }

  init(
    space: ColorSpace, _ components: SIMD3<Double>, alpha: Double,
    missing: MissingComponents = MissingComponents()
  ) {
    self.space = space
    (first, second, third) = (components.x, components.y, components.z)
    self.alpha = alpha
    self.missing = missing
    sRGB = space.sRGB(first, second, third, alpha: alpha)
  }

  /// Makes a literal from an sRGB color.
  package init(_ color: SRGBColor) {
    space = .srgb
    (first, second, third) = (color.red, color.green, color.blue)
    alpha = color.alpha
    missing = MissingComponents()
    sRGB = color
  }

  /// Writes an sRGB color in a space.
  package init(_ color: SRGBColor, in space: ColorSpace) {
    if space == .srgb {
      self.init(color)
    } else {
      self.init(space: space, space.components(of: color), alpha: color.alpha)
    }
  }

  /// Reads a color in any notation of CSS Color 4, a relative color, or a `color-mix()` of two. [CSS
  /// Color 4, section 4; CSS Color 5, sections 3 and 4]
  ///
  /// All the tokens must be the color, without white space around it. Values are clamped as in CSS:
  /// the channels of `rgb()`, a negative saturation or chroma, the lightness of `lab()`, `lch()`,
  /// `oklab()` and `oklch()`, opacity; hues are brought to 0..<360. Nothing is rounded. `currentColor`
  /// and system colors are not resolved.
  package init(css tokens: CSSTokens) throws(CSSColorError) {
    var parser = CSSColorParser(tokens)
    self = try parser.parse()
    // Only the sum of three finite numbers is finite.
    guard sRGB.isInRange, (first + second + third).isFinite else {
      throw CSSColorError(.outOfRange, at: tokens.span.range.lowerBound)
    }
  }

  /// Reads the same from a text.
  package init(css text: some StringProtocol) throws(CSSColorError) {
    try self.init(css: CSSTokens(text))
  }

  /// The color as CSS, exact to the last bit.
  package var cssText: String {
    let usesPercentages = space == .hsl || space == .hwb
    let numbers = components.enumerated().map { index, number in
      missing.contains(.component(index))
        ? "none" : "\(number)\(usesPercentages && index > 0 ? "%" : "")"
    }
    let opacity = missing.contains(.alpha) ? " / none" : alpha == 1 ? "" : " / \(alpha)"
    let list = numbers.joined(separator: " ") + opacity
    return space.isPredefined ? "color(\(space.rawValue) \(list))" : "\(space.rawValue)(\(list))"
  }
}
