import AuditEngine
import DesignTokens
import Testing

@Suite struct PixelUnitTests {
  /// WCAG 2.2, large scale: 18 pt and up, or 14 pt and up in bold. A CSS pixel is 0.75 pt, so 18 pt
  /// is 24 px and 14 pt is 18 2/3 px; a rem is 16 px.
  @Test(
    arguments: [
      (PixelUnit.point, 18, TextStyle.Unit.px, 400, true), (.point, 17.99, .px, 400, false),
      (.point, 14, .px, 700, true), (.point, 13.99, .px, 700, false),
      (.point, 14, .px, 699, false), (.point, 14, .px, 900, true),
      (.point, 17, .px, 600, false), (.point, 18, .px, 100, true),
      (.point, 1.125, .rem, 400, true), (.point, 1.12, .rem, 400, false),
      (.point, 0.875, .rem, 700, true), (.point, 0.87, .rem, 700, false),
      (.css, 24, .px, 400, true), (.css, 23.99, .px, 400, false), (.css, 18, .px, 400, false),
      (.css, 18.67, .px, 700, true), (.css, 18.66, .px, 700, false),
      (.css, 18.67, .px, 600, false), (.css, 14, .px, 700, false),
      (.css, 56.0 / 3, .px, 700, true),
      (.css, 1.5, .rem, 400, true), (.css, 1.49, .rem, 400, false),
      (.css, 1.17, .rem, 700, true), (.css, 1.16, .rem, 700, false),
    ] as [(PixelUnit, Double, TextStyle.Unit, Double, Bool)])
  func `Text is large from 18 pt, or from 14 pt in bold`(
    pixel: PixelUnit, size: Double, unit: TextStyle.Unit, weight: Double, isLarge: Bool
  ) {
    #expect(pixel.isLarge(TextStyle(size: size, unit: unit, weight: weight)) == isLarge)
  }
}
