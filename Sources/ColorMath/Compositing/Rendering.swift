/// The two ways to compute a stack of layers; a pairing must pass in both.
package enum Rendering: Sendable, CaseIterable {
  /// Exact arithmetic in extended range: the ratio that is shown.
  case exact
  /// An sRGB display of 8 bits per channel: layers are clipped to the gamut, and every composite is
  /// rounded to the nearest 255th before the next layer.
  case eightBit

  /// A layer on nothing.
  package func base(_ layer: SRGBColor) -> SRGBColor {
    self == .exact ? layer : layer.onEightBitDisplay
  }

  /// A layer over the composite so far.
  package func lay(_ layer: SRGBColor, over backdrop: SRGBColor) -> SRGBColor {
    self == .exact ? layer.over(backdrop) : layer.clippedToSRGB.over(backdrop).onEightBitDisplay
  }

  /// A stack of layers, top first, composited bottom up.
  ///
  /// The result has the opacity of the stack. An empty stack is fully transparent.
  package func composite(_ layers: [SRGBColor]) -> SRGBColor {
    guard let bottom = layers.last else { return SRGBColor(red: 0, green: 0, blue: 0, alpha: 0) }
    var result = base(bottom)
    for layer in layers.dropLast().reversed() { result = lay(layer, over: result) }
    return result
  }
}
