import ColorMath
import Programs
import SourceText

/// Rewrites colors of Swift sources: hexadecimal literals, and components.
///
/// A place is the innermost expression that is a color: in `Color(UIColor(white: 0.5, alpha: 1))`
/// the `UIColor`, and in `x.opacity(0.5)` the `x`.
enum SwiftNotation {
  static func edits(_ place: ColorPlace) throws(EditRefusal) -> [TextEdit] {
    guard let expression = SwiftParser.expression(at: place.span) else {
      throw EditRefusal("it is more than one expression")
    }
    return try edits(expression, place)
  }

  private static let hexLabels: Set<String> = [
    "hex", "hexString", "hexValue", "hexCode", "hexadecimal",
  ]
  private static let alphaLabels: Set<String> = ["opacity", "alpha"]

  private static func edits(
    _ expression: SyntaxNode, _ place: ColorPlace
  ) throws(EditRefusal) -> [TextEdit] {
    let expression = expression.bare
    switch expression.kind {
    case .string, .number: return try hexEdits(expression, place)
    case .macro where expression.declaredName == "#colorLiteral":
      return try componentEdits(expression.arguments, of: nil, place)
    case .call:
      return try edits(expression.arguments, of: expression.child(.base).flatMap(typeName), place)
    case .name, .member, .implicitMember:
      throw EditRefusal("'\(short(expression, place))' is the name of a color, not its value")
    default: throw EditRefusal("'\(short(expression, place))' is computed")
    }
  }

  /// The initialized type: for `SwiftUI.Color.init` it is `Color`; nil for `.init` and `Self`.
  private static func typeName(_ callee: SyntaxNode) -> String? {
    var names = callee.path ?? callee.impliedPath ?? []
    if names.last == "init" { names.removeLast() }
    return names.last == "Self" ? nil : names.last
  }

  /// The edits of an initializer's arguments.
  private static func edits(
    _ arguments: [SyntaxArgument], of type: String?, _ place: ColorPlace
  ) throws(EditRefusal) -> [TextEdit] {
    guard let first = arguments.first else { throw EditRefusal("it is computed") }
    if hexLabels.contains(first.label ?? "") {
      let alpha = arguments.dropFirst().first { alphaLabels.contains($0.label ?? "") }
      guard let alpha, place.goal.changesAlpha else { return try hexEdits(first.value, place) }
      let kept = ColorPlace(
        span: place.span,
        goal: ColorGoal(
          color: place.goal.color.withAlpha(place.goal.old.alpha), old: place.goal.old,
          tolerance: place.goal.tolerance),
        notation: place.notation, prefersUppercase: place.prefersUppercase)
      return try hexEdits(first.value, kept) + [alphaEdit(alpha.value, place)]
    }
    if arguments.count == 1, first.label == nil { return try hexEdits(first.value, place) }
    return try componentEdits(arguments, of: type, place)
  }

  // MARK: Hexadecimal

  private static func hexEdits(
    _ expression: SyntaxNode, _ place: ColorPlace
  ) throws(EditRefusal) -> [TextEdit] {
    let expression = expression.bare
    let written = place.text(expression.range)
    let body: Substring
    if expression.kind == .number, written.hasPrefix("0x") {
      body = written.dropFirst(2)
    } else if let text = expression.constantText {
      let marks = written.prefix { $0 == "#" }.count + 1
      body = written.dropFirst(marks).dropLast(marks)
      guard body == text else { throw EditRefusal("the string is written with escapes") }
    } else {
      throw EditRefusal("'\(short(expression, place))' is not a literal; change the literal itself")
    }
    let digits = body.drop { $0 == "#" }
    // How many digits an initializer accepts is unknown.
    guard
      let new = place.hex(mayGrow: expression.kind == .string).digits(replacing: digits, place.goal)
    else {
      throw EditRefusal(
        "'\(written)' has no opacity; its initializer may not accept eight digits")
    }
    let start = expression.range.lowerBound + written[..<digits.startIndex].utf8.count
    return [TextEdit(start..<start + digits.utf8.count, new)]
  }

  // MARK: Components

  private static func componentEdits(
    _ arguments: [SyntaxArgument], of type: String?, _ place: ColorPlace
  ) throws(EditRefusal) -> [TextEdit] {
    let first = arguments.first.flatMap { $0.label == nil ? $0.value : nil }
    let space = first.flatMap { ($0.path ?? $0.impliedPath)?.last }
    let alpha = arguments.first { alphaLabels.contains($0.label ?? "") }?.value
    let components = arguments.filter { $0.label != nil && !alphaLabels.contains($0.label ?? "") }
    let numbers = components.map { SwiftNumber($0.value, in: place.span.file) }
    let goal = place.goal
    let models = SwiftComponents.models(
      labels: components.map { $0.label ?? "" }, type: type, space: space)
    // The numbers must give the color that was read.
    guard
      let model = models.first(where: { model in
        guard let old = model.components(goal.old) else { return false }
        return zip(numbers, old).allSatisfy { number, old in
          number.value.map { abs($0 - old) < 1e-9 } ?? true
        } || model.matches(numbers.map(\.value), goal.old)
      })
    else { throw EditRefusal("its components are computed, or their color space is unknown") }
    guard var target = model.components(goal.color), let old = model.components(goal.old) else {
      throw EditRefusal("a white cannot express \(goal.color.withAlpha(1).hex); it is not a gray")
    }
    if let hue = model.hue, goal.isGray { target[hue] = old[hue] }
    let parts = zip(numbers, old).map { number, old in number.spelling(old) }
    guard
      let texts = ComponentSpelling.rewritten(
        parts, to: target, hue: model.hue, accepts: { goal.accepts(model.sRGB($0)) })
    else { throw EditRefusal("a component that has to change is computed, not a number") }
    var edits = zip(numbers, texts).compactMap { number, text in
      text.map { TextEdit(number.range, $0) }
    }
    if goal.changesAlpha {
      guard let alpha else {
        guard let last = components.last, !models.isEmpty else {
          throw EditRefusal("it has no opacity")
        }
        // Only SwiftUI's initializers may omit it.
        let end = last.value.range.upperBound
        let text = ComponentSpelling.alpha(goal, replacing: "0.0")
        return edits + [TextEdit(end..<end, ", opacity: \(text)")]
      }
      edits.append(try alphaEdit(alpha, place))
    }
    return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func alphaEdit(
    _ expression: SyntaxNode, _ place: ColorPlace
  ) throws(EditRefusal) -> TextEdit {
    let number = SwiftNumber(expression, in: place.span.file)
    guard number.value != nil else {
      throw EditRefusal("its opacity '\(short(expression, place))' is computed")
    }
    let text = ComponentSpelling.alpha(
      place.goal, replacing: place.text(number.range), scale: number.scale)
    return TextEdit(number.range, text)
  }

  private static func short(_ expression: SyntaxNode, _ place: ColorPlace) -> String {
    let text = place.text(expression.range).replacing("\n", with: " ")
    return text.count <= 40 ? text : text.prefix(40) + "…"
  }
}
