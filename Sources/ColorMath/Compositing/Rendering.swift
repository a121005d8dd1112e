/// The two ways a stack of layers reaches the eye; a pairing has to pass in both.
public enum Rendering: Sendable, CaseIterable {
  /// Exact arithmetic in extended range: the ratio that is shown.
  case exact
  /// An sRGB display of 8 bits a channel: layers are clipped to the gamut, and every composite is
  /// rounded to the nearest 255th before the next layer.
  case eightBit

  /// A layer that lies on nothing.
  public func base(_ layer: SRGBColor) -> SRGBColor {
    self == .exact ? layer : layer.onEightBitDisplay
  }

  /// A layer over what has been composited so far.
  public func lay(_ layer: SRGBColor, over backdrop: SRGBColor) -> SRGBColor {
    self == .exact ? layer.over(backdrop) : layer.clippedToSRGB.over(backdrop).onEightBitDisplay
  }

  /// A stack of layers, top first, composited bottom up.
  ///
  /// The result is as opaque as the stack is. An empty stack is fully transparent.
  public func composite(_ layers: [SRGBColor]) -> SRGBColor {
    guard let bottom = layers.last else { return SRGBColor(red: 0, green: 0, blue: 0, alpha: 0) }
    var result = base(bottom)
    for layer in layers.dropLast().reversed() { result = lay(layer, over: result) }
    return result
  }
}
