public import ColorMath
public import DesignTokens
public import SourceText

/// What to change so that failing pairings pass: one color at the place where it is written.
public struct Suggestion: Sendable {
  /// The result of the search.
  public enum Remedy: Sendable {
    /// With this color every pairing of the place passes, in every permutation that shares it. It
    /// is sRGB with 8 bits per channel and as near as possible to the current color: `difference`
    /// is ΔEOK, 0…1.
    case color(SRGBColor, difference: Double)
    /// No color of the same hue passes everything: these demands exclude each other, or each
    /// excludes every color. `nearest` meets all other demands.
    case conflict([Demand], nearest: (color: SRGBColor, difference: Double)?)
  }

  /// The demand of a pairing in one permutation.
  public struct Demand: Sendable, Hashable {
    /// The foreground's name, or `best of a, b`.
    public let foreground: String
    /// The background as a policy writes it: `a over b`.
    public let background: String
    /// The context names of a permutation with this demand, axis by axis.
    public let context: [String]
    /// The required ratio.
    public let minimum: Double
  }

  /// Whether a color would change, or an opacity that colors take.
  public let kind: ColorVariable.Kind
  /// The token that declares the color itself.
  public let token: String
  /// The place of the color.
  public let origin: SourceSpan
  /// The current color; for an opacity, black with it.
  public let current: SRGBColor
  /// The result.
  public let remedy: Remedy

  /// The new color; nil if there is none.
  public var proposal: SRGBColor? {
    if case .color(let color, _) = remedy { return color }
    return nil
  }

  /// The difference of the change, ΔEOK; infinite if there is no color.
  public var difference: Double {
    if case .color(_, let difference) = remedy { return difference }
    return .infinity
  }
}
