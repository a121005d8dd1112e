/// One channel in linear light at evenly spaced backdrops.
struct BackdropChannelTable {
  private static let count = 256

  private let weight: Double
  private let values: [(foreground: Double, background: Double, backdrop: Double)]

  init(_ channel: BackdropChannel) {
    weight = channel.weight
    values = (0...Self.count).map { index in
      let point = Double(index) / Double(Self.count)
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
    let step = 1 / Double(Self.count)
    return weight * (greatest + step * step / 8 * 3.02 * (1 + abs(trial) + abs(price)))
  }
}
