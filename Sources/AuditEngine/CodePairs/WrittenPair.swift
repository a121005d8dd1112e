package import ColorMath
package import DesignTokens

/// A pair of colors as code writes it and no policy can: with an opacity of its own, or with a color
/// that is no token.
package struct WrittenPair: Sendable {
  /// One of its colors.
  package enum Color: Sendable {
    /// A token, at a share of its opacity from 0 to 1.
    case token(TokenID, opacity: Double)
    /// A color that is written out.
    case literal(SRGBColor)
  }

  /// What was measured of it.
  package enum Measurement: Sendable {
    /// It has the contrast that is required wherever the audit looks.
    case enough
    /// It does not; where it has least.
    case short(Shortfall)
    /// Its background is not one opaque color, or a color of it is not known.
    case unknown
  }

  /// The lowest contrast of a pair, below what is required there.
  package struct Shortfall: Sendable {
    /// The contrast.
    package let ratio: ContrastRatio
    /// What WCAG requires.
    package let requirement: Requirement
    /// ` in theme sea, scheme dark`; empty without axes.
    package let place: String
  }

  /// The color in front.
  let foreground: Color
  /// The color behind it.
  let background: Color
  /// What the foreground is in the app.
  let usage: Usage

  /// A pair in use.
  package init(_ foreground: Color, on background: Color, as usage: Usage) {
    self.foreground = foreground
    self.background = background
    self.usage = usage
  }
}
