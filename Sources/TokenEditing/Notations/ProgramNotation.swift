import ColorMath
import Programs
import SourceText

/// Rewrites colors of Kotlin and Dart sources: packed numbers, and components.
///
/// A place is the innermost expression that is a color, or the number that gives one: in
/// `Color(0xFF112233).copy(alpha = 0.5f)` the call of `Color`.
enum ProgramNotation {
  /// How the components of a call are written.
  private struct Components {
    /// The indices of red, green and blue among the arguments.
    let indices: [Int]
    /// That of the opacity; nil if it is not given.
    let alpha: Int?
    /// Whether the components are whole numbers of 0…255, and the opacity too.
    let isWhole: Bool
    let isAlphaWhole: Bool
    /// Whether a color has 8 bits a channel, so that fractions are rounded.
    let isRounded: Bool
  }

  static func edits(_ place: ColorPlace) throws(EditRefusal) -> [TextEdit] {
    guard let expression = Program.expression(in: place.span) else {
      throw EditRefusal("it is more than one expression")
    }
    switch expression.kind {
    case .number: return try packedEdits(expression, place)
    case .call:
      let arguments = expression.arguments
      if arguments.count == 1, arguments[0].value.kind == .number {
        return try packedEdits(arguments[0].value, place)
      }
      return try componentEdits(expression.child(.base)?.path ?? [], arguments, place)
    case .name, .member:
      throw EditRefusal("'\(short(expression, place))' is the name of a color, not its value")
    default: throw EditRefusal("'\(short(expression, place))' is computed")
    }
  }

  // MARK: Packed

  private static func packedEdits(
    _ expression: SyntaxNode, _ place: ColorPlace
  ) throws(EditRefusal) -> [TextEdit] {
    let written = place.text(expression.range)
    let start = expression.range.lowerBound
    guard written.hasPrefix("0x") || written.hasPrefix("0X") else {
      let digits = written.prefix { $0.isNumber || $0 == "_" }
      let bytes = [alpha(of: place)] + place.goal.bytes
      let value = bytes.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return [TextEdit(start..<start + digits.utf8.count, "\(value)")]
    }
    let digits = written.dropFirst(2).prefix { $0.isHexDigit || $0 == "_" }
    guard digits.count(where: { $0 != "_" }) == 8,
      let new = place.hex(mayGrow: false).digits(replacing: digits, place.goal)
    else { throw EditRefusal("'\(written)' has not eight digits") }
    return [TextEdit(start + 2..<start + 2 + digits.utf8.count, new)]
  }

  private static func alpha(of place: ColorPlace) -> UInt8 {
    place.goal.changesAlpha
      ? place.goal.alphaByte : UInt8((min(max(place.goal.old.alpha, 0), 1) * 255).rounded())
  }

  // MARK: Components

  private static func components(
    _ callee: [String], _ arguments: [SyntaxArgument], _ place: ColorPlace
  ) throws(EditRefusal) -> Components {
    let count = arguments.count
    switch callee.last {
    case "fromARGB" where count == 4:
      return Components(
        indices: [1, 2, 3], alpha: 0, isWhole: true, isAlphaWhole: true, isRounded: true)
    case "fromRGBO" where count == 4:
      return Components(
        indices: [0, 1, 2], alpha: 3, isWhole: true, isAlphaWhole: false, isRounded: true)
    case "Color" where count == 3 || count == 4, "from" where count == 4:
      let names = ["red", "green", "blue", "alpha"]
      let found = names.enumerated().map { index, name in
        arguments.firstIndex { $0.label == name }
          ?? (index < count && arguments[index].label == nil ? index : nil)
      }
      guard let red = found[0], let green = found[1], let blue = found[2] else { break }
      let isWhole = arguments.allSatisfy {
        guard $0.value.kind == .number, case .integer? = CodeNumber($0.value.text) else {
          return false
        }
        return true
      }
      return Components(
        indices: [red, green, blue], alpha: found[3],
        isWhole: isWhole && callee.last == "Color",
        isAlphaWhole: isWhole && callee.last == "Color",
        isRounded: callee.last == "Color")
    default: break
    }
    throw EditRefusal("its components are computed, or it has no notation that is written")
  }

  private static func componentEdits(
    _ callee: [String], _ arguments: [SyntaxArgument], _ place: ColorPlace
  ) throws(EditRefusal) -> [TextEdit] {
    let form = try components(callee, arguments, place)
    var numbers: [(range: Range<Int>, spelling: ComponentSpelling)] = []
    for index in form.indices {
      numbers.append(
        try number(arguments[index].value, scale: form.isWhole ? 255 : 1, place))
    }
    let goal = place.goal
    func color(_ parts: [Double]) -> SRGBColor {
      let parts = form.isRounded ? parts.map { ($0 * 255 + 0.5).rounded(.down) / 255 } : parts
      return SRGBColor(red: parts[0], green: parts[1], blue: parts[2])
    }
    let old = color(numbers.map(\.spelling.value))
    guard abs(old.red - goal.old.red) < 1e-9, abs(old.green - goal.old.green) < 1e-9,
      abs(old.blue - goal.old.blue) < 1e-9,
      let texts = ComponentSpelling.rewritten(
        numbers.map(\.spelling), to: [goal.color.red, goal.color.green, goal.color.blue],
        hue: nil, accepts: { goal.accepts(color($0)) })
    else { throw EditRefusal("a component that has to change is computed, not a number") }
    var edits = zip(numbers, texts).compactMap { number, text in
      text.map { TextEdit(number.range, $0) }
    }
    if goal.changesAlpha {
      guard let index = form.alpha else { throw EditRefusal("it has no opacity") }
      let opacity = try number(
        arguments[index].value, scale: form.isAlphaWhole ? 255 : 1, place)
      let text =
        form.isAlphaWhole
        ? "\(goal.alphaByte)"
        : ComponentSpelling.alpha(goal, replacing: opacity.spelling.text)
      edits.append(TextEdit(opacity.range, text))
    }
    return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// A number as an argument, without what tells its type.
  private static func number(
    _ expression: SyntaxNode, scale: Double, _ place: ColorPlace
  ) throws(EditRefusal) -> (range: Range<Int>, spelling: ComponentSpelling) {
    let written = expression.text
    guard expression.kind == .number, let value = CodeNumber(written)?.value else {
      throw EditRefusal("'\(short(expression, place))' is computed")
    }
    let isHexadecimal = written.hasPrefix("0x") || written.hasPrefix("0X")
    let text = isHexadecimal ? written : String(written.prefix { !"fFdDlLuU".contains($0) })
    let start = expression.range.lowerBound
    let range = start..<start + text.utf8.count
    if isHexadecimal {
      let digits = text.dropFirst(2)
      return (
        range,
        ComponentSpelling(
          text: text,
          form: .byte(
            prefix: String(text.prefix(2)), radix: 16, digits: digits.count,
            isUppercase: HexSpelling.isUppercase(digits) ?? place.prefersUppercase),
          scale: scale, value: value / scale)
      )
    }
    var spelling = DecimalSpelling(of: text)
    if spelling.decimals > 0 { spelling.leastDecimals = max(spelling.leastDecimals, 1) }
    return (
      range,
      ComponentSpelling(
        text: text, form: .decimal(spelling), scale: scale, value: value / scale)
    )
  }

  private static func short(_ expression: SyntaxNode, _ place: ColorPlace) -> String {
    let text = place.text(expression.range).replacing("\n", with: " ")
    return text.count <= 40 ? text : text.prefix(40) + "…"
  }
}
