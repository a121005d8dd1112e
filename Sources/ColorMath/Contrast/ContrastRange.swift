#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
public struct ContrastRange: Sendable, Hashable {
  /// The least contrast.
  public let least: ContrastRatio
  /// The greatest contrast.
  public let greatest: ContrastRatio
  /// The lowest contrast on a display with 8 bits per channel; if the backdrop's luminance is
  /// limited, a lower bound.
  public let eightBitLeast: ContrastRatio

  /// Takes the ends of a range.
  public init(least: ContrastRatio, greatest: ContrastRatio, eightBitLeast: ContrastRatio) {
    self.least = least
    self.greatest = greatest
    self.eightBitLeast = eightBitLeast
  }

  /// The range for a foreground over a translucent background of one layer.
  public init(
    foreground: SRGBColor, background: SRGBColor, luminance: ClosedRange<Double> = 0...1
  ) {
    self.init(foreground: foreground, layers: [background], luminance: luminance)
  }

  /// The range for a foreground over translucent layers, top first.
  ///
  /// - Parameter luminance: the allowed relative luminance of the backdrop. For a range narrower
  ///   than 0…1 the ends are bounds: the true range may be a little narrower, never wider.
  public init(
    foreground: SRGBColor, layers: [SRGBColor], luminance: ClosedRange<Double> = 0...1
  ) {
    let background = Rendering.exact.composite(layers)
    let text = foreground.over(background)
    // Every channel rises with the backdrop's, so both luminances are lowest over black.
    guard ContrastRatio(text.over(.black), background.over(.black)).isValid else {
      (self.least, greatest) = (ContrastRatio(.nan), ContrastRatio(.nan))
      eightBitLeast = ContrastRatio(.nan)
      return
    }
    let extremes = Extremes(text, background, luminance)
    let (low, high) = (extremes.lowest, extremes.highest)
    least = ContrastRange.least(low, high)
    greatest = ContrastRatio(min(max(high, 1 / low), ContrastRatio.most))
    if luminance == 0...1 {
      let shown = EightBitExtremes(foreground: foreground, layers: layers)
      eightBitLeast = ContrastRange.least(shown.lowest, shown.highest)
      return
    }
    // Each layer, and the foreground, may be rounded by half a 255th; an opaque color of 8 bits is not.
    let rounding = 0.5 / 255 * Double(layers.count)
    let textRounding =
      !foreground.isOpaque
      ? rounding + 0.5 / 255 : foreground == foreground.onEightBitDisplay ? 0 : 0.5 / 255
    let lowest = Extremes(text, background, luminance, -textRounding, rounding).lowest
    let highest = Extremes(text, background, luminance, textRounding, -rounding).highest
    eightBitLeast = ContrastRange.least(min(low, lowest), max(high, highest))
  }

  /// The lowest contrast if the ratio, foreground to background, is between two values.
  private static func least(_ lowest: Double, _ highest: Double) -> ContrastRatio {
    let least = lowest <= 1 && highest >= 1 ? 1 : lowest > 1 ? lowest : 1 / highest
    return ContrastRatio(min(least, ContrastRatio.most))
  }
}

/// The least and greatest ratio, foreground to background, over the backdrops.
private struct Extremes {
  private let channels: [Channel]
  private let luminance: ClosedRange<Double>

  /// The errors are added to every channel of the foreground and of the background.
  init(
    _ text: SRGBColor, _ background: SRGBColor, _ luminance: ClosedRange<Double>,
    _ textError: Double = 0, _ backgroundError: Double = 0
  ) {
    func channel(_ weight: Double, _ top: Double, _ under: Double) -> Channel {
      Channel(
        weight: weight, foregroundConstant: top * text.alpha + textError,
        foregroundShare: 1 - text.alpha,
        backgroundConstant: under * background.alpha + backgroundError,
        backgroundShare: 1 - background.alpha)
    }
    channels = [
      channel(0.2126, text.red, background.red), channel(0.7152, text.green, background.green),
      channel(0.0722, text.blue, background.blue),
    ]
    self.luminance = luminance
  }

  var lowest: Double {
    let free = extreme(greatest: false)
    return luminance == 0...1 ? free : max(free, bound(greatest: false))
  }

  var highest: Double {
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
  private func ratio(at point: (Channel) -> Double) -> Double {
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

  /// A bound on the extreme where `Σ w linear(backdrop)` must lie within a range.
  ///
  /// For a trial `t` the extreme of `Σ w (g − t h)` under that condition is bounded by that of
  /// `Σ w (g − t h − p linear(b)) + max(p low, p high)` for any price `p` (Lagrange), and the best
  /// price is found by golden sections, the bound being convex in it. The ratio's extreme is where
  /// the bound crosses 0, found by bisection from the outside.
  private func bound(greatest: Bool) -> Double {
    let tables = channels.map(ChannelTable.init)
    var (inside, outside) = greatest ? (0.0, 22.0) : (22.0, 0.0)
    for _ in 0..<40 {
      let trial = (inside + outside) / 2
      if surplus(trial, tables, greatest) > 0 { inside = trial } else { outside = trial }
    }
    return outside
  }

  /// How far above 0 the bound on `±(Σ w (g − t h) + 0.05 (1 − t))` is at the best price.
  private func surplus(_ trial: Double, _ tables: [ChannelTable], _ greatest: Bool) -> Double {
    let sign = greatest ? 1.0 : -1.0
    func bound(_ price: Double) -> Double {
      tables.reduce(sign * 0.05 * (1 - trial)) { sum, table in
        sum + table.greatest(sign: sign, trial: trial, price: price)
      } + max(price * luminance.lowerBound, price * luminance.upperBound)
    }
    return GoldenSection.minimum(from: -64, to: 64, steps: 40, of: bound)
  }
}

/// One channel in linear light at evenly spaced backdrops.
private struct ChannelTable {
  private static let count = 256

  private let weight: Double
  private let values: [(foreground: Double, background: Double, backdrop: Double)]

  init(_ channel: Channel) {
    weight = channel.weight
    values = (0...ChannelTable.count).map { index in
      let point = Double(index) / Double(ChannelTable.count)
      return (
        foreground: SRGBTransfer.linear(channel.foreground(point)),
        background: SRGBTransfer.linear(channel.background(point)),
        backdrop: SRGBTransfer.linear(point)
      )
    }
  }

  /// An upper bound of `w (± (g − t h) − p linear(b))` for every backdrop.
  ///
  /// Between two samples a function lies at most `h² / 8` times its second derivative above them, and
  /// that of the transfer function is at most 2.4 × 1.4 / 1.055² = 3.02.
  func greatest(sign: Double, trial: Double, price: Double) -> Double {
    var greatest = -Double.infinity
    for value in values {
      greatest = max(
        greatest, sign * (value.foreground - trial * value.background) - price * value.backdrop)
    }
    let step = 1 / Double(ChannelTable.count)
    return weight * (greatest + step * step / 8 * 3.02 * (1 + trial + abs(price)))
  }
}

/// One channel of the two composites as a function of the backdrop's channel, 0…1.
private struct Channel {
  let weight: Double
  let foregroundConstant: Double
  let foregroundShare: Double
  let backgroundConstant: Double
  let backgroundShare: Double

  func foreground(_ backdrop: Double) -> Double {
    foregroundConstant + foregroundShare * backdrop
  }

  func background(_ backdrop: Double) -> Double {
    backgroundConstant + backgroundShare * backdrop
  }

  /// The backdrop at which `linear(foreground) − trial × linear(background)` is extreme.
  func extremePoint(trial: Double, greatest: Bool) -> Double {
    var candidates = [0.0, 1.0]
    for joint in [-SRGBTransfer.threshold, SRGBTransfer.threshold] {
      candidates.append((joint - foregroundConstant) / foregroundShare)
      candidates.append((joint - backgroundConstant) / backgroundShare)
    }
    // Where the derivatives agree: share_f D(f) = t share_b D(b), with D(x) = 1/12.92 on the linear
    // piece and 2.4/1.055 ((|x| + 0.055)/1.055)^1.4 on the others.
    let factor = trial * backgroundShare / foregroundShare
    let root = factor > 0 ? pow(factor, 1 / 1.4) : 0
    let knee = 1.055 * pow(1.055 / (2.4 * 12.92), 1 / 1.4)
    for sf in [-1.0, 1.0] {
      for sb in [-1.0, 1.0] {
        // sf f + 0.055 = root (sb b + 0.055)
        candidates.append(
          (root * (sb * backgroundConstant + 0.055) - sf * foregroundConstant - 0.055)
            / (sf * foregroundShare - root * sb * backgroundShare))
      }
      // f on a power piece, b on the linear one; and the reverse.
      candidates.append((sf * (root * knee - 0.055) - foregroundConstant) / foregroundShare)
      candidates.append((sf * (knee / root - 0.055) - backgroundConstant) / backgroundShare)
    }
    var best = (point: 0.0, value: greatest ? -Double.infinity : Double.infinity)
    for point in candidates where point >= 0 && point <= 1 {
      let value =
        SRGBTransfer.linear(foreground(point)) - trial * SRGBTransfer.linear(background(point))
      if greatest ? value > best.value : value < best.value { best = (point, value) }
    }
    return best.point
  }
}
