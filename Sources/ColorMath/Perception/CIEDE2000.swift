#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The color difference CIEDE2000 with all weights 1. [CIE 142-2001]
///
/// Written after G. Sharma, W. Wu and E. N. Dalal, "The CIEDE2000 Color-Difference Formula:
/// Implementation Notes, Supplementary Test Data, and Mathematical Observations", 2005, whose equation
/// numbers stand beside the steps. The formula is not continuous where two hues are opposite.
enum CIEDE2000 {
  /// The difference of two colors of CIE Lab.
  static func difference(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
    // (2) to (7): both colors with the a axis stretched where there is little chroma.
    let meanChroma = (chroma(first.y, first.z) + chroma(second.y, second.z)) / 2
    let stretch = 1.5 - 0.5 * weight(meanChroma)
    let (a1, a2) = (first.y * stretch, second.y * stretch)
    let (c1, c2) = (chroma(a1, first.z), chroma(a2, second.z))
    let (h1, h2) = (hue(a1, first.z), hue(a2, second.z))
    // (8) to (11): the differences.
    let lightness = second.x - first.x
    let chromatic = c2 - c1
    var turn = h2 - h1
    if c1 * c2 == 0 {
      turn = 0
    } else if turn > opposite {
      turn -= 360
    } else if turn < -opposite {
      turn += 360
    }
    let hueDifference = 2 * (c1 * c2).squareRoot() * sine(turn / 2)
    // (12) to (14): the means.
    let meanLightness = (first.x + second.x) / 2
    let meanStretched = (c1 + c2) / 2
    let meanHue = mean(h1, h2, isGray: c1 * c2 == 0)
    // (15) to (21): the weights.
    let t =
      1 - 0.17 * cosine(meanHue - 30) + 0.24 * cosine(2 * meanHue)
      + 0.32 * cosine(3 * meanHue + 6) - 0.2 * cosine(4 * meanHue - 63)
    let offset = (meanLightness - 50) * (meanLightness - 50)
    let lightnessScale = 1 + 0.015 * offset / (20 + offset).squareRoot()
    let chromaScale = 1 + 0.045 * meanStretched
    let hueScale = 1 + 0.015 * meanStretched * t
    let bend = (meanHue - 275) / 25
    let rotation = -2 * weight(meanStretched) * sine(60 * exp(-bend * bend))
    // (22)
    let (l, c, h) = (lightness / lightnessScale, chromatic / chromaScale, hueDifference / hueScale)
    // Rounding can take the sum below 0 for nearly equal colors.
    return max(0, l * l + c * c + h * h + rotation * c * h).squareRoot()
  }

  /// Hues that are opposite but for rounding are opposite: the formula has a step there, and every
  /// machine must stand on the same side of it.
  private static let opposite = 180 + 1e-9

  private static func chroma(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }

  /// The root of c⁷ / (c⁷ + 25⁷).
  private static func weight(_ chroma: Double) -> Double {
    let power = pow(chroma, 7)
    return (power / (power + 6_103_515_625)).squareRoot()
  }

  /// Degrees of 0..<360; 0 for a gray.
  private static func hue(_ a: Double, _ b: Double) -> Double {
    if a == 0, b == 0 { return 0 }
    let degrees = atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  private static func mean(_ first: Double, _ second: Double, isGray: Bool) -> Double {
    let sum = first + second
    if isGray { return sum }
    if abs(first - second) <= opposite { return sum / 2 }
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  }

  private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
  private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
