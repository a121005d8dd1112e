package import ColorMath
import DesignTokens

/// The nearest colors with which one pair passes.
package struct PairRepair: Sendable {
  /// A color and its difference from the one that it replaces.
  package struct Nearest: Sendable {
    /// The color, with 8 bits per channel.
    package let color: SRGBColor
    /// The visible difference ΔEOK.
    package let difference: Double
  }

  /// The nearest foreground of the same hue that passes on the background; nil if there is none.
  package let foreground: Nearest?
  /// The nearest top layer of the background, of the same hue, on which the foreground passes; nil
  /// if there is none, or none that leaves a light background light and a dark one dark.
  package let background: Nearest?

  /// Searches for both.
  ///
  /// - Parameters:
  ///   - background: the layers, top first; if the last is translucent, anything may lie beneath.
  ///   - minimum: the required ratio, 1 to 21.
  package init(foreground: SRGBColor, background: [SRGBColor], minimum: Double) {
    let isOpen = !Rendering.exact.composite(background).isOpaque
    func nearest(
      _ original: SRGBColor, _ foreground: RepairPaint, _ layers: [RepairPaint],
      isBackground: Bool = false
    ) -> Nearest? {
      let constraint = RepairConstraint(
        pairing: 0, permutation: Permutation(contexts: []), minimum: minimum,
        candidates: [foreground],
        on: RepairBackground(layers: layers, beneath: isOpen ? .luminance(0...1) : .nothing))
      var solver = ColorSolver(
        0, kind: .color, original: original, colors: [original], constraints: [constraint])
      guard let found = solver.nearest(), !(isBackground && found.turnsAround) else { return nil }
      return Nearest(color: found.color, difference: found.difference)
    }
    let layers = background.map { RepairPaint($0) }
    self.foreground = nearest(foreground, .variable(0), layers)
    self.background = background.first.flatMap { top in
      nearest(top, RepairPaint(foreground), [.variable(0)] + layers.dropFirst(), isBackground: true)
    }
  }
}
