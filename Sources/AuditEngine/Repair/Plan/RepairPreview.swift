package import ColorMath

/// How a failing evaluation looks after the changes of the plan.
package struct RepairPreview: Sendable {
  /// The foreground, composited.
  package let foreground: SRGBColor
  /// The background, composited.
  package let background: SRGBColor
  /// The contrast of the two.
  package let measurement: ContrastMeasurement
}
