package import ColorMath
package import SourceText

/// A token's value in one permutation, its aliases replaced.
package struct ResolvedToken: Sendable {
  /// The type: the declared one, or that of the alias target.
  package let type: TokenType?
  /// The value, without aliases.
  package let value: TokenValue
  /// The place of the value to change: the end of the chain of whole-token aliases.
  package let origin: SourceSpan
  /// The index of that value's layer.
  package let layer: Int
}

/// A color token's value in one permutation.
package struct ResolvedColor: Sendable {
  /// The color, with its opacity.
  package let color: SRGBColor
  /// Its relative luminance, treated as opaque.
  package let luminance: Double
  /// The place of the value to change.
  package let origin: SourceSpan
  /// The index of that value's layer.
  package let layer: Int

  /// Describes a color and measures it, unless its luminance is known.
  package init(color: SRGBColor, luminance: Double? = nil, origin: SourceSpan, layer: Int) {
    self.color = color
    self.luminance = luminance ?? color.relativeLuminance
    self.origin = origin
    self.layer = layer
  }
}
