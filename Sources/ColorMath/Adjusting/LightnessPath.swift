#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The colors with 8 bits per channel on a color's line of constant hue, from black to white.
///
/// Along the line the lightness of OKLCH varies; the chroma is the color's own, reduced only as far
/// as sRGB requires. Every color that the line rounds to is visited, in the order of the line.
package struct LightnessPath: Sendable {
  /// The lightness of the given color, 0…1.
  package let lightness: Double
  private let chroma: Double
  private let alpha: Double
  /// Linear-light sRGB along a hue is a cubic polynomial of lightness `L` and chroma `C` in each channel,
  /// `L³ s₀ + 3 L² C s₁ + 3 L C² s₂ + C³ s₃`; these are `s₀…s₃`.
  private let slopes: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// A color with 8 bits per channel on a path.
  package struct Point: Sendable {
    /// The color, with the opacity of the given color.
    package let color: SRGBColor
    /// A lightness, 0…1, at which the line rounds to it.
    package let lightness: Double
  }

  /// Makes the path through a color; one outside sRGB is approximated at its own lightness and hue.
  package init(through color: SRGBColor) {
    let lab = OKLab.lab(color.xyz)
    lightness = LightnessPath.lightness(of: lab)
    let distance = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    chroma = distance.isFinite ? distance : 0
    alpha = color.alpha
    let cones = chroma > 0 ? OKLab.roots(SIMD3(0, lab.y / chroma, lab.z / chroma)) : SIMD3()
    slopes = (
      LightnessPath.linear(cubes: SIMD3(repeating: 1)), LightnessPath.linear(cubes: cones),
      LightnessPath.linear(cubes: cones * cones), LightnessPath.linear(cubes: cones * cones * cones)
    )
  }

  /// NaN counts as 0, so that no color makes the path endless.
  fileprivate static func lightness(of lab: SIMD3<Double>) -> Double {
    lab.x > 0 ? min(lab.x, 1) : 0
  }

  /// Calls `body` with one color after the other, from one end of a range of lightness to the
  /// other, until it returns false; between black and white there are about 500.
  ///
  /// - Parameters:
  ///   - start: the first lightness, 0…1.
  ///   - end: the last lightness; may be lower.
  /// - Returns: whether the end was reached.
  @discardableResult
  package func walk(from start: Double, to end: Double, _ body: (Point) -> Bool) -> Bool {
    let steps = max(1, Int((abs(end - start) * 512).rounded(.up)))
    var last = rounded(at: start)
    guard body(point(last, at: start)) else { return false }
    var position = start
    for step in 1...steps {
      let next = step == steps ? end : start + (end - start) * Double(step) / Double(steps)
      let color = rounded(at: next)
      guard between(position, last, next, color, depth: 0, { body(point($0, at: $1)) }) else {
        return false
      }
      (position, last) = (next, color)
    }
    return true
  }

  /// The color at a lightness of 0…1, unrounded.
  package func color(at lightness: Double) -> SRGBColor {
    let linear = linear(at: lightness)
    func channel(_ value: Double) -> Double { SRGBTransfer.encoded(min(max(value, 0), 1)) }
    return SRGBColor(
      red: channel(linear.x), green: channel(linear.y), blue: channel(linear.z), alpha: alpha)
  }

  /// The same to a hundred-thousandth, with its relative luminance.
  package func measuredColor(at lightness: Double) -> (color: SRGBColor, luminance: Double) {
    let linear = linear(at: lightness)
    let color = SRGBColor(
      red: SRGBTransfer.approximateEncoded(linear.x),
      green: SRGBTransfer.approximateEncoded(linear.y),
      blue: SRGBTransfer.approximateEncoded(linear.z), alpha: alpha)
    return (color, (linear * SRGBColor.luminanceWeights).sum())
  }

  /// The lightness of the line for a relative luminance of 0…1, with a precision of 2⁻²⁰; both grow
  /// together.
  package func lightness(ofLuminance luminance: Double) -> Double {
    // Lightness is nearly the cube root of luminance.
    let goal = cbrt(luminance)
    let found = BracketedRoot.range(from: 0, to: 1, precision: 0x1p-20) { lightness in
      cbrt((linear(at: lightness) * SRGBColor.luminanceWeights).sum()) - goal
    }
    return (found.lowerBound + found.upperBound) / 2
  }

  /// Halves a step until no two channels change in it at once, so that no color is skipped.
  private func between(
    _ from: Double, _ first: SIMD3<Int>, _ to: Double, _ last: SIMD3<Int>, depth: Int,
    _ body: (SIMD3<Int>, Double) -> Bool
  ) -> Bool {
    let change = last &- first
    let size = abs(change.x) + abs(change.y) + abs(change.z)
    if size == 0 { return true }
    if size == 1 || depth == 24 { return body(last, to) }
    let middle = (from + to) / 2
    let color = rounded(at: middle)
    return between(from, first, middle, color, depth: depth + 1, body)
      && between(middle, color, to, last, depth: depth + 1, body)
  }

  private func point(_ channels: SIMD3<Int>, at lightness: Double) -> Point {
    let color = SRGBColor(
      red: Double(channels.x) / 255, green: Double(channels.y) / 255,
      blue: Double(channels.z) / 255, alpha: alpha)
    return Point(color: color, lightness: lightness)
  }

  private func rounded(at lightness: Double) -> SIMD3<Int> {
    let linear = linear(at: lightness)
    return SIMD3(
      SRGBTransfer.nearestEightBit(toLinear: linear.x),
      SRGBTransfer.nearestEightBit(toLinear: linear.y),
      SRGBTransfer.nearestEightBit(toLinear: linear.z))
  }

  // MARK: The gamut

  /// Linear-light sRGB at a lightness, with the color's own chroma or the highest chroma inside the
  /// gamut.
  private func linear(at lightness: Double) -> SIMD3<Double> {
    let full = linear(at: lightness, chroma: chroma)
    let excess = LightnessPath.excess(of: full)
    guard excess > 0 else { return full }
    // To 2⁻²⁰ of the chroma, far below a step of 8 bits.
    // Around blue a channel may leave 0…1 and come back.
    let found = BracketedRoot.range(
      from: 0, to: chroma, precision: chroma * 0x1p-20, halvings: 4
    ) {
      $0 == chroma ? excess : LightnessPath.excess(of: linear(at: lightness, chroma: $0))
    }
    return linear(at: lightness, chroma: found.lowerBound)
  }

  private func linear(at lightness: Double, chroma: Double) -> SIMD3<Double> {
    let (white, first, second, third) = slopes
    return lightness * lightness * lightness * white
      + 3 * lightness * chroma * (lightness * first + chroma * second)
      + chroma * chroma * chroma * third
  }

  /// Linear-light sRGB of cubed cone responses.
  private static func linear(cubes: SIMD3<Double>) -> SIMD3<Double> {
    XYZ.linearSRGB(fromD65: OKLab.xyz(cubes: cubes))
  }

  /// How far linear-light components are outside 0…1, except for rounding noise; below 0 inside.
  private static func excess(of linear: SIMD3<Double>) -> Double {
    max(linear.max() - 1, -linear.min()) - 1e-7
  }
}

extension SRGBColor {
  /// The lightness of the color in OKLCH, 0…1: where it is on its path.
  package var lightness: Double { LightnessPath.lightness(of: OKLab.lab(xyz)) }
}
