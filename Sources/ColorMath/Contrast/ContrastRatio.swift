/// A contrast ratio, 1 to 21 for colours inside sRGB. [WCAG 2.2, contrast ratio]
///
/// Unrounded. Symmetric in its two colours. Shown cut down, never rounded up. Not a ratio at all
/// (``isValid`` false) where a luminance was no number or infinite, and then it meets nothing.
public struct ContrastRatio: Sendable, Hashable {
  /// The unrounded ratio.
  public let value: Double

  /// Takes an unrounded ratio.
  public init(_ value: Double) {
    self.value = value
  }

  /// `(Yl + 0.05) / (Yd + 0.05)` of the lighter and the darker of two relative luminances.
  ///
  /// A luminance at or below −0.05, which only a colour far outside sRGB has, gives no ratio.
  public init(luminance first: Double, luminance second: Double) {
    let lighter = max(first, second) + 0.05
    let darker = min(first, second) + 0.05
    // `max` and `min` let NaN go unnoticed where it stands second.
    value = darker > 0 && !second.isNaN ? lighter / darker : .nan
  }

  /// The contrast of two opaque colours.
  public init(_ first: SRGBColor, _ second: SRGBColor) {
    self.init(luminance: first.relativeLuminance, luminance: second.relativeLuminance)
  }

  /// Whether there is a ratio.
  public var isValid: Bool { value.isFinite }

  /// Whether the ratio reaches a minimum; false where there is no ratio.
  public func meets(_ minimum: Double) -> Bool { isValid && value >= minimum }
}

extension ContrastRatio: CustomStringConvertible {
  /// The ratio cut down to two decimals: 4.499 is `4.49`.
  public var description: String { truncated(decimals: 2) }

  /// The ratio as shown beside a minimum that it misses: cut down, with as many more decimals as it
  /// takes not to read the same as the minimum.
  public func description(missing minimum: Double) -> String {
    for decimals in 2...15 {
      let text = truncated(decimals: decimals)
      if Double(text) != minimum { return text }
    }
    return "\(value)"
  }

  /// The digits of the ratio up to a number of decimals of 0…15, the rest cut off.
  public func truncated(decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    // A product of 2^63 and more does not fit; no contrast of two colours is as large.
    guard value >= 0, value < 1e6, value * scale < 0x1p63 else { return "\(value)" }
    let scaled = (value * scale).rounded(.down)
    // The product may have been rounded, up to the next whole number too, and from 2^53 by more than
    // 1; the exact remainder tells.
    let remainder = (-scaled).addingProduct(value, scale).rounded(.down)
    let digits = String(Int64(scaled) + Int64(remainder))
    guard decimals > 0 else { return digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return "\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }
}
