public import ColorMath
public import SourceText

/// A token's value in one permutation, its aliases replaced.
public struct ResolvedToken: Sendable {
  /// The type: the declared one, or that of the alias target.
  public let type: TokenType?
  /// The value, without aliases.
  public let value: TokenValue
  /// The place of the value to change: the end of the chain of whole-token aliases.
  public let origin: SourceSpan
  /// The index of that value's layer.
  public let layer: Int
}

/// A color token's value in one permutation.
public struct ResolvedColor: Sendable {
  /// The color, with its opacity.
  public let color: SRGBColor
  /// Its relative luminance, treated as opaque.
  public let luminance: Double
  /// The place of the value to change.
  public let origin: SourceSpan
  /// The index of that value's layer.
  public let layer: Int

  /// Describes a color and measures it.
  public init(color: SRGBColor, origin: SourceSpan, layer: Int) {
    self.color = color
    luminance = color.relativeLuminance
    self.origin = origin
    self.layer = layer
  }
}
