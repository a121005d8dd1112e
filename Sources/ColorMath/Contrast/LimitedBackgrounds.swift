/// Bounds on the relative luminance of a translucent background over backdrops of limited luminance.
///
/// The greatest `Σ w h` where `Σ w linear(b)` lies within a range is bounded by the greatest
/// `Σ w (h − p linear(b)) + max(p low, p high)` for any price `p` (Lagrange), which falls apart into
/// channels. The best price is found by golden sections, the bound being convex in it.
struct LimitedBackgrounds {
  /// The bounds, which are no wider than over all backdrops.
  let range: ClosedRange<Double>

  private static let count = 256
  private static let backdrops = (0...count).map { Double($0) / Double(count) }
  private static let luminances = backdrops.map(SRGBTransfer.linear)
  /// Between two samples a function lies at most `h² / 8` times its second derivative above them, and
  /// that of the transfer function is at most 2.4 × 1.4 / 1.055² = 3.02.
  private static let error = 3.02 / 8 / Double(count * count)

  /// - Parameter error: added to every channel of the background.
  init(_ background: SRGBColor, _ luminance: ClosedRange<Double>, error: Double = 0) {
    let channels = BackdropChannel.channels(.black, background, backgroundError: error)
    let samples = channels.map { channel in
      Self.backdrops.map { SRGBTransfer.linear(channel.background($0)) }
    }
    func bound(_ sign: Double) -> Double {
      let hulls = samples.map { values in
        UpperHull(zip(Self.luminances, values).lazy.map { (x: $0, y: sign * $1) })
      }
      return GoldenSection.minimum(from: -64, to: 64, steps: 40) { price in
        zip(channels, hulls).reduce(
          max(price * luminance.lowerBound, price * luminance.upperBound)
        ) { sum, next in
          sum + next.0.weight
            * (next.1.greatest(price: price) + Self.error * (1 + abs(price)))
        }
      }
    }
    func over(_ index: Int) -> Double {
      zip(channels, samples).reduce(0) { $0 + $1.0.weight * $1.1[index] }
    }
    range = .between(max(over(0), -bound(-1)), min(over(Self.count), bound(1)))
  }
}
