/// Bounds on the relative luminance of a translucent background over backdrops of limited luminance.
///
/// The greatest `Σ w h` where `Σ w linear(b)` lies within a range is bounded by the greatest
/// `Σ w (h − p linear(b)) + max(p low, p high)` for any price `p` (Lagrange), which falls apart into
/// channels. The best price is found by golden sections, the bound being convex in it.
struct LimitedBackgrounds {
  /// The bounds, which are no wider than over all backdrops.
  let range: ClosedRange<Double>

  /// - Parameter error: added to every channel of the background.
  init(_ background: SRGBColor, _ luminance: ClosedRange<Double>, error: Double = 0) {
    let channels = BackdropChannel.channels(.black, background, backgroundError: error)
    let tables = channels.map(BackdropChannelTable.init)
    func bound(_ sign: Double) -> Double {
      GoldenSection.minimum(from: -64, to: 64, steps: 40) { price in
        // The foreground is black, so −(g − t h) is t h.
        tables.reduce(max(price * luminance.lowerBound, price * luminance.upperBound)) {
          $0 + $1.greatest(sign: -1, trial: sign, price: price)
        }
      }
    }
    func over(_ backdrop: Double) -> Double {
      channels.reduce(0) { $0 + $1.weight * SRGBTransfer.linear($1.background(backdrop)) }
    }
    range = .between(max(over(0), -bound(-1)), min(over(1), bound(1)))
  }
}
