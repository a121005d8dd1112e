import ColorMath
import DesignTokens
import SourceText

/// Reads color objects without aliases, the usual case, without a value for each part.
enum DTCGColorReader {
  /// The color; nil for anything else, and for a wrong one, whose error comes up when the whole
  /// value is read.
  static func read(_ object: JSONValue, _ diagnostics: inout DiagnosticList) -> TokenValue? {
    guard object.kind == .object, let literal = try? ColorLiteral(object) else { return nil }
    checkFallback(object, of: literal, &diagnostics)
    return TokenValue(.color(literal), at: object.span)
  }

  /// `hex` is a fallback; if the color is in sRGB the two must be equal, except for the rounding of
  /// one 8-bit step.
  private static func checkFallback(
    _ object: JSONValue, of literal: ColorLiteral, _ diagnostics: inout DiagnosticList
  ) {
    guard let member = object["hex"], let text = member.string,
      let fallback = try? SRGBColor(hex: text)
    else { return }
    let color = literal.sRGB
    let differences = [
      color.red - fallback.red, color.green - fallback.green, color.blue - fallback.blue,
    ]
    guard color.isInSRGBGamut, differences.contains(where: { abs($0) * 255 > 1.001 }) else {
      return
    }
    let components = color.withAlpha(1).hex.lowercased()
    diagnostics.warning(
      "hex is \(text), but the components are \(components); the components are used",
      at: member.span)
  }
}
