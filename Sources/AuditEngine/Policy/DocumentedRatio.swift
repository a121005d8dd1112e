public import ColorMath

/// A ratio that documentation states for a pairing.
public struct DocumentedRatio: Sendable {
  /// The ratio as documented.
  public let ratio: Double
  /// How many decimals it is documented with.
  public let decimals: Int
  /// Where it is said to hold.
  public let condition: ContextCondition

  /// Describes a claim.
  public init(ratio: Double, decimals: Int, condition: ContextCondition) {
    self.ratio = ratio
    self.decimals = decimals
    self.condition = condition
  }

  /// Whether a measured ratio is other than documented, neither rounding nor cutting down to the
  /// documented number of decimals giving what is documented.
  public func drifts(from measured: ContrastRatio) -> Bool {
    var scale = 1.0
    for _ in 0..<min(decimals, 15) { scale *= 10 }
    let rounded = (measured.value * scale).rounded() / scale
    return rounded != ratio && Double(measured.truncated(decimals: min(decimals, 15))) != ratio
  }
}
