import ColorMath
import SourceText

/// The color object of the Design Tokens format. [DTCG Color 2025.10, format]
struct DTCGColorObject {
  private let object: JSONValue

  init(_ object: JSONValue) {
    self.object = object
  }

  /// The edits, as offsets in the object's text.
  func edits(_ place: ColorPlace) throws(EditRefusal) -> [TextEdit] {
    let goal = place.goal
    guard let space = object["colorSpace"]?.string.flatMap(ColorSpace.init(rawValue:)),
      let list = object["components"], list.kind == .array
    else { throw EditRefusal("it is not a color object") }
    let elements = Array(list.elements)
    let numbers = elements.map(\.number)
    guard elements.count == 3,
      elements.indices.allSatisfy({ numbers[$0] != nil || elements[$0].string == "none" })
    else {
      throw EditRefusal("a component is an alias; change what it points to")
    }
    let old = space.components(of: goal.old)
    var target = space.components(of: goal.color)
    // A gray has any hue.
    if let hue = space.hueIndex, goal.isGray { target[hue] = old[hue] }
    let parts = zip(elements, numbers).map { element, number in
      let text = element.literal
      let spelling = DecimalSpelling(of: number == nil ? "0" : text)
      return ComponentSpelling(
        text: text, form: number == nil ? .missing(spelling) : .decimal(spelling), scale: 1,
        value: number ?? 0)
    }
    guard
      let texts = ComponentSpelling.rewritten(
        parts, to: [target.x, target.y, target.z], hue: space.hueIndex,
        accepts: { components in
          zip(components, space.componentRanges).allSatisfy { $1.contains($0) }
            && goal.accepts(space.sRGB(components[0], components[1], components[2], alpha: 1))
        })
    else {
      throw EditRefusal("\(space.rawValue) cannot express \(goal.color.withAlpha(1).hex)")
    }
    var edits = zip(elements, texts).compactMap { element, text in
      text.map { TextEdit(element.span.range, $0) }
    }
    if goal.changesAlpha { edits.append(try alphaEdit(goal, after: list)) }
    if let hex = object["hex"] { edits += try hexEdits(hex, place) }
    return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func alphaEdit(
    _ goal: ColorGoal, after components: JSONValue
  ) throws(EditRefusal) -> TextEdit {
    guard let alpha = object["alpha"] else {
      // In the layout of the components: on separate lines or not.
      let file = components.span.file
      let key = object.members.first { $0.key == "components" }?.keySpan.range.lowerBound ?? 0
      let space = file.bytes[..<key].reversed().prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
      // No edit adds a line, so it follows the components on the same line.
      let separator = space.contains(0x0A) ? " " : String(decoding: space.reversed(), as: UTF8.self)
      let end = components.span.range.upperBound
      return TextEdit(
        end..<end,
        ",\(separator)\"alpha\": \(ComponentSpelling.alpha(goal, replacing: "0"))")
    }
    guard alpha.number != nil || alpha.string == "none" else {
      throw EditRefusal("the opacity is an alias; change what it points to")
    }
    return TextEdit(
      alpha.span.range,
      ComponentSpelling.alpha(goal, replacing: alpha.number == nil ? "0" : alpha.literal))
  }

  /// `hex` is the fallback for tools that do not know the space; its opacity is in `alpha`.
  private func hexEdits(_ hex: JSONValue, _ place: ColorPlace) throws(EditRefusal) -> [TextEdit] {
    guard let text = hex.string, text.hasPrefix("#") else {
      throw EditRefusal("its hex is an alias; change what it points to")
    }
    let goal = ColorGoal(
      color: place.goal.color.withAlpha(1), old: place.goal.old.withAlpha(1),
      tolerance: place.goal.tolerance)
    let inner = ColorPlace(
      span: hex.span, goal: goal, notation: .alphaLast, prefersUppercase: place.prefersUppercase)
    let range = hex.span.range.lowerBound + 1..<hex.span.range.upperBound - 1
    return try QuotedColor(range: range, text: text).edits(inner)
  }
}
