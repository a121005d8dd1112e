/// A color in CSS: a space, three components and an opacity. [CSS Color 4, section 4]
package struct CSSColor: Sendable, Hashable {
  /// The space of the components.
  package let space: ColorSpace
  /// Three components in the units of the space, finite; a missing one (`none`) is 0.
  package let components: SIMD3<Double>
  /// Opacity, 0…1; 0 if missing.
  package let alpha: Double
  /// The components written as `none`: a mixture takes them from the other color.
  let missing: MissingComponents

  init(
    space: ColorSpace, components: SIMD3<Double>, alpha: Double,
    missing: MissingComponents = MissingComponents()
  ) {
    self.space = space
    self.components = components
    self.alpha = alpha
    self.missing = missing
  }

  /// An sRGB color.
  init(_ color: SRGBColor) {
    self.init(
      space: .srgb, components: SIMD3(color.red, color.green, color.blue), alpha: color.alpha)
  }

  /// Reads a color in any notation of CSS Color 4, or a `color-mix()` of two. [CSS Color 4,
  /// section 4; CSS Color 5, color-mix()]
  ///
  /// The whole text must be the color: no white space around it, no comments, no escapes. Values
  /// are clamped as in CSS: the channels of `rgb()`, a negative saturation or chroma, the lightness
  /// of `lab()`, `lch()`, `oklab()` and `oklch()`, opacity; hues are brought to 0..<360. Nothing is
  /// rounded. `calc()`, relative colors, `currentColor` and system colors are not resolved.
  package init(_ text: some StringProtocol) throws(CSSColorError) {
    var parser = CSSColorParser(text)
    self = try parser.parse()
    // Only the sum of three finite numbers is finite.
    guard sRGB.isInRange, (components.x + components.y + components.z).isFinite else {
      throw CSSColorError(.outOfRange, at: 0)
    }
  }

  /// The color in extended sRGB.
  package var sRGB: SRGBColor {
    space.sRGB(components.x, components.y, components.z, alpha: alpha)
  }

  /// Whether a component was written as `none`.
  package var hasMissingComponents: Bool { !missing.isEmpty }

  /// Whether a text begins with a function that makes a color, such as `rgb(`.
  package static func beginsFunction(_ text: some StringProtocol) -> Bool {
    guard let end = text.utf8.firstIndex(of: UInt8(ascii: "(")) else { return false }
    return isFunction(text[..<end])
  }

  /// Whether the name of a CSS function means a color, in any case of letters, supported here
  /// or not.
  package static func isFunction(_ name: some StringProtocol) -> Bool {
    let name = name.lowercased()
    return CSSColorFunction(rawValue: name) != nil || CSSColorKeywords.otherFunctions.contains(name)
  }

  /// The names of an opaque color with 8-bit channels, in order; empty if it has none.
  package static func names(of color: SRGBColor) -> [String] {
    CSSColorKeywords.names(of: color)
  }

  /// Whether a word names a color, in any case of letters, also one that only the page decides.
  package static func isName(_ word: some StringProtocol) -> Bool {
    let name = word.lowercased()
    return CSSColorKeywords.color(named: name) != nil || CSSColorKeywords.isLeftToThePage(name)
  }
}
