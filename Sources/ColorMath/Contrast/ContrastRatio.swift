/// A contrast ratio, 1 to 21. [WCAG 2.2, contrast ratio]
///
/// Unrounded. Symmetric in its two colors. Shown cut, never rounded up. Not a ratio at all
/// (``isValid`` false) if a luminance was NaN or infinite, and then it meets nothing.
package struct ContrastRatio: Sendable, Hashable {
  /// The unrounded ratio.
  package let value: Double

  /// Takes an unrounded ratio.
  package init(_ value: Double) {
    self.value = value
  }

  /// The ratio of black and white, the highest ratio.
  package static let most = 21.0

  /// `(Yl + 0.05) / (Yd + 0.05)` of the lighter and the darker of two relative luminances, at most
  /// 21.
  ///
  /// Outside sRGB a luminance may lie beyond that of black or white, and the quotient beyond 21. WCAG has
  /// no such ratio, and none of its minimums would tell it from 21.
  /// A luminance at or below −0.05, which only a color far outside sRGB has, gives no ratio.
  package init(luminance first: Double, luminance second: Double) {
    let lighter = max(first, second) + 0.05
    let darker = min(first, second) + 0.05
    // `max` and `min` ignore NaN as the second argument.
    value =
      darker > 0 && lighter.isFinite && !second.isNaN
      ? min(lighter / darker, ContrastRatio.most) : .nan
  }

  /// The contrast of two opaque colors.
  package init(_ first: SRGBColor, _ second: SRGBColor) {
    self.init(luminance: first.relativeLuminance, luminance: second.relativeLuminance)
  }

  /// Whether there is a ratio.
  package var isValid: Bool { value.isFinite }

  /// Whether the ratio reaches a minimum; false if there is no ratio.
  package func meets(_ minimum: Double) -> Bool { isValid && value >= minimum }
}

extension ContrastRatio: CustomStringConvertible {
  /// The ratio cut to two decimals: 4.499 is `4.49`.
  package var description: String { truncated(decimals: 2) }

  /// The ratio as shown beside a minimum that it misses: cut, with as many more decimals as needed
  /// to differ from the minimum.
  package func description(missing minimum: Double) -> String {
    for decimals in 2...15 {
      guard let digits = digits(decimals: decimals), digits < 1 << 53 else {
        let text = truncated(decimals: decimals)
        if Double(text) != minimum { return text }
        continue
      }
      // Both are exact, so the quotient is the number in the text.
      if Double(digits) / ContrastRatio.scale(decimals) != minimum {
        return ContrastRatio.text(digits, decimals: decimals)
      }
    }
    return "\(value)"
  }

  /// The digits of the ratio up to a number of decimals of 0…15, the rest cut.
  package func truncated(decimals: Int) -> String {
    digits(decimals: decimals).map { ContrastRatio.text($0, decimals: decimals) } ?? "\(value)"
  }

  /// The same as a whole number of the last decimal; nil if that is too large, which no contrast of
  /// two colors is.
  private func digits(decimals: Int) -> Int64? {
    let scale = ContrastRatio.scale(decimals)
    // 2^63 and more is too large.
    guard value >= 0, value < 1e6, value * scale < 0x1p63 else { return nil }
    let scaled = (value * scale).rounded(.down)
    // The product may have been rounded, up to the next whole number too, and from 2^53 by more than
    // 1; the exact remainder tells.
    let remainder = (-scaled).addingProduct(value, scale).rounded(.down)
    return Int64(scaled) + Int64(remainder)
  }

  private static func scale(_ decimals: Int) -> Double {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return scale
  }

  /// A whole number of the last decimal, with its point.
  private static func text(_ digits: Int64, decimals: Int) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { text in
      var start = 24
      var rest = digits
      while rest > 0 || 24 - start <= decimals {
        if decimals > 0, 24 - start == decimals {
          start -= 1
          text[start] = UInt8(ascii: ".")
        }
        start -= 1
        text[start] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
      }
      return String(decoding: text[start...], as: UTF8.self)
    }
  }
}
