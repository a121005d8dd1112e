public import ColorMath
public import SourceText

/// A ratio that documentation states for a pairing.
public struct DocumentedRatio: Sendable {
  /// The ratio as documented.
  public let ratio: Double
  /// How many decimals it is documented with.
  public let decimals: Int
  /// The ratio as it is written: `5.0`.
  public let text: String
  /// Where it is said to hold.
  public let condition: ContextCondition
  /// Where the policy repeats it.
  public let span: SourceSpan

  /// Describes a claim.
  public init(
    ratio: Double, decimals: Int, text: String? = nil, condition: ContextCondition,
    span: SourceSpan
  ) {
    self.ratio = ratio
    self.decimals = decimals
    self.text = text ?? Requirement.text(ratio)
    self.condition = condition
    self.span = span
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
