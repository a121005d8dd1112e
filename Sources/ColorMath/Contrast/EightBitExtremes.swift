/// The lowest and highest ratio, foreground to background, over every backdrop that a display with
/// 8 bits per channel can show.
///
/// There a backdrop has 256 values per channel, and so has each composite over it, channel by
/// channel: all of them are listed, rounded as the display rounds them. The ratio is a ratio of sums
/// over channels, so Dinkelbach's iteration finds its extreme over all 2²⁴ backdrops.
struct EightBitExtremes {
  /// The result for one value of a channel, in linear light and weighted.
  private struct Shown {
    let foreground: Double
    let background: Double
  }

  private let channels: [[Shown]]

  /// - Parameter layers: the layers between the foreground and the backdrop, top first.
  init(foreground: SRGBColor, layers: [SRGBColor]) {
    let text = foreground.clippedToSRGB
    let stack = layers.reversed().map(\.clippedToSRGB)
    let weights = SRGBColor.luminanceWeights
    channels = [
      Self.shown((text.red, text.alpha), stack.map { ($0.red, $0.alpha) }, weights.x),
      Self.shown((text.green, text.alpha), stack.map { ($0.green, $0.alpha) }, weights.y),
      Self.shown((text.blue, text.alpha), stack.map { ($0.blue, $0.alpha) }, weights.z),
    ]
  }

  /// What is seen in one channel over each value of the backdrop, as ``Rendering/eightBit`` lays it: bottom
  /// layer first.
  private static func shown(
    _ text: (value: Double, alpha: Double), _ stack: [(value: Double, alpha: Double)],
    _ weight: Double
  ) -> [Shown] {
    func lay(_ layer: (value: Double, alpha: Double), over under: Double) -> Int {
      let value =
        layer.alpha >= 1 ? layer.value : layer.value * layer.alpha + under * (1 - layer.alpha)
      // As `rounded()` does, without a call: the value is within 0…1.
      let scaled = value * 255
      let whole = Int(scaled)
      return scaled - Double(whole) < 0.5 ? whole : whole + 1
    }
    var shown: [Shown] = []
    shown.reserveCapacity(256)
    var last = (text: -1, under: -1)
    for value in 0...255 {
      var under = value
      for layer in stack { under = lay(layer, over: Double(under) / 255) }
      let step = (text: lay(text, over: Double(under) / 255), under: under)
      // Both rise with the backdrop, so the same comes again only at once.
      if step == last { continue }
      last = step
      shown.append(
        Shown(
          foreground: weight * SRGBTransfer.linear(eightBit: step.text),
          background: weight * SRGBTransfer.linear(eightBit: step.under)))
    }
    return shown
  }

  var range: ClosedRange<Double> { .between(extreme(sign: -1), extreme(sign: 1)) }

  /// The extreme of `(Σ g + 0.05) / (Σ h + 0.05)`, the greatest for a sign of 1.
  private func extreme(sign: Double) -> Double {
    var trial =
      channels.reduce(0.05) { $0 + $1[0].foreground }
      / channels.reduce(0.05) { $0 + $1[0].background }
    // Convergence is superlinear; the bound only stops a cycle in the last bits.
    for _ in 0..<64 {
      var (top, bottom) = (0.05, 0.05)
      for channel in channels {
        var best = (value: -Double.infinity, top: 0.0, bottom: 0.0)
        for shown in channel {
          let value = sign * (shown.foreground - trial * shown.background)
          if value > best.value { best = (value, shown.foreground, shown.background) }
        }
        top += best.top
        bottom += best.bottom
      }
      let next = top / bottom
      guard sign * next > sign * trial else { break }
      trial = next
    }
    return trial
  }
}
