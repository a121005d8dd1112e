import ColorMath
import SourceText

/// A color as the text of a CSS value: hexadecimal digits, a function, a name.
struct CSSColorText {
  private let text: String
  private let tokens: CSSTokens
  /// How much of the text comes before what is written in the file.
  private let prefixLength: Int

  /// Takes the whole text of a color.
  init(_ text: String) {
    self.text = text
    tokens = CSSTokens(text)
    prefixLength = 0
  }

  /// Takes the components of a color without their function.
  init(_ channels: ColorChannels) {
    let prefix = "\(channels.function.rawValue)("
    text = prefix + channels.text + ")"
    tokens = CSSTokens(text)
    prefixLength = prefix.utf8.count
  }

  /// The edits in the text as it is written, as offsets in it.
  func edits(_ place: ColorPlace) throws(EditRefusal) -> [TextEdit] {
    let edits = try wholeEdits(place)
    return edits.map {
      TextEdit(
        $0.range.lowerBound - prefixLength..<$0.range.upperBound - prefixLength, $0.replacement)
    }
  }

  private func wholeEdits(_ place: ColorPlace) throws(EditRefusal) -> [TextEdit] {
    if text.hasPrefix("#") {
      guard let digits = place.hex(mayGrow: true).digits(replacing: text.dropFirst(), place.goal)
      else { throw EditRefusal("'\(text)' cannot be rewritten") }
      return [TextEdit(1..<text.utf8.count, digits)]
    }
    guard let function = tokens.only, tokens[function].kind == .function else {
      return [TextEdit(0..<text.utf8.count, name(place))]
    }
    return try functionEdits(place.goal, function)
  }

  /// The new color's name, or its digits if it has none. What is no name itself, such as Android's
  /// `@android:color/white`, stands where names of CSS mean nothing.
  private func name(_ place: ColorPlace) -> String {
    let isUppercase = HexSpelling.isUppercase(text) == true
    if !place.goal.changesAlpha, place.goal.old.isOpaque, CSSColorKeywords.isName(text) {
      let names = CSSColorKeywords.names(of: place.goal.color.withAlpha(1))
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

  private func functionEdits(_ goal: ColorGoal, _ index: Int) throws(EditRefusal) -> [TextEdit] {
    let name = tokens.text(at: index).lowercased()
    let group = tokens.group(at: index)
    var arguments = group.range.filter { ![.space, .comma, .delimiter].contains(group[$0].kind) }
    var spaceName: String?
    if name == "color", !arguments.isEmpty { spaceName = tokens.text(at: arguments.removeFirst()) }
    guard let function = Function(name, space: spaceName), (3...4).contains(arguments.count) else {
      throw EditRefusal("\(name)(\(spaceName ?? "")) is read but cannot be written")
    }
    let space = function.space
    let old = space.components(of: goal.old)
    var target = space.components(of: goal.color)
    // A gray has any hue.
    if let hue = space.hueIndex, goal.isGray { target[hue] = old[hue] }
    let parts = arguments.prefix(3).enumerated().map { part(at: $0, $1, function) }
    let wanted = [target.x, target.y, target.z]
    guard
      let texts = ComponentSpelling.rewritten(
        parts, to: wanted, hue: space.hueIndex,
        accepts: { goal.accepts(space.sRGB($0[0], $0[1], $0[2], alpha: 1)) })
    else { throw EditRefusal("\(name)() cannot express \(goal.color.withAlpha(1).hex)") }
    var edits = zip(arguments, texts).compactMap { argument, text in
      text.map { TextEdit(number(argument), $0) }
    }
    if goal.changesAlpha { edits.append(alphaEdit(goal, arguments)) }
    return edits
  }

  private func part(
    at index: Int, _ argument: Int, _ function: Function
  ) -> ComponentSpelling {
    let (value, range, unit) = tokens.number(at: argument)
    let scale: Double =
      switch unit {
      case "%": function.percentageScale[index]
      case "grad": 1 / 0.9
      case "rad": .pi / 180
      case "turn": 1.0 / 360
      default: function.space.hueIndex == index ? 1 : function.numberScale
      }
    guard !range.isEmpty else {
      return ComponentSpelling(
        text: tokens.text(at: argument), form: .missing(DecimalSpelling(of: "0")), scale: scale,
        value: 0)
    }
    let written = text(range)
    return ComponentSpelling(
      text: written, form: .decimal(DecimalSpelling(of: written)), scale: scale,
      value: value / scale)
  }

  private func alphaEdit(_ goal: ColorGoal, _ arguments: [Int]) -> TextEdit {
    guard arguments.count == 4 else {
      let hasCommas = tokens.range.contains { tokens[$0].kind == .comma }
      let end = tokens[arguments[2]].range.upperBound
      return TextEdit(
        end..<end,
        (hasCommas ? ", " : " / ") + ComponentSpelling.alpha(goal, replacing: "0"))
    }
    let range = number(arguments[3])
    let isPercentage = tokens[arguments[3]].kind == .percentage
    return TextEdit(
      range,
      ComponentSpelling.alpha(goal, replacing: text(range), scale: isPercentage ? 100 : 1))
  }

  /// The place of an argument's number without its unit; of a word, all of it.
  private func number(_ argument: Int) -> Range<Int> {
    let range = tokens.number(at: argument).range
    return range.isEmpty ? tokens[argument].range : range
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }
}
