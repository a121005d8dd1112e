package import ColorMath
package import SourceText

/// A color or opacity that is written in a file, not an alias: what a fix may change.
///
/// Not a `var()` of CSS: a custom property is one only where its value is a literal.
package struct ColorVariable: Sendable {
  /// What is at the place.
  package enum Kind: Sendable {
    case color
    /// A number of 0…1 that colors use as their opacity.
    case opacity
  }

  /// What is at the place.
  package let kind: Kind
  /// The token declared there.
  package let token: TokenID
  /// The index of its layer.
  package let layer: Int
  /// The place.
  package let span: SourceSpan
  /// The color; for an opacity, black with that opacity.
  package let color: SRGBColor
  /// The space of the written color.
  package let space: ColorSpace
  /// The components, if only those are written.
  let channels: ColorChannels?

  /// Describes a place.
  package init(
    kind: Kind, token: TokenID, layer: Int, span: SourceSpan, color: SRGBColor, space: ColorSpace,
    channels: ColorChannels? = nil
  ) {
    self.kind = kind
    self.token = token
    self.layer = layer
    self.span = span
    self.color = color
    self.space = space
    self.channels = channels
  }
}
