import ColorMath
import SourceText
import TokenReaders

/// Rewrites the components of color sets, each in its own notation.
enum ColorSetNotation {
  static func edits(_ place: ColorPlace) throws(EditRefusal) -> [TextEdit] {
    let color = try JSONNotation.value(at: place)
    guard let name = color["color-space"]?.string, let space = AssetColorSpace(rawValue: name),
      let components = color["components"]
    else {
      throw EditRefusal(
        color["reference"] == nil
          ? "it is not a color of a color set"
          : "it is a color of the system, which has no components"
      )
    }
    let goal = place.goal
    guard let target = space.components(of: goal.color) else {
      throw EditRefusal(
        "\(space.rawValue) contains only grays, and \(goal.color.withAlpha(1).hex) is not one; choose "
          + "another color-space first")
    }
    let values = space.componentNames.compactMap { components[$0] }
    guard values.count == target.count else { throw EditRefusal("a component is missing") }
    let texts = values.map { $0.string ?? $0.literal }
    guard
      zip(values, texts).allSatisfy({
        $0.kind == .number || $0.span.range.count == $1.utf8.count + 2
      })
    else { throw EditRefusal("a component is written with escapes") }
    let isOf255 = isOf255(values, texts)
    let parts = texts.map { part($0, isOf255: isOf255, place) }
    guard
      let written = ComponentSpelling.rewritten(
        parts, to: target, hue: nil,
        accepts: { values in
          let isInRange = space.isExtended || values.allSatisfy { (0...1).contains($0) }
          return isInRange && goal.accepts(space.sRGB(values, alpha: 1))
        })
    else {
      throw EditRefusal(
        "whole numbers of 255 in \(space.rawValue) cannot express \(goal.color.withAlpha(1).hex); write "
          + "the components as fractions first")
    }
    let offset = place.span.range.lowerBound
    var edits = zip(values, written).compactMap { value, text in
      text.map { edit(value, $0, offset) }
    }
    if goal.changesAlpha {
      guard let alpha = components["alpha"] else { throw EditRefusal("it has no opacity") }
      let text = ComponentSpelling.alpha(goal, replacing: alpha.string ?? alpha.literal)
      edits.append(edit(alpha, text, offset))
    }
    return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Replaces the text of a value between its quotes.
  private static func edit(_ value: JSONValue, _ text: String, _ offset: Int) -> TextEdit {
    let quotes = value.kind == .string ? 1 : 0
    let range = value.span.range
    return TextEdit(
      offset + range.lowerBound + quotes..<offset + range.upperBound - quotes, text)
  }

  /// Whether the components range from 0 to 255, which is decided for all of them together.
  private static func isOf255(_ values: [JSONValue], _ texts: [String]) -> Bool {
    if texts.contains(where: isHexadecimal) { return true }
    guard texts.allSatisfy({ $0.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }) else {
      return false
    }
    return values.contains { $0.kind == .string } || texts.contains { (Double($0) ?? 0) > 1 }
  }

  private static func isHexadecimal(_ text: String) -> Bool { text.lowercased().hasPrefix("0x") }

  private static func part(
    _ text: String, isOf255: Bool, _ place: ColorPlace
  ) -> ComponentSpelling {
    let scale = isOf255 ? 255.0 : 1
    if isHexadecimal(text) {
      let digits = text.dropFirst(2)
      return ComponentSpelling(
        text: text,
        form: .byte(
          prefix: String(text.prefix(2)), radix: 16, digits: digits.count,
          isUppercase: HexSpelling.isUppercase(digits) ?? place.prefersUppercase),
        scale: scale, value: Double(UInt8(digits, radix: 16) ?? 0) / scale)
    }
    // With a decimal point it would be a fraction.
    if isOf255 {
      return ComponentSpelling(
        text: text, form: .byte(prefix: "", radix: 10, digits: 1, isUppercase: false), scale: scale,
        value: (Double(text) ?? 0) / scale)
    }
    return ComponentSpelling(
      text: text, form: .decimal(DecimalSpelling(of: text, keepsZeros: true)), scale: scale,
      value: (Double(text) ?? 0) / scale)
  }
}
