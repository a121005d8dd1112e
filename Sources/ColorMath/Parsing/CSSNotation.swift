extension SRGBColor {
  /// The color as CSS: `#RRGGBB[AA]` if it is in sRGB, rounded to 8 bits, otherwise `color(srgb …)`
  /// with four decimals, because a clipped ``hex`` would look like another color.
  package var cssText: String {
    guard !isInSRGBGamut else { return hex }
    let components = [red, green, blue].map(Self.text).joined(separator: " ")
    return "color(srgb \(components)\(isOpaque ? "" : " / \(Self.text(alpha))"))"
  }

  /// The color in 8-bit steps, also outside the sRGB gamut: equal only for colors that nobody can
  /// tell apart.
  package var eightBitSteps: SRGBColor {
    // Adding zero makes −0 and 0 one.
    SRGBColor(
      red: (red * 255).rounded() + 0, green: (green * 255).rounded() + 0,
      blue: (blue * 255).rounded() + 0, alpha: (alpha * 255).rounded())
  }

  private static func text(_ component: Double) -> String {
    let text = "\((component * 10_000).rounded() / 10_000 + 0)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
