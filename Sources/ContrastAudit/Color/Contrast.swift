import AuditEngine
import ColorMath

/// The contrast of one pair of colors. [WCAG 2.2, contrast ratio]
///
/// ```swift
/// let contrast = try Contrast(of: "#777777", on: "white")
/// contrast.passes(.text)  // false: 4.478… is less than 4.5
/// ```
///
/// Colors are composited in gamma-encoded sRGB, as browsers and SwiftUI do.
public struct Contrast: Sendable {
  private let pair: PairContrast

  /// Measures a foreground on a background.
  ///
  /// - Parameters:
  ///   - foreground: a color in any notation of CSS Color 4, or a `color-mix()`.
  ///   - background: the same. It may be translucent.
  ///   - layers: what lies under the background, top first. If the last layer is translucent, or the
  ///     background is and there are no layers, then any color may lie beneath.
  /// - Throws: if a text is no color, or one that only a page decides, such as `currentColor`.
  public init(
    of foreground: String, on background: String, over layers: [String] = []
  ) throws(ContrastAuditError) {
    pair = PairContrast(
      foreground: try Self.color(foreground),
      background: try ([background] + layers).map { text throws(ContrastAuditError) in
        try Self.color(text)
      })
  }

  private static func color(_ text: String) throws(ContrastAuditError) -> SRGBColor {
    do throws(CSSColorError) {
      return try ColorLiteral(css: text).sRGB
    } catch {
      throw ContrastAuditError("'\(text)' is not a color: \(error)")
    }
  }

  // MARK: Ratios

  /// The contrast ratio, 1 to 21, unrounded; the lowest one if anything may lie beneath.
  ///
  /// Not a number for a color so far outside sRGB that it has no ratio. Such a pair passes nothing.
  public var ratio: Double { (pair.range?.least ?? pair.measurement?.exact)?.value ?? .nan }

  /// The same on an sRGB display with 8 bits per channel, where each layer is rounded.
  public var eightBitRatio: Double {
    (pair.range?.eightBitLeast ?? pair.measurement?.eightBit)?.value ?? .nan
  }

  /// The highest contrast ratio, 1 to 21: above ``ratio`` only if anything may lie beneath.
  public var highestRatio: Double { pair.range?.greatest.value ?? ratio }

  /// The foreground as seen, as `#RRGGBB`. If anything may lie beneath, the foreground alone.
  public var foreground: String { pair.shown.foreground.hex }

  /// The background as seen, as `#RRGGBB`; `#RRGGBBAA` if anything may lie beneath.
  public var background: String { pair.shown.background.hex }

  // MARK: Requirements

  /// Whether both ratios reach a minimum, whatever lies beneath.
  public func meets(_ minimum: Double) -> Bool { pair.meets(minimum) == true }

  /// Whether both ratios reach what WCAG requires; true for a usage without a requirement.
  public func passes(_ usage: ColorUsage, at level: WCAGLevel = .aa) -> Bool {
    usage.minimum(at: level).map { meets($0) } ?? true
  }

  // MARK: Suggestions

  /// The nearest foreground of the same hue that reaches a minimum ratio on this background; nil if
  /// there is none.
  public func nearestForeground(reaching minimum: Double) -> NearestColor? {
    repair(minimum)?.foreground.map { NearestColor($0) }
  }

  /// The nearest background of the same hue on which this foreground reaches a minimum ratio; nil if
  /// there is none, or none that leaves a light background light and a dark one dark. The layers
  /// under it stay.
  public func nearestBackground(reaching minimum: Double) -> NearestColor? {
    repair(minimum)?.background.map { NearestColor($0) }
  }

  private func repair(_ minimum: Double) -> PairRepair? {
    guard minimum <= ContrastRatio.most else { return nil }
    return PairRepair(
      foreground: pair.foreground, background: pair.background, minimum: max(minimum, 1))
  }
}
