public import ColorMath

/// How a failing evaluation looks after its first suggestion.
public struct SuggestionPreview: Sendable {
  /// The foreground, composited.
  public let foreground: SRGBColor
  /// The background, composited.
  public let background: SRGBColor
  /// The contrast of the two.
  public let measurement: ContrastMeasurement
}
