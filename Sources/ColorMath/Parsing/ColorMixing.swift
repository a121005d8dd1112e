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
    var (a, b) = (ConvertedComponents(first, in: space), ConvertedComponents(second, in: space))
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
}
