public import ColorMath
public import SourceText

/// A color or opacity that is written in a file, not an alias: what a fix may change.
///
/// Not a `var()` of CSS: a custom property is one only where its value is a literal.
public struct ColorVariable: Sendable {
  /// What is at the place.
  public enum Kind: Sendable {
    case color
    /// A number of 0…1 that colors use as their opacity.
    case opacity
  }

  /// What is at the place.
  public let kind: Kind
  /// The token declared there.
  public let token: TokenID
  /// The index of its layer.
  public let layer: Int
  /// The place.
  public let span: SourceSpan
  /// The color; for an opacity, black with that opacity.
  public let color: SRGBColor
  /// The space of the written color.
  public let space: ColorSpace

  /// Describes a place.
  public init(
    kind: Kind, token: TokenID, layer: Int, span: SourceSpan, color: SRGBColor, space: ColorSpace
  ) {
    self.kind = kind
    self.token = token
    self.layer = layer
    self.span = span
    self.color = color
    self.space = space
  }
}
