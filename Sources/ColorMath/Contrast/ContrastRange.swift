/// The least and greatest contrast of a foreground on a background that lets an unknown backdrop
/// through, over every opaque sRGB backdrop.
///
/// Each channel of the composited foreground and background is `constant + share × backdrop`. With
/// `g` and `h` the linear-light channels of the two, the ratio
/// `r = (Σ w g + 0.05) / (Σ w h + 0.05)` is a ratio of sums over channels, so its extreme is found
/// by Dinkelbach's iteration: for a trial `t` the extreme of `Σ w (g − t h)` falls apart into one
/// extreme a channel, and there only the ends, the joints of the transfer function and at most one
/// stationary point for each pair of its pieces can be extreme. No sampling is involved. The
/// contrast is 1 inside the range wherever `r` crosses 1, which need not be at black or white.
///
/// If some backdrop gives no ratio (a luminance at or below −0.05, far outside sRGB), both ends are
/// no ratio.
package struct ContrastRange: Sendable, Hashable {
  /// The least contrast.
  package let least: ContrastRatio
  /// The greatest contrast.
  package let greatest: ContrastRatio
  /// The lowest contrast on a display with 8 bits per channel; if the backdrop's luminance is
  /// limited, a lower bound.
  package let eightBitLeast: ContrastRatio

  /// Takes the ends of a range.
  package init(least: ContrastRatio, greatest: ContrastRatio, eightBitLeast: ContrastRatio) {
    self.least = least
    self.greatest = greatest
    self.eightBitLeast = eightBitLeast
  }

  /// The range for a foreground over a translucent background of one layer.
  package init(
    foreground: SRGBColor, background: SRGBColor, luminance: ClosedRange<Double> = 0...1
  ) {
    self.init(foreground: foreground, layers: [background], luminance: luminance)
  }

  /// The range for a foreground over translucent layers, top first.
  ///
  /// - Parameter luminance: the allowed relative luminance of the backdrop. For a range narrower
  ///   than 0…1 the ends are bounds: the true range may be a little narrower, never wider.
  package init(
    foreground: SRGBColor, layers: [SRGBColor], luminance: ClosedRange<Double> = 0...1
  ) {
    self.init(foreground: foreground, on: OpenGround(layers: layers, luminance: luminance))
  }

  /// The range for a foreground on a ground that shows what is beneath.
  package init(foreground: SRGBColor, on ground: OpenGround) {
    let text = foreground.over(ground.composite)
    // Every channel rises with the backdrop's, so both luminances are lowest over black.
    guard ContrastRatio(text.over(.black), ground.composite.over(.black)).isValid else {
      (self.least, greatest) = (ContrastRatio(.nan), ContrastRatio(.nan))
      eightBitLeast = ContrastRatio(.nan)
      return
    }
    let exact: ClosedRange<Double>
    let eightBit: ClosedRange<Double>
    if foreground.isOpaque {
      exact = Self.ratios(of: foreground, to: ground.exact)
      eightBit = Self.ratios(of: foreground.onEightBitDisplay, to: ground.eightBit)
    } else {
      exact = Extremes(text, ground.composite, ground.luminance).range
      eightBit =
        ground.luminance == 0...1
        ? EightBitExtremes(foreground: foreground, layers: ground.layers).range
        : Extremes.eightBit(foreground, on: ground)
    }
    least = Self.least(exact)
    greatest = ContrastRatio(
      min(max(exact.upperBound, 1 / exact.lowerBound), ContrastRatio.most))
    eightBitLeast = Self.least(eightBit)
  }

  /// The ratios of an opaque foreground to backgrounds of given luminances.
  private static func ratios(
    of foreground: SRGBColor, to backgrounds: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    let top = foreground.relativeLuminance + 0.05
    return top / (backgrounds.upperBound + 0.05)...top / (backgrounds.lowerBound + 0.05)
  }

  /// The lowest contrast if the ratio, foreground to background, is between two values.
  private static func least(_ ratios: ClosedRange<Double>) -> ContrastRatio {
    let least =
      ratios.contains(1) ? 1 : ratios.lowerBound > 1 ? ratios.lowerBound : 1 / ratios.upperBound
    return ContrastRatio(min(least, ContrastRatio.most))
  }
}

/// The least and greatest ratio, foreground to background, over the backdrops.
private struct Extremes {
  private let channels: [BackdropChannel]
  private let luminance: ClosedRange<Double>
  /// Of each channel, if the luminance is limited.
  private let samples: [[(foreground: Double, background: Double)]]

  init(_ channels: [BackdropChannel], _ luminance: ClosedRange<Double>) {
    self.channels = channels
    self.luminance = luminance
    samples =
      luminance == 0...1
      ? []
      : channels.map { channel in
        Array(
          zip(
            LimitedBackdrops.samples(channel.foreground),
            LimitedBackdrops.samples(channel.background)
          ).lazy.map { (foreground: $0, background: $1) })
      }
  }

  init(_ text: SRGBColor, _ background: SRGBColor, _ luminance: ClosedRange<Double>) {
    self.init(BackdropChannel.channels(text, background), luminance)
  }

  /// Bounds on a display with 8 bits per channel, where each layer and the foreground may be rounded
  /// by half a 255th.
  static func eightBit(_ foreground: SRGBColor, on ground: OpenGround) -> ClosedRange<Double> {
    let text = foreground.clippedToSRGB.over(ground.clipped)
    let textError = ground.rounding + 0.5 / 255
    func extremes(_ sign: Double) -> Extremes {
      Extremes(
        BackdropChannel.channels(
          text, ground.clipped, textError: sign * textError,
          backgroundError: -sign * ground.rounding),
        ground.luminance)
    }
    return .between(extremes(-1).lowest, extremes(1).highest)
  }

  var range: ClosedRange<Double> { .between(lowest, highest) }

  private var lowest: Double {
    let free = extreme(greatest: false)
    return luminance == 0...1 ? free : max(free, bound(greatest: false))
  }

  private var highest: Double {
    let free = extreme(greatest: true)
    return luminance == 0...1 ? free : min(free, bound(greatest: true))
  }

  // MARK: Every backdrop

  /// The extreme of `(Σ w g + 0.05) / (Σ w h + 0.05)`.
  private func extreme(greatest: Bool) -> Double {
    // The iteration climbs (or descends) from a ratio that some backdrop does have: black's.
    var trial = ratio { _ in 0 }
    // Convergence is superlinear; the bound only stops a cycle in the last bits.
    for _ in 0..<64 {
      let next = ratio { $0.extremePoint(trial: trial, greatest: greatest) }
      guard greatest ? next > trial : next < trial else { break }
      trial = next
    }
    return trial
  }

  /// The ratio over the backdrop that has the given point on each channel.
  private func ratio(at point: (BackdropChannel) -> Double) -> Double {
    var top = 0.05
    var bottom = 0.05
    for channel in channels {
      let point = point(channel)
      top += channel.weight * SRGBTransfer.linear(channel.foreground(point))
      bottom += channel.weight * SRGBTransfer.linear(channel.background(point))
    }
    return top / bottom
  }

  // MARK: Backdrops of some luminance

  /// A bound on the extreme where `Σ w linear(backdrop)` must lie within a range: where the bound on
  /// `±(Σ w (g − t h) + 0.05 (1 − t))` crosses 0, on the side on which it is below 0.
  private func bound(greatest: Bool) -> Double {
    let backdrops = LimitedBackdrops(luminance: luminance)
    let sign = greatest ? 1.0 : -1.0
    func surplus(_ trial: Double) -> Double {
      let values = zip(channels, samples).map { channel, samples in
        (channel.weight, samples.lazy.map { sign * ($0.foreground - trial * $0.background) })
      }
      return sign * 0.05 * (1 - trial) + backdrops.greatest(values, transfers: 1 + trial)
    }
    let root = BracketedRoot.range(from: 0, to: 22, precision: 1e-9) { -sign * surplus($0) }
    return greatest ? root.upperBound : root.lowerBound
  }
}
