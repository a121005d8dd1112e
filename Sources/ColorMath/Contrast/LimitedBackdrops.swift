/// The backdrops whose relative luminance is in a range, and bounds on what is seen over them.
///
/// The greatest `Σ w value` where `Σ w linear(b)` lies within a range is bounded by the greatest
/// `Σ w (value − p linear(b)) + max(p low, p high)` for any price `p` (Lagrange), which falls apart into
/// channels. The best price is found by golden sections, the bound being convex in it.
struct LimitedBackdrops {
  let luminance: ClosedRange<Double>

  private static let count = 256
  private static let backdrops = (0...count).map { Double($0) / Double(count) }
  private static let luminances = backdrops.map(SRGBTransfer.linear)
  /// Between two samples a function lies at most `h² / 8` times its second derivative above them, and
  /// that of the transfer function is at most 2.4 × 1.4 / 1.055² = 3.02.
  private static let error = 3.02 / 8 / Double(count * count)

  /// A channel in linear light at evenly spaced backdrops, from black to white.
  static func samples(_ channel: (Double) -> Double) -> [Double] {
    backdrops.map { SRGBTransfer.linear(channel($0)) }
  }

  /// Bounds on the relative luminance of a translucent background, which are no wider than over all backdrops.
  ///
  /// - Parameter error: added to every channel of the background.
  func luminance(of background: SRGBColor, error: Double = 0) -> ClosedRange<Double> {
    let channels = BackdropChannel.channels(.black, background, backgroundError: error).map {
      (weight: $0.weight, samples: Self.samples($0.background))
    }
    func end(_ index: Int) -> Double { channels.reduce(0) { $0 + $1.weight * $1.samples[index] } }
    func bound(_ sign: Double) -> Double {
      greatest(channels.map { ($0.weight, $0.samples.lazy.map { sign * $0 }) }, transfers: 1)
    }
    return .between(max(end(0), -bound(-1)), min(end(Self.count), bound(1)))
  }

  /// A bound on the greatest sum over the channels.
  ///
  /// - Parameters:
  ///   - channels: the weight of each, and its value at the backdrops of ``samples(_:)``.
  ///   - transfers: the sum of the factors, without their signs, of what a value takes from ``samples(_:)``.
  func greatest(
    _ channels: [(weight: Double, values: some Sequence<Double>)], transfers: Double
  ) -> Double {
    let hulls = channels.map { channel in
      UpperHull(zip(Self.luminances, channel.values).lazy.map { (x: $0, y: $1) })
    }
    return GoldenSection.minimum(from: -64, to: 64, steps: 40) { price in
      zip(channels, hulls).reduce(
        max(price * luminance.lowerBound, price * luminance.upperBound)
      ) { sum, next in
        sum + next.0.weight
          * (next.1.greatest(price: price) + Self.error * (transfers + abs(price)))
      }
    }
  }
}
