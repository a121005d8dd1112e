import ColorMath
import Testing

@testable import DesignTokens

@Suite struct ColorModificationTests {
  /// colorsys on #1B7A4F: L (1 − v), L + (1 − L) v; the opacity is set, not multiplied.
  @Test(
    "A step changes a color unrounded",
    arguments: [
      (
        .darken, 0.15,
        [0.09000000000000002, 0.4066666666666667, 0.26333333333333336, 0.5]
      ),
      (.lighten, 0.15, [0.14436241610738265, 0.652304250559284, 0.4223937360178971, 0.5]),
      (.alpha, 0.12, [27.0 / 255, 122.0 / 255, 79.0 / 255, 0.12]),
      (.darken, 0, [27.0 / 255, 122.0 / 255, 79.0 / 255, 0.5]),
      (.darken, 1, [0, 0, 0, 0.5]), (.lighten, 1, [1, 1, 1, 0.5]),
    ] as [(ColorModification.Kind, Double, [Double])])
  func apply(
    _ kind: ColorModification.Kind, _ amount: Double, _ expected: [Double]
  ) throws {
    let found = try CatalogDraft.step(kind, amount).apply(
      to: try SRGBColor(hex: "#1B7A4F").withAlpha(0.5))
    for (channel, value) in zip([found.red, found.green, found.blue, found.alpha], expected) {
      #expect(abs(channel - value) < 1e-12)
    }
  }
}
