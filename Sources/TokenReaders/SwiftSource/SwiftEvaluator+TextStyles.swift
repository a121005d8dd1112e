import SourceText

/// Fonts and the text styles that are made of them.
extension SwiftEvaluator {
  private static let sizeLabels: Set<String> = ["size", "fontSize", "ofSize", "fixedSize"]
  private static let familyLabels: Set<String> = [
    "font", "fontName", "family", "fontFamily", "name", "_",
  ]
  private static let weightLabels: Set<String> = ["weight", "fontWeight"]

  /// Whether a call is one of a font or of a text style, by its labels: a size, and beside it a font
  /// or a weight; or by its name: `system(size:)`.
  static func isTextStyle(_ callee: SwiftExpression, _ arguments: [SwiftArgument]) -> Bool {
    let name = callee.memberName ?? ""
    if case .member(let base?, "weight") = callee.kind { return isTextStyle(base) }
    if case .member(let base?, "bold") = callee.kind { return isTextStyle(base) }
    let labels = Set(arguments.map { $0.label ?? "_" })
    guard !labels.isDisjoint(with: sizeLabels) else { return false }
    return name == "system" || name == "systemFont" || name == "boldSystemFont"
      || !labels.isDisjoint(with: weightLabels)
      || !labels.isDisjoint(with: familyLabels)
  }

  private static func isTextStyle(_ expression: SwiftExpression) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind else { return false }
    return isTextStyle(callee, arguments)
  }

  /// `TextStyle(font: Family.bold, size: 40)`, `Font.system(size: 17, weight: .semibold)`,
  /// `Font.custom("Urbanist-Bold", size: 24)`, `UIFont.systemFont(ofSize: 17, weight: .bold)`, each
  /// with `.weight(_:)` or `.bold()` after it.
  mutating func textStyle(
    _ callee: SwiftExpression, _ arguments: [SwiftArgument], _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftTextStyle {
    if case .member(let base?, let method) = callee.kind, method == "weight" || method == "bold",
      case .call(let inner, let given) = base.kind
    {
      var style = try textStyle(inner, given, context)
      style.weight = arguments.isEmpty ? 700 : try weight(arguments[0].value, context)
      return style
    }
    var style = SwiftTextStyle(family: nil, size: 0, weight: nil)
    var stated: Double?
    for argument in arguments {
      let label = argument.label ?? "_"
      if Self.sizeLabels.contains(label) {
        style.size = try number(argument.value, context)
      } else if Self.weightLabels.contains(label) {
        stated = try weight(argument.value, context)
      } else if Self.familyLabels.contains(label) {
        // `font: .system(size: …)` would be a style within a style.
        style.family = try string(argument.value, context)
      }
    }
    guard style.size > 0 else { throw .notRead("its size is \(style.size)") }
    let name = callee.memberName ?? ""
    style.weight =
      stated ?? style.family.map { SwiftTextStyle.weight(ofFont: $0) }
      ?? (name == "boldSystemFont" ? 700 : 400)
    return style
  }

  private mutating func weight(
    _ expression: SwiftExpression, _ context: SwiftContext
  ) throws(SwiftStop) -> Double {
    if case .member(_, let name) = expression.kind,
      let weight = SwiftTextStyle.weights[name.lowercased()]
    {
      return weight
    }
    let weight = try number(expression, context)
    guard (1...1000).contains(weight) else {
      throw .notRead("a weight of \(weight) is outside 1 to 1000")
    }
    return weight
  }
}
