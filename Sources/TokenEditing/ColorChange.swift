/// TokenEditing writes new colors into the files that tokens were read from: it touches nothing but
/// the color itself and keeps the way it is written. It opens and writes no file, and knows no rule;
/// why a color changes is for others to say.

public import ColorMath
public import SourceText

/// A new color for the literal that stands at a place.
public struct ColorChange: Sendable {
  /// How close the written color comes to the wanted one.
  public enum Precision: Sendable {
    /// As many digits as it takes for the same 8-bit color; what is read back may be off by less than
    /// half an 8-bit step.
    case eightBit
    /// As many digits as it takes to be off by no more than a thousandth of an 8-bit step. A notation
    /// with a fixed number of digits gets more of them.
    case exact

    /// By how many 8-bit steps a channel may be off. A little less than half a step, so that no other
    /// platform's arithmetic rounds it the other way.
    var tolerance: Double { self == .eightBit ? 0.45 : 0.001 }
  }

  /// What stands there.
  public enum Kind: Sendable {
    case color
    /// A number of 0…1 by itself that colors take for their opacity; the change is to the opacity of ``color``.
    case opacity
  }

  /// What stands there.
  public let kind: Kind
  /// Where the literal stands, as a reader gives it: a token value's span, an evaluation's origin.
  public let span: SourceSpan
  /// The color, of 8-bit channels in sRGB. Its opacity is only written where, in 8 bits, it is not what
  /// the value has already; one that is an alias stays as it is.
  public let color: SRGBColor
  /// How close the written color has to come.
  public let precision: Precision

  /// Describes a change.
  public init(
    at span: SourceSpan, to color: SRGBColor, kind: Kind = .color,
    precision: Precision = .eightBit
  ) {
    self.kind = kind
    self.span = span
    self.color = color
    self.precision = precision
  }
}
