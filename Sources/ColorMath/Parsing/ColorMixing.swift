/// Mixes two colors of CSS in a space. [CSS Color 4, section 12; CSS Color 5, color-mix()]
struct ColorMixing {
  /// The space in which components are mixed.
  let space: ColorSpace
  /// The direction in which hues are mixed.
  let arc: HueArc

  /// A mixture with a share of the second color, 0…1; its opacity is multiplied at the end.
  ///
  /// All components except the hue are premultiplied by opacity. A component that is missing in one
  /// color is taken from the other.
  func mix(
    _ first: ColorLiteral, _ second: ColorLiteral, share: Double, opacity: Double
  ) -> ColorLiteral {
    var (a, b) = (converted(first), converted(second))
    let missing = a.missing.intersection(b.missing)
    a.fill(from: b)
    b.fill(from: a)
    if let hue = space.hueIndex {
      (a.parts[hue], b.parts[hue]) = arc.adjusted(a.parts[hue], b.parts[hue])
    }
    let alpha = a.alpha + (b.alpha - a.alpha) * share
    // Where opacity is missing in both there is nothing to premultiply by.
    let isPremultiplied = !missing.contains(.alpha) && alpha > 0
    var parts = SIMD3<Double>()
    for index in 0...2 {
      let weighs = isPremultiplied && index != space.hueIndex
      let (x, y) = (a.parts[index], b.parts[index])
      parts[index] =
        weighs
        ? (x * a.alpha * (1 - share) + y * b.alpha * share) / alpha : x * (1 - share) + y * share
    }
    if let hue = space.hueIndex { parts[hue] = PolarForm.normalized(hue: parts[hue]) }
    return ColorLiteral(space: space, parts, alpha: alpha * opacity, missing: missing)
  }

  private struct Parts {
    var parts: SIMD3<Double>
    var alpha: Double
    var missing: MissingComponents

    /// Takes missing components from another color.
    mutating func fill(from other: Parts) {
      for index in 0...2 where missing.contains(.component(index)) {
        parts[index] = other.parts[index]
      }
      if missing.contains(.alpha) { alpha = other.alpha }
    }
  }

  /// The components of a color in the space; missing are those that were missing in its own under
  /// another name, and a hue that says nothing. What has no counterpart of its own, such as the chroma
  /// of LCH in Lab, is 0 and not missing. [CSS Color 4, 12.2]
  private func converted(_ color: ColorLiteral) -> Parts {
    guard color.space != space else {
      return Parts(parts: color.vector, alpha: color.alpha, missing: color.missing)
    }
    let parts = space.components(of: color.sRGB)
    var missing = color.missing.intersection(.alpha)
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
    if let hue = space.hueIndex, space.isHuePowerless(parts) { missing.insert(.component(hue)) }
    return Parts(parts: parts, alpha: color.alpha, missing: missing)
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
  fileprivate func isHuePowerless(_ parts: SIMD3<Double>) -> Bool {
    switch self {
    case .hsl: parts.y <= 0.001
    case .hwb: parts.y + parts.z >= 99.999
    case .lch: parts.y <= 0.0015
    case .oklch: parts.y <= 0.000_004
    default: false
    }
  }
}
