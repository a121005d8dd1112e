import ColorMath
import SourceText

/// A color as the text of a CSS value: hexadecimal digits, a function, a name.
struct CSSColorText {
  private let text: String
  private let bytes: [UInt8]

  /// Takes the whole text of a color.
  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// The edits in the text, as offsets in it.
  func edits(_ place: ColorPlace) throws(EditRefusal) -> [TextEdit] {
    if text.hasPrefix("#") {
      guard let digits = place.hex(mayGrow: true).digits(replacing: text.dropFirst(), place.goal)
      else { throw EditRefusal("'\(text)' cannot be rewritten") }
      return [TextEdit(1..<bytes.count, digits)]
    }
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")) else {
      return [TextEdit(0..<bytes.count, name(place))]
    }
    return try functionEdits(place.goal, open: open)
  }

  /// The new color's name, or its digits if it has none.
  private func name(_ place: ColorPlace) -> String {
    let isUppercase = HexSpelling.isUppercase(text) == true
    if !place.goal.changesAlpha, place.goal.old.isOpaque {
      let names = CSSColor.names(of: place.goal.color.withAlpha(1))
      let isBritish = text.lowercased().contains("grey")
      if let name = names.first(where: { $0.contains("grey") == isBritish }) ?? names.first {
        return isUppercase ? name.uppercased() : name
      }
    }
    let hex = place.goal.color.withAlpha(
      place.goal.changesAlpha ? place.goal.color.alpha : place.goal.old.alpha
    ).hex
    return place.prefersUppercase ? hex : hex.lowercased()
  }

  // MARK: Functions

  /// The scale of a component's numbers.
  private struct Function {
    let space: ColorSpace
    /// The number and the percentage for a component of 1, by its index.
    let numberScale: Double
    let percentageScale: SIMD3<Double>

    init?(_ name: String, space spaceName: String?) {
      if let function = CSSColorFunction(rawValue: name) {
        space = function.space
        numberScale = 1 / function.numberScale
        percentageScale = SIMD3(repeating: 100) / function.percentageScale
      } else {
        // Linear-light Display P3 is read, but is not a space here.
        guard name == "color", let spaceName, let space = ColorSpace(css: spaceName.lowercased()),
          space.isPredefined
        else { return nil }
        self.space = space
        numberScale = 1
        percentageScale = SIMD3(repeating: 100)
      }
    }
  }

  private func functionEdits(
    _ goal: ColorGoal, open: Int
  ) throws(EditRefusal) -> [TextEdit] {
    let name = text(0..<open).lowercased()
    var arguments = arguments(from: open + 1)
    var spaceName: String?
    if name == "color", !arguments.isEmpty { spaceName = text(arguments.removeFirst()) }
    guard let function = Function(name, space: spaceName), (3...4).contains(arguments.count) else {
      throw EditRefusal("\(name)(\(spaceName ?? "")) is read but cannot be written")
    }
    let space = function.space
    let old = space.components(of: goal.old)
    var target = space.components(of: goal.color)
    // A gray has any hue.
    if let hue = space.hueIndex, goal.isGray { target[hue] = old[hue] }
    let ranges = arguments.prefix(3).map(number)
    let parts = ranges.enumerated().map { index, range in
      part(at: index, number: range, in: arguments[index], function)
    }
    let wanted = [target.x, target.y, target.z]
    guard
      let texts = ComponentSpelling.rewritten(
        parts, to: wanted, hue: space.hueIndex,
        accepts: { goal.accepts(space.sRGB($0[0], $0[1], $0[2], alpha: 1)) })
    else { throw EditRefusal("\(name)() cannot express \(goal.color.withAlpha(1).hex)") }
    var edits = zip(ranges, texts).compactMap { range, text in text.map { TextEdit(range, $0) } }
    if goal.changesAlpha { edits.append(alphaEdit(goal, arguments)) }
    return edits
  }

  private func part(
    at index: Int, number: Range<Int>, in argument: Range<Int>, _ function: Function
  ) -> ComponentSpelling {
    let written = text(number)
    let isHue = function.space.hueIndex == index
    let unit = text(number.upperBound..<argument.upperBound).lowercased()
    var scale: Double
    switch unit {
    case "%": scale = function.percentageScale[index]
    case "grad": scale = 1 / 0.9
    case "rad": scale = .pi / 180
    case "turn": scale = 1.0 / 360
    default: scale = isHue ? 1 : function.numberScale
    }
    guard let number = Double(written) else {
      return ComponentSpelling(
        text: written, form: .missing(DecimalSpelling(of: "0")), scale: scale, value: 0)
    }
    return ComponentSpelling(
      text: written, form: .decimal(DecimalSpelling(of: written)), scale: scale,
      value: number / scale)
  }

  private func alphaEdit(_ goal: ColorGoal, _ arguments: [Range<Int>]) -> TextEdit {
    guard arguments.count == 4 else {
      let separator = bytes.contains(UInt8(ascii: ",")) ? ", " : " / "
      let end = arguments[2].upperBound
      return TextEdit(end..<end, separator + ComponentSpelling.alpha(goal, replacing: "0"))
    }
    let range = number(arguments[3])
    let isPercentage = range.upperBound < arguments[3].upperBound
    return TextEdit(
      range,
      ComponentSpelling.alpha(goal, replacing: text(range), scale: isPercentage ? 100 : 1))
  }

  // MARK: Tokens

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The arguments between white space, commas and slashes up to the closing parenthesis.
  private func arguments(from start: Int) -> [Range<Int>] {
    bytes[start...].split {
      switch $0 {
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D, UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: ")"):
        true
      default: false
      }
    }.map(\.indices)
  }

  /// The number at the start of an argument, without its unit; a word completely.
  private func number(_ argument: Range<Int>) -> Range<Int> {
    let isNumber: (UInt8) -> Bool = {
      $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") || "+-.".utf8.contains($0)
    }
    var end = argument.lowerBound
    while end < argument.upperBound, isNumber(bytes[end]) { end += 1 }
    guard end > argument.lowerBound else { return argument }
    if end + 1 < argument.upperBound, bytes[end] | 0x20 == UInt8(ascii: "e"),
      isNumber(bytes[end + 1])
    {
      end += 1
      while end < argument.upperBound, isNumber(bytes[end]) { end += 1 }
    }
    return argument.lowerBound..<end
  }
}
