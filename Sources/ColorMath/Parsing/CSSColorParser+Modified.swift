import SourceText

/// `color-mod()` of an early draft of CSS Color 4: browsers never had it, and PostCSS works it out
/// before they read the style sheet. [CSS Color 4, draft of 2016, 14]
extension CSSColorParser {
  /// The contents of its parentheses: a color, and functions that change it one after another.
  mutating func readModified() throws(CSSColorError) -> ColorLiteral {
    var color = try readColor().sRGB
    // PostCSS takes a comma after the color.
    if token == .comma { advance() }
    while token != .close { color = try readAdjuster(of: color) }
    advance()
    return ColorLiteral(color)
  }

  /// `shade(10%)` mixes with black in sRGB and `tint(10%)` with white; `lightness(+5%)` adds to the
  /// lightness of HSL, and `alpha(50%)` replaces the opacity.
  private mutating func readAdjuster(of color: SRGBColor) throws(CSSColorError) -> SRGBColor {
    guard case .function(let name) = token, CSSColorKeywords.adjusters.contains(name) else {
      throw unexpected("')', shade(), tint(), lightness() or alpha()")
    }
    let place = start
    advance()
    let hasSign = hasSign
    guard case .percentage(let value) = token else { throw unexpected("a percentage") }
    advance()
    try expect(.close, "')'")
    let amount = min(max(value / 100, hasSign ? -1 : 0), 1)
    switch name {
    case "lightness", "l":
      var parts = DerivationSpace.hsl.components(of: color)
      parts.x = min(max(hasSign ? parts.x + amount : amount, 0), 1)
      return DerivationSpace.hsl.color(parts, alpha: color.alpha)
    case "alpha", "a":
      guard !hasSign else {
        throw CSSColorError(.unsupported("a relative opacity in color-mod()"), at: place)
      }
      return color.withAlpha(amount)
    default:
      guard color.isOpaque, !hasSign else {
        throw CSSColorError(.unsupported("\(name)() of a translucent color"), at: place)
      }
      return name == "shade"
        ? color.darkened(by: amount, in: .srgb) : color.lightened(by: amount, in: .srgb)
    }
  }
}
