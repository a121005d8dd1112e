/// The least and greatest ratio, foreground to background, over every backdrop that a display of 8 bits a
/// channel can show.
///
/// There a backdrop has 256 values a channel, and what is composited over it channel by channel has no
/// more: all of them are listed, rounded as the display rounds them. The ratio is one of sums over
/// channels, so Dinkelbach's iteration finds its extreme over all 2²⁴ backdrops.
struct EightBitExtremes {
  /// What is seen over one value of a channel, in linear light and weighted.
  private struct Shown {
    let foreground: Double
    let background: Double
  }

  private let channels: [[Shown]]

  /// - Parameter layers: what lies between the foreground and the backdrop, top first.
  init(foreground: SRGBColor, layers: [SRGBColor]) {
    var channels: [[Shown]] = [[], [], []]
    for index in channels.indices { channels[index].reserveCapacity(256) }
    for value in 0...255 {
      // Channels do not meet, so one backdrop serves all three.
      let backdrop = SRGBColor(red8: UInt8(value), green8: UInt8(value), blue8: UInt8(value))
      let under = Rendering.eightBit.composite(layers + [backdrop])
      let text = Rendering.eightBit.lay(foreground, over: under)
      func add(_ top: Double, _ bottom: Double, _ index: Int, _ weight: Double) {
        channels[index].append(
          Shown(
            foreground: weight * SRGBTransfer.linear(top),
            background: weight * SRGBTransfer.linear(bottom)))
      }
      add(text.red, under.red, 0, SRGBColor.luminanceWeights.x)
      add(text.green, under.green, 1, SRGBColor.luminanceWeights.y)
      add(text.blue, under.blue, 2, SRGBColor.luminanceWeights.z)
    }
    self.channels = channels
  }

  var lowest: Double { extreme(sign: -1) }

  var highest: Double { extreme(sign: 1) }

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
