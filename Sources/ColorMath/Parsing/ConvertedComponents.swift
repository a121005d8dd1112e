/// The components of a color in another space. Some may be missing. [CSS Color 4, 12.2]
struct ConvertedComponents {
  /// The components; a missing one is 0 or arbitrary.
  var parts: SIMD3<Double>
  private(set) var alpha: Double
  /// Those that were missing in the color's own space under another name, and a hue that says
  /// nothing.
  private(set) var missing: MissingComponents
  /// Whether the hue is missing only because the color is a gray, and its hue would be rounding.
  let isHuePowerless: Bool

  /// Converts a color. What has no counterpart of its own, such as the chroma of LCH in Lab, is 0 and
  /// not missing.
  init(_ color: ColorLiteral, in space: ColorSpace) {
    alpha = color.alpha
    guard color.space != space else {
      (parts, missing, isHuePowerless) = (color.vector, color.missing, false)
      return
    }
    parts = space.components(of: color.sRGB)
    missing = color.missing.intersection(.alpha)
    // A powerless hue is not missing in its own space: only conversion makes it so, below.
    let lost = color.missing
    for (index, role) in color.space.roles.enumerated()
    where role != nil && lost.contains(.component(index)) {
      if let target = space.roles.firstIndex(of: role) { missing.insert(.component(target)) }
    }
    // Chroma and hue together are the two opponent axes.
    if let plane = color.space.chromaticComponents, let target = space.chromaticComponents,
      lost.isSuperset(of: plane)
    {
      missing.formUnion(target)
    }
    guard let hue = space.hueIndex, space.isHuePowerless(parts) else {
      isHuePowerless = false
      return
    }
    isHuePowerless = !missing.contains(.component(hue))
    missing.insert(.component(hue))
  }

  /// Takes missing components from another color.
  mutating func fill(from other: ConvertedComponents) {
    for index in 0...2 where missing.contains(.component(index)) {
      parts[index] = other.parts[index]
    }
    if missing.contains(.alpha) { alpha = other.alpha }
  }
}

/// The meaning of a component, by which missing ones are found in another space. [CSS Color 4,
/// 12.2]
private enum ComponentRole { case red, green, blue, lightness, colorfulness, hue, a, b }

extension ColorSpace {
  fileprivate var roles: [ComponentRole?] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
      [.red, .green, .blue]
    case .hsl: [.hue, .colorfulness, .lightness]
    case .hwb: [.hue, nil, nil]
    case .lab, .oklab: [.lightness, .a, .b]
    case .lch, .oklch: [.lightness, .colorfulness, .hue]
    }
  }

  /// The two components that hold hue and chroma or saturation.
  fileprivate var chromaticComponents: MissingComponents? {
    switch self {
    case .hsl: [.component(0), .component(1)]
    case .lab, .oklab, .lch, .oklch: [.component(1), .component(2)]
    default: nil
    }
  }

  /// Whether the color is so close to grey that its hue means nothing. [CSS Color 4, 4.4.1]
  func isHuePowerless(_ parts: SIMD3<Double>) -> Bool {
    switch self {
    case .hsl: parts.y <= 0.001
    case .hwb: parts.y + parts.z >= 99.999
    case .lch: parts.y <= 0.0015
    case .oklch: parts.y <= 0.000_004
    default: false
    }
  }
}
