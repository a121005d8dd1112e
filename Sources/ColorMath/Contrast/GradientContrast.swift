/// The contrast of a foreground along a gradient.
///
/// Between two stops every composited channel is a straight line over gamma-encoded sRGB, so contrast
/// is a smooth function of one place with few extremes: it is sampled, and each extreme among the
/// samples is narrowed down by golden sections. Judging the stops alone would miss what lies between:
/// red to blue under black text is 5.25 and 2.44 at its ends and 1.96 inside.
public struct GradientContrast: Sendable, Hashable {
  /// The least and greatest contrast.
  public let range: ContrastRange
  /// The background where contrast is least.
  public let worstBackground: SRGBColor

  private static let samples = 256

  /// Measures a foreground on a gradient.
  ///
  /// - Parameter segments: the colors at both ends of each stretch, composited over what lies
  ///   beneath, opaque; at least one. How long a stretch is does not matter: every color between its
  ///   ends occurs.
  public init(foreground: SRGBColor, segments: [(start: SRGBColor, end: SRGBColor)]) {
    var worst = (ratio: Double.infinity, background: segments[0].start)
    var greatest = 1.0
    var eightBit = Double.infinity
    func ratio(_ background: SRGBColor, _ rendering: Rendering) -> Double {
      let under = rendering.base(background)
      return ContrastRatio(rendering.lay(foreground, over: under), under).value
    }
    func note(_ background: SRGBColor) -> Double {
      let exact = ratio(background, .exact)
      if !(exact >= worst.ratio) { worst = (exact, background) }
      greatest = max(greatest, exact)
      eightBit = Swift.min(eightBit, ratio(background, .eightBit))
      return exact
    }
    for (start, end) in segments {
      guard start != end else {
        _ = note(start)
        continue
      }
      func color(_ place: Double) -> SRGBColor {
        SRGBColor(
          red: start.red + (end.red - start.red) * place,
          green: start.green + (end.green - start.green) * place,
          blue: start.blue + (end.blue - start.blue) * place)
      }
      let count = GradientContrast.samples
      let values = (0...count).map { note(color(Double($0) / Double(count))) }
      for index in 0...count {
        let before = values[Swift.max(index - 1, 0)]
        let after = values[Swift.min(index + 1, count)]
        let low = Double(Swift.max(index - 1, 0)) / Double(count)
        let high = Double(Swift.min(index + 1, count)) / Double(count)
        if values[index] <= before, values[index] <= after {
          _ = GoldenSection.minimum(from: low, to: high, steps: 40) { note(color($0)) }
        }
        if values[index] >= before, values[index] >= after {
          _ = GoldenSection.minimum(from: low, to: high, steps: 40) { -note(color($0)) }
        }
      }
    }
    range = ContrastRange(
      least: ContrastRatio(worst.ratio), greatest: ContrastRatio(greatest),
      eightBitLeast: ContrastRatio(eightBit))
    worstBackground = worst.background
  }
}
