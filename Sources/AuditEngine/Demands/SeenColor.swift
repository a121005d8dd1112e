import ColorMath
import SourceText

/// A color of a demand as it is seen in one permutation, over its background where it is
/// translucent.
struct SeenColor {
  let surface: SolidSurface
  /// The place of its value.
  let origin: SourceSpan

  /// `#FF7F7F`.
  var text: String { surface.exact.cssText }

  /// The contrast with another color beside it; symmetric.
  func contrast(beside other: SeenColor) -> ContrastMeasurement {
    ContrastMeasurement(
      exact: ContrastRatio(
        luminance: surface.exactLuminance, luminance: other.surface.exactLuminance),
      eightBit: ContrastRatio(
        luminance: surface.eightBitLuminance, luminance: other.surface.eightBitLuminance))
  }
}
