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
/// Where some backdrop leaves no ratio (a luminance at or below −0.05, far outside sRGB), both ends
/// are no ratio.
public struct ContrastRange: Sendable, Hashable {
  /// The least contrast.
  public let least: ContrastRatio
  /// The greatest contrast.
  public let greatest: ContrastRatio

  /// Takes the ends of a range.
  public init(least: ContrastRatio, greatest: ContrastRatio) {
    self.least = least
    self.greatest = greatest
  }

  /// The range for a foreground over a translucent background, already composited into one layer.
  public init(foreground: SRGBColor, background: SRGBColor) {
    let text = foreground.over(background)
    let channels = [
      Channel(0.2126, text.red, text.alpha, background.red, background.alpha),
      Channel(0.7152, text.green, text.alpha, background.green, background.alpha),
      Channel(0.0722, text.blue, text.alpha, background.blue, background.alpha),
    ]
    // Every channel rises with the backdrop's, so both luminances are least over black.
    guard ContrastRatio(text.over(.black), background.over(.black)).isValid else {
      (least, greatest) = (ContrastRatio(.nan), ContrastRatio(.nan))
      return
    }
    let lowest = ContrastRange.extreme(of: channels, greatest: false)
    let highest = ContrastRange.extreme(of: channels, greatest: true)
    greatest = ContrastRatio(max(highest, 1 / lowest))
    least = ContrastRatio(
      lowest <= 1 && highest >= 1 ? 1 : lowest > 1 ? lowest : 1 / highest)
  }

  /// The extreme of `(Σ w g + 0.05) / (Σ w h + 0.05)`.
  private static func extreme(of channels: [Channel], greatest: Bool) -> Double {
    // The iteration climbs (or descends) from a ratio that some backdrop does have: black's.
    var trial = ratio(of: channels) { _ in 0 }
    // Convergence is superlinear; the bound only stops a cycle in the last bits.
    for _ in 0..<64 {
      let next = ratio(of: channels) { $0.extremePoint(trial: trial, greatest: greatest) }
      guard greatest ? next > trial : next < trial else { break }
      trial = next
    }
    return trial
  }

  /// The ratio over the backdrop that has the given point on each channel.
  private static func ratio(of channels: [Channel], at point: (Channel) -> Double) -> Double {
    var top = 0.05
    var bottom = 0.05
    for channel in channels {
      let point = point(channel)
      top += channel.weight * SRGBTransfer.linear(channel.foreground(point))
      bottom += channel.weight * SRGBTransfer.linear(channel.background(point))
    }
    return top / bottom
  }

  /// One channel of the two composites as a function of the backdrop's channel, 0…1.
  private struct Channel {
    let weight: Double
    let foregroundConstant: Double
    let foregroundShare: Double
    let backgroundConstant: Double
    let backgroundShare: Double

    init(
      _ weight: Double, _ foreground: Double, _ foregroundAlpha: Double,
      _ background: Double, _ backgroundAlpha: Double
    ) {
      self.weight = weight
      foregroundConstant = foreground * foregroundAlpha
      foregroundShare = 1 - foregroundAlpha
      backgroundConstant = background * backgroundAlpha
      backgroundShare = 1 - backgroundAlpha
    }

    func foreground(_ backdrop: Double) -> Double {
      foregroundConstant + foregroundShare * backdrop
    }

    func background(_ backdrop: Double) -> Double {
      backgroundConstant + backgroundShare * backdrop
    }

    /// The backdrop at which `linear(foreground) − trial × linear(background)` is extreme.
    func extremePoint(trial: Double, greatest: Bool) -> Double {
      var candidates = [0.0, 1.0]
      let joints = [-SRGBTransfer.threshold, SRGBTransfer.threshold]
      for joint in joints {
        candidates.append((joint - foregroundConstant) / foregroundShare)
        candidates.append((joint - backgroundConstant) / backgroundShare)
      }
      // Where the derivatives agree: share_f D(f) = t share_b D(b), with D(x) = 1/12.92 on the
      // linear piece and 2.4/1.055 ((|x| + 0.055)/1.055)^1.4 on the others.
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
        // f on a power piece, b on the linear one; and the other way about.
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
}
