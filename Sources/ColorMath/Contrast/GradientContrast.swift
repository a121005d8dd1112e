/// The contrast of a foreground along a gradient.
///
/// Judging only the stops would miss the colors between: red to blue under black text is 5.25 and
/// 2.44 at its ends and 1.96 inside. For an opaque foreground the extremes of ``GradientGround``
/// say all; under a translucent one the composite varies too, so contrast is sampled, and each
/// extreme among the samples is narrowed down by golden sections.
package struct GradientContrast: Sendable, Hashable {
  /// The least and greatest contrast.
  package let range: ContrastRange
  /// The background where contrast is least.
  package let worstBackground: SRGBColor

  /// Measures a foreground on a gradient.
  package init(foreground: SRGBColor, on ground: GradientGround) {
    if foreground.isOpaque {
      self.init(opaque: foreground, on: ground)
    } else {
      self.init(translucent: foreground, on: ground)
    }
  }

  private init(opaque foreground: SRGBColor, on ground: GradientGround) {
    let luminance = foreground.relativeLuminance
    var worst = (ratio: Double.infinity, background: ground.segments[0].start)
    var greatest = 1.0
    for stretch in ground.stretches {
      if stretch.least.luminance <= luminance, luminance <= stretch.greatest.luminance,
        worst.ratio > 1
      {
        worst = (1, stretch.color(at: stretch.place(of: luminance)))
      }
      for end in [stretch.least, stretch.greatest] {
        let ratio = ContrastRatio(luminance: luminance, luminance: end.luminance).value
        // A missing ratio is the worst.
        if !(ratio >= worst.ratio) { worst = (ratio, stretch.color(at: end.place)) }
        greatest = max(greatest, ratio)
      }
    }
    range = ContrastRange(
      least: ContrastRatio(worst.ratio), greatest: ContrastRatio(greatest),
      eightBitLeast: GradientContrast.eightBit(foreground, on: ground))
    worstBackground = worst.background
  }

  /// The least contrast on a display of 8 bits: with one of the two luminances next to the foreground's.
  private static func eightBit(
    _ foreground: SRGBColor, on ground: GradientGround
  ) -> ContrastRatio {
    let luminance = foreground.onEightBitDisplay.relativeLuminance
    var (low, high) = (0, ground.eightBit.count)
    while low < high {
      let middle = (low + high) / 2
      if ground.eightBit[middle] < luminance { low = middle + 1 } else { high = middle }
    }
    let next = ground.eightBit[max(low - 1, 0)...min(low, ground.eightBit.count - 1)]
    return ContrastRatio(
      next.map { ContrastRatio(luminance: luminance, luminance: $0).value }.min() ?? 1)
  }

  /// About how many colors of a gradient are measured under a translucent foreground: the samples of each
  /// stretch, and its two extremes narrowed down.
  package static func samples(of ground: GradientGround) -> Int {
    ground.segments.count * (samplesOfStretch(among: ground.segments.count) + 2 * narrowing)
  }

  /// In a gradient of many stops each stretch is a small part of the whole.
  private static func samplesOfStretch(among count: Int) -> Int { min(max(2048 / count, 16), 256) }

  /// The steps that narrow an extreme down.
  private static let narrowing = 40

  private init(translucent foreground: SRGBColor, on ground: GradientGround) {
    let segments = ground.segments
    let count = GradientContrast.samplesOfStretch(among: segments.count)
    let narrowing = GradientContrast.narrowing
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
        GradientGround.color(start, end, at: place)
      }
      let values = (0...count).map { note(color(Double($0) / Double(count))) }
      for index in 0...count {
        let before = values[Swift.max(index - 1, 0)]
        let after = values[Swift.min(index + 1, count)]
        let low = Double(Swift.max(index - 1, 0)) / Double(count)
        let high = Double(Swift.min(index + 1, count)) / Double(count)
        if values[index] <= before, values[index] <= after {
          _ = GoldenSection.minimum(from: low, to: high, steps: narrowing) { note(color($0)) }
        }
        if values[index] >= before, values[index] >= after {
          _ = GoldenSection.minimum(from: low, to: high, steps: narrowing) { -note(color($0)) }
        }
      }
    }
    range = ContrastRange(
      least: ContrastRatio(worst.ratio), greatest: ContrastRatio(greatest),
      eightBitLeast: ContrastRatio(eightBit))
    worstBackground = worst.background
  }
}
