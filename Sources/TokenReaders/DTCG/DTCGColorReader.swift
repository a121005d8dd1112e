import ColorMath
import DesignTokens
import SourceText

/// Fast reader for color objects without aliases and errors, the usual case, without a value for
/// each part. ``DTCGValueReader`` reads all others and reports their errors.
enum DTCGColorReader {
  /// The color; nil for anything but a plain one.
  static func read(_ value: JSONValue) -> TokenValue? {
    guard value.kind == .object else { return nil }
    var space: ColorSpace?
    var components: [Double] = []
    var alpha = 1.0
    var fallback: SRGBColor?
    for member in value.members {
      if member.isKey("colorSpace") {
        space = member.value.string.flatMap(ColorSpace.init(rawValue:))
      } else if member.isKey("components") {
        components = numbers(member.value)
      } else if member.isKey("alpha") {
        guard let number = member.value.number, (0...1).contains(number) else { return nil }
        alpha = number
      } else if member.isKey("hex") {
        guard let text = member.value.string, text.utf8.count == 7,
          let color = try? SRGBColor(hex: text)
        else { return nil }
        fallback = color
      } else {
        return nil
      }
    }
    guard let space, components.count == 3,
      zip(space.componentRanges, components).allSatisfy({ $0.contains($1) })
    else { return nil }
    let literal = ColorLiteral(space: space, components: components, alpha: alpha)
    if let fallback, !agrees(fallback, with: literal) { return nil }
    return TokenValue(.color(literal), at: value.span)
  }

  /// Finite numbers; empty if anything else stands among them.
  private static func numbers(_ value: JSONValue) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(3)
    for element in value.elements {
      guard let number = element.number, number.isFinite, numbers.count < 3 else { return [] }
      numbers.append(number)
    }
    return numbers
  }

  /// Whether an 8-bit fallback equals the color, except for the rounding of one step, if the color
  /// is in sRGB.
  static func agrees(_ fallback: SRGBColor, with literal: ColorLiteral) -> Bool {
    let color = literal.sRGB
    guard color.isInSRGBGamut else { return true }
    let differences = [
      color.red - fallback.red, color.green - fallback.green, color.blue - fallback.blue,
    ]
    return !differences.contains { abs($0) * 255 > 1.001 }
  }
}
