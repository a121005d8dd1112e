/// A function of CSS that makes a color from its components. [CSS Color 4, sections 5 to 9]
package enum CSSColorFunction: String, Sendable, CaseIterable {
  case rgb, rgba, hsl, hsla, hwb, lab, lch, oklab, oklch

  /// The space of its components.
  package var space: ColorSpace {
    switch self {
    case .rgb, .rgba: .srgb
    case .hsl, .hsla: .hsl
    case .hwb: .hwb
    case .lab: .lab
    case .lch: .lch
    case .oklab: .oklab
    case .oklch: .oklch
    }
  }

  /// Whether commas may separate its components.
  var hasLegacySyntax: Bool {
    switch self {
    case .rgb, .rgba, .hsl, .hsla: true
    case .hwb, .lab, .lch, .oklab, .oklch: false
    }
  }

  /// Whether its components are others of sRGB.
  private var isOfSRGB: Bool { [.srgb, .hsl, .hwb].contains(space) }

  /// The scale of numbers in a component other than a hue.
  package var numberScale: Double { space == .srgb ? 1 / 255 : 1 }

  /// The value of 100 % in each component; a hue has no percentage.
  package var percentageScale: SIMD3<Double> {
    switch self {
    case .rgb, .rgba: SIMD3(1, 1, 1)
    case .hsl, .hsla, .hwb: SIMD3(0, 100, 100)
    case .lab: SIMD3(100, 125, 125)
    case .lch: SIMD3(100, 150, 0)
    case .oklab: SIMD3(1, 0.4, 0.4)
    case .oklch: SIMD3(1, 0.4, 0)
    }
  }

  /// Brings components into the ranges that CSS clamps them to, and the hue to 0..<360. A relative
  /// color of sRGB is not clamped: it is one of `color()`. [CSS Color 5, section 4]
  func clamped(_ parts: SIMD3<Double>, isRelative: Bool) -> SIMD3<Double> {
    var parts = parts
    switch self {
    case _ where isRelative && isOfSRGB: break
    case .rgb, .rgba: parts = parts.map { min(max($0, 0), 1) }
    // Below a lightness of 0 all is black, as browsers show it.
    case .hsl, .hsla: parts = SIMD3(parts.x, max(parts.y, 0), max(parts.z, 0))
    // CSS does not define negative amounts; browsers treat them as 0.
    case .hwb: parts = SIMD3(parts.x, max(parts.y, 0), max(parts.z, 0))
    case .lab: parts.x = min(max(parts.x, 0), 100)
    case .lch: parts = SIMD3(min(max(parts.x, 0), 100), max(parts.y, 0), parts.z)
    case .oklab: parts.x = min(max(parts.x, 0), 1)
    case .oklch: parts = SIMD3(min(max(parts.x, 0), 1), max(parts.y, 0), parts.z)
    }
    if let hue = space.hueIndex { parts[hue] = PolarForm.normalized(hue: parts[hue]) }
    return parts
  }
}
