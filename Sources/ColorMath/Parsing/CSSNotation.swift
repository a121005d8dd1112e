extension SRGBColor {
  /// The color as CSS writes it: `#RRGGBB[AA]` where sRGB holds it, rounded to 8 bits, and else
  /// `color(srgb …)` with four decimals, which a clipped ``hex`` could not tell from another color.
  public var cssText: String {
    guard !isInSRGBGamut else { return hex }
    let components = [red, green, blue].map(Self.text).joined(separator: " ")
    return "color(srgb \(components)\(isOpaque ? "" : " / \(Self.text(alpha))"))"
  }

  /// The color in steps of 8 bits, beyond the sRGB gamut too: the same as another only where nobody
  /// can tell the two apart.
  public var eightBitSteps: SRGBColor {
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
