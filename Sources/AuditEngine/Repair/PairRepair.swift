public import ColorMath
import DesignTokens

/// The nearest colors with which one pair would pass.
public struct PairRepair: Sendable {
  /// A color and how far it lies from the one that it replaces.
  public struct Nearest: Sendable {
    /// The color, of 8 bits a channel.
    public let color: SRGBColor
    /// The visible difference ΔEOK.
    public let difference: Double
  }

  /// The nearest foreground of the same hue that passes on the background; nil where none does.
  public let foreground: Nearest?
  /// The nearest top layer of the background, of the same hue, on which the foreground passes; nil where there is
  /// none.
  public let background: Nearest?

  /// Looks for both.
  ///
  /// - Parameters:
  ///   - background: the layers, top first; where the last is translucent, anything may lie beneath.
  ///   - minimum: the ratio to reach, 1 to 21.
  public init(foreground: SRGBColor, background: [SRGBColor], minimum: Double) {
    let isOpen = !Rendering.exact.composite(background).isOpaque
    func nearest(_ original: SRGBColor, _ foreground: RepairInk, _ layers: [RepairInk]) -> Nearest?
    {
      let demand = RepairDemand(
        pairing: 0, permutation: Permutation(contexts: []), minimum: minimum,
        candidates: [foreground], layers: layers,
        beneath: isOpen ? .luminance(0...1) : .nothing)
      var search = ColorSearch(
        0, kind: .color, original: original, colors: [original], demands: [demand])
      return search.nearest().map { Nearest(color: $0.color, difference: $0.difference) }
    }
    let layers = background.map { RepairInk($0) }
    self.foreground = nearest(foreground, .site(0), layers)
    self.background = background.first.flatMap { top in
      nearest(top, RepairInk(foreground), [.site(0)] + layers.dropFirst())
    }
  }
}
