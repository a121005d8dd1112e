public import ColorMath
public import DesignTokens
public import SourceText

/// What to change so that failing pairings pass: one color at the place that holds it.
public struct Suggestion: Sendable {
  /// What a change comes to.
  public enum Remedy: Sendable {
    /// Every pairing that the color is part of passes with this one, in every permutation that shares it; sRGB
    /// of 8 bits a channel, as near as can be to the present color: `difference` is ΔEOK, 0…1.
    case color(SRGBColor, difference: Double)
    /// No color of the same hue meets all of what is asked: these demands exclude each other, or each excludes
    /// every color. `nearest` meets all others.
    case conflict([Demand], nearest: (color: SRGBColor, difference: Double)?)
  }

  /// What a pairing asks in one permutation.
  public struct Demand: Sendable, Hashable {
    /// The foreground's name, or `best of a, b`.
    public let foreground: String
    /// The background as a policy writes it: `a over b`.
    public let background: String
    /// The names of the contexts of a permutation that asks for it, axis by axis.
    public let context: [String]
    /// The ratio that is asked for.
    public let minimum: Double
  }

  /// Whether it is a color that would change, or an opacity that colors take.
  public let kind: ColorSite.Kind
  /// The token that holds the color itself.
  public let token: String
  /// Where the color stands.
  public let origin: SourceSpan
  /// The color as it is; of an opacity, black with it.
  public let current: SRGBColor
  /// What to make of it.
  public let remedy: Remedy

  /// The color to change to; nil where there is none.
  public var proposal: SRGBColor? {
    if case .color(let color, _) = remedy { return color }
    return nil
  }

  /// The difference that the change makes, ΔEOK; infinite where there is no color.
  public var difference: Double {
    if case .color(_, let difference) = remedy { return difference }
    return .infinity
  }
}
