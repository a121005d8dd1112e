public import ColorMath
public import SourceText

/// A place that holds a color or an opacity itself, not an alias: where a change would be made.
public struct ColorSite: Sendable {
  /// What stands there.
  public enum Kind: Sendable {
    case color
    /// A number of 0…1 by itself, which colors take for their opacity.
    case opacity
  }

  /// What stands there.
  public let kind: Kind
  /// The token whose declaration stands there.
  public let token: TokenID
  /// The index of the layer that holds it.
  public let layer: Int
  /// Where it stands.
  public let span: SourceSpan
  /// The color; black for an opacity, and as translucent as that says.
  public let color: SRGBColor
  /// The space in which a color is written.
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
