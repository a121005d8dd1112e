import ColorMath
import TestSupport
import Testing

/// What others computed and painted, as `make verify` recorded it.
@Suite struct VerificationTests {
  private static let pairs = Fixture.rows(of: "Verification/pairs.tsv")
  private static let pixels = Fixture.rows(of: "Verification/pixels.tsv")

  private static func layers(_ text: String) throws -> [SRGBColor] {
    try text.split(separator: " ").map { try SRGBColor(hex: $0) }
  }

  @Test func pairsContrastAsInAnotherImplementation() throws {
    #expect(Self.pairs.count == 500)
    for row in Self.pairs {
      let measured = ContrastMeasurement(
        foreground: try SRGBColor(hex: row[0]), background: try Self.layers(row[1]))
      let expected = try #require(Double(row[2]))
      #expect(abs(measured.exact.value / expected - 1) < 1e-12, "\(row)")
    }
  }

  /// A browser rounds each premultiplied layer, and so may be off by a step for each.
  @Test(arguments: Rendering.allCases)
  func stacksCompositeAsABrowserPaints(rendering: Rendering) throws {
    #expect(Self.pixels.count == 300)
    for row in Self.pixels {
      let layers = try Self.layers(row[0])
      let color = rendering.composite(layers)
      let painted = try SRGBColor(hex: row[1])
      let steps = [
        color.red - painted.red, color.green - painted.green, color.blue - painted.blue,
      ].map { abs($0 * 255).rounded() }
      #expect(steps.max() ?? .infinity <= Double(layers.count - 1), "\(row)")
    }
  }
}
