import AuditEngine
import ColorMath

/// One pair of colors, measured.
struct PairCheck {
  private let contrast: PairContrast
  /// The scheme of system colors; nil without any.
  var scheme: String?
  /// The contexts of tokens, by axis.
  var context: [(axis: String, name: String)] = []
  /// Where the pair has these colors, for people; nil if everywhere.
  var place: String?
  /// The colors as they were given, foreground first; nil for hexadecimal ones, empty if all are.
  var names: [String?] = []

  init(foreground: SRGBColor, background: [SRGBColor]) {
    contrast = PairContrast(foreground: foreground, background: background)
  }

  var foreground: SRGBColor { contrast.foreground }
  /// Top first.
  var background: [SRGBColor] { contrast.background }
  /// The composited colors; over an unknown background the foreground alone.
  var shown: (foreground: SRGBColor, background: SRGBColor) { contrast.shown }
  /// The contrast, if the background is opaque.
  var measurement: ContrastMeasurement? { contrast.measurement }
  /// The range, if it is not.
  var range: ContrastRange? { contrast.range }

  func outcome(at minimum: Double) -> Outcome {
    contrast.meets(minimum).map { $0 ? .pass : .fail } ?? .indeterminate
  }
}
