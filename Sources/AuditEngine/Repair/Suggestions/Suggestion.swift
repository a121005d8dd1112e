package import ColorMath
package import DesignTokens
package import SourceText

/// What to change so that failing pairings pass: one color at the place where it is written.
package struct Suggestion: Sendable {
  /// The result of the search.
  package enum Remedy: Sendable {
    /// With this color every pairing of the place passes, in every permutation that shares it. It
    /// is sRGB with 8 bits per channel and as near as possible to the current color: `difference`
    /// is ΔEOK, 0…1.
    case color(SRGBColor, difference: Double)
    /// No color of the same hue passes everything: these demands exclude each other, or each
    /// excludes every color. `nearest` meets all other demands.
    case conflict([Demand], nearest: (color: SRGBColor, difference: Double)?)
  }

  /// The demand of a pairing in one permutation.
  package struct Demand: Sendable, Hashable {
    /// The foreground's name, or `best of a, b`.
    package let foreground: String
    /// The background as a policy writes it: `a over b`.
    package let background: String
    /// The context names of a permutation with this demand, axis by axis.
    package let context: [String]
    /// The required ratio.
    package let minimum: Double
  }

  /// Whether a color would change, or an opacity that colors take.
  package let kind: ColorVariable.Kind
  /// The token that declares the color itself.
  package let token: String
  /// The place of the color.
  package let origin: SourceSpan
  /// The current color; for an opacity, black with it.
  package let current: SRGBColor
  /// The result.
  package let remedy: Remedy

  /// The new color; nil if there is none.
  package var proposal: SRGBColor? {
    if case .color(let color, _) = remedy { return color }
    return nil
  }

  /// The difference of the change, ΔEOK; infinite if there is no color.
  package var difference: Double {
    if case .color(_, let difference) = remedy { return difference }
    return .infinity
  }
}
