package import ColorMath
package import SourceText

/// A new color for the literal at a place.
package struct ColorChange: Sendable {
  /// How precise the written color must be.
  package enum Precision: Sendable {
    /// Enough digits for the same 8-bit color; the value read back may differ by less than half an
    /// 8-bit step.
    case eightBit
    /// Enough digits to differ by at most a thousandth of an 8-bit step. A notation with a fixed
    /// number of digits then gets more of them.
    case exact

    /// The allowed difference of a channel in 8-bit steps. A little less than half a step, so that
    /// another platform's arithmetic does not round differently.
    var tolerance: Double { self == .eightBit ? 0.45 : 0.001 }
  }

  /// What the literal is.
  package enum Kind: Sendable, Equatable {
    case color
    /// A number of 0…1 that colors use as their opacity; the change sets the opacity of ``color``.
    case opacity
    /// An alias of a step of a palette, which shall point to another step, by its name. The names
    /// differ in the number at their ends.
    case alias(to: String)
  }

  /// What the literal is.
  package let kind: Kind
  /// The place of the literal, as a reader gives it: a token value's span, an evaluation's origin.
  package let span: SourceSpan
  /// The color, in sRGB with 8-bit channels. Its opacity is written only if it differs in 8 bits
  /// from the current one; an opacity that is an alias stays.
  package let color: SRGBColor
  /// How precise the written color must be.
  package let precision: Precision

  /// Describes a change.
  package init(
    at span: SourceSpan, to color: SRGBColor, kind: Kind = .color,
    precision: Precision = .eightBit
  ) {
    self.kind = kind
    self.span = span
    self.color = color
    self.precision = precision
  }
}
