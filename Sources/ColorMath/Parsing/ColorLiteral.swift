package import SourceText

/// A color as it is written: a space, three components and an opacity.
///
/// 8 bytes: nearly all colors of token files are four channels of 8 bits, and the others are shared.
package struct ColorLiteral: Sendable {
  private enum Form: Sendable {
    /// Red, green, blue and opacity in sRGB, 8 bits each, red highest.
    case bytes(UInt32)
    /// Any other color of sRGB, without missing components.
    case encoded(Encoded)
    /// Everything else.
    case written(Written)
  }

  private final class Encoded: Sendable {
    let color: SRGBColor

    init(_ color: SRGBColor) { self.color = color }
  }

  private final class Written: Sendable {
    let space: ColorSpace
    let missing: MissingComponents
    // Not a vector, which is larger.
    let first: Double
    let second: Double
    let third: Double
    let alpha: Double
    let sRGB: SRGBColor

    init(
      _ space: ColorSpace, _ components: SIMD3<Double>, alpha: Double, missing: MissingComponents
    ) {
      self.space = space
      self.missing = missing
      (first, second, third) = (components.x, components.y, components.z)
      self.alpha = alpha
      sRGB = space.sRGB(first, second, third, alpha: alpha)
    }
  }

  private let form: Form

  /// The space of the components.
  package var space: ColorSpace {
    if case .written(let written) = form { written.space } else { .srgb }
  }

  /// Opacity, 0…1.
  package var alpha: Double {
    if case .written(let written) = form { written.alpha } else { sRGB.alpha }
  }

  /// The components that CSS calls missing, `none`. They are 0, but a mixture takes them from the
  /// other color.
  var missing: MissingComponents {
    if case .written(let written) = form { written.missing } else { MissingComponents() }
  }

  /// The color in extended sRGB.
  package var sRGB: SRGBColor {
    switch form {
    case .bytes(let bytes):
      SRGBColor(
        red8: UInt8(truncatingIfNeeded: bytes >> 24),
        green8: UInt8(truncatingIfNeeded: bytes >> 16),
        blue8: UInt8(truncatingIfNeeded: bytes >> 8), alpha8: UInt8(truncatingIfNeeded: bytes))
    case .encoded(let encoded): encoded.color
    case .written(let written): written.sRGB
    }
  }

  /// Three components in the units of the space; finite.
  package var components: [Double] { [vector.x, vector.y, vector.z] }

  var vector: SIMD3<Double> {
    if case .written(let written) = form {
      return SIMD3(written.first, written.second, written.third)
    }
    let color = sRGB
    return SIMD3(color.red, color.green, color.blue)
  }

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
    if space == .srgb, missing.isEmpty {
      self.init(
        SRGBColor(red: components.x, green: components.y, blue: components.z, alpha: alpha))
    } else {
      self.init(.written(Written(space, components, alpha: alpha, missing: missing)))
    }
  }

  /// Makes a literal from an sRGB color.
  package init(_ color: SRGBColor) {
    self.init(ColorLiteral.bytes(of: color).map(Form.bytes) ?? .encoded(Encoded(color)))
  }

  private init(_ form: Form) { self.form = form }

  /// The four channels if each is exactly one of 8 bits.
  private static func bytes(of color: SRGBColor) -> UInt32? {
    let channels = SIMD4(color.red, color.green, color.blue, color.alpha)
    var bytes: UInt32 = 0
    for index in 0..<4 {
      let channel = channels[index]
      guard channel >= 0, channel <= 1 else { return nil }
      let byte = UInt32((channel * 255).rounded())
      // A negative zero is another text.
      guard (Double(byte) / 255).bitPattern == channel.bitPattern else { return nil }
      bytes = bytes << 8 | byte
    }
    return bytes
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
    let parts = vector
    guard sRGB.isInRange, (parts.x + parts.y + parts.z).isFinite else {
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

extension ColorLiteral: Hashable {
  /// Whether two colors are written with the same numbers.
  package static func == (left: ColorLiteral, right: ColorLiteral) -> Bool {
    if case .bytes(let mine) = left.form, case .bytes(let other) = right.form {
      return mine == other
    }
    return left.space == right.space && left.vector == right.vector && left.alpha == right.alpha
      && left.missing == right.missing
  }

  /// Hashes the numbers.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(vector)
    hasher.combine(alpha)
    hasher.combine(missing)
  }
}
