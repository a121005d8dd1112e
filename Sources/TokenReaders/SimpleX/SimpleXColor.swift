import ColorMath
import SourceText

/// The colors of SimpleX Chat's themes: `#AARRGGBB`, the opacity first, unless the policy says otherwise.
enum SimpleXColor {
  /// Reads a color; reports anything else.
  ///
  /// The apps read colors without eight digits differently. Six are opaque on iOS and fully
  /// transparent on Android. Seven are eight without the leading zero, as Android exports them.
  static func read(
    _ value: YAMLValue, _ key: String, _ notation: HexNotation,
    _ diagnostics: inout DiagnosticList
  ) -> SRGBColor? {
    guard let text = value.text else {
      diagnostics.error("\(key) is \(value.phrase); expected a color", at: value.span)
      return nil
    }
    let form = notation == .alphaFirst ? "#AARRGGBB" : "#RRGGBBAA"
    let digits = text.hasPrefix("#") ? text.utf8.count - 1 : 0
    do throws(ColorParseError) {
      let whole = "#0" + text.dropFirst()
      if notation == .alphaFirst, digits == 7,
        let color = try? SRGBColor(hex: whole, notation: notation)
      {
        diagnostics.warning(
          "'\(text)' has 7 digits and is read as '\(whole)', as on Android; write \(form)",
          at: value.span)
        return color
      }
      let color = try SRGBColor(hex: text, notation: notation)
      if digits == 4 { throw ColorParseError.wrongLength(text: text, digits: digits) }
      if notation == .alphaFirst, digits != 8 {
        diagnostics.warning(
          "'\(text)' has \(digits) digits and is read as opaque, as on iOS; Android reads it as fully "
            + "transparent, so write \(form)", at: value.span)
      }
      return color
    } catch {
      diagnostics.error(error.message(expecting: "\(form) or #RRGGBB"), at: value.span)
      return nil
    }
  }
}
