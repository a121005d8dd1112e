public import ColorMath
public import SourceText

/// A token's value in one permutation, its aliases replaced.
public struct ResolvedToken: Sendable {
  /// The type: the declared one, or that of what an alias leads to.
  public let type: TokenType?
  /// The value; no alias is left in it.
  public let value: TokenValue
  /// Where the value that would have to change stands: the end of the chain of whole-token aliases.
  public let origin: SourceSpan
  /// The index of the layer that holds that value.
  public let layer: Int
}

/// A color token's value in one permutation.
public struct ResolvedColor: Sendable {
  /// The color, as translucent as the token is.
  public let color: SRGBColor
  /// Its relative luminance, as if opaque.
  public let luminance: Double
  /// Where the value that would have to change stands.
  public let origin: SourceSpan
  /// The index of the layer that holds that value.
  public let layer: Int

  /// Describes a color and measures it.
  public init(color: SRGBColor, origin: SourceSpan, layer: Int) {
    self.color = color
    luminance = color.relativeLuminance
    self.origin = origin
    self.layer = layer
  }
}
