import ColorMath
import DesignTokens
import SourceText

/// Initializers and methods that make colors.
extension SwiftEvaluator {
  mutating func color(
    calling callee: SwiftExpression, _ arguments: [SwiftArgument], as type: SwiftColorType,
    _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftColor {
    if case .closure(let code) = callee.kind, arguments.isEmpty {
      return try result(of: code, context) { evaluator, value, context throws(SwiftStop) in
        try evaluator.color(value, as: type, context)
      }
    }
    if let pair = Self.pair(of: arguments) {
      return try color(inPair: pair, arguments, of: callee, type, context)
    }
    if let shared = sharedColor(of: callee, arguments, expecting: nil, context) {
      return try color(shared.value, as: shared.type, context)
    }
    if let made = try initializedExactly(by: callee, expecting: type, context) {
      return try initialize(made, arguments, context)
    }
    if let function = try function(
      callee, arguments, expecting: type, context)
    {
      return try color(of: function, arguments, context)
    }
    if isHexFunction(callee, arguments, context) {
      return .literal(ColorLiteral(try hexColor(arguments[0].value, context)))
    }
    if case .member(let base?, let method) = callee.kind {
      return try color(applying: method, arguments, to: base, as: type, context)
    }
    throw .notRead("a call of '\(text(callee, context))' is not evaluated")
  }

  /// What an argument of a type's initializer is for.
  enum Parameter {
    case color(SwiftColorType)
    /// A type that the source declares.
    case type(Int)
  }

  /// What an argument is for by the initializers and the properties of a type of the source; nil if
  /// they do not say.
  func parameter(_ label: String, of made: Int?) -> Parameter? {
    guard let made, SwiftColorType(path: program.scopes[made].path) == nil else { return nil }
    let given = program.scopes[made].initializers.lazy.flatMap(\.declaration.parameters)
      .first { $0.label == label }?.type
    let stored = program.scopes[made].properties[label]?.first
      .flatMap { program.properties[$0].declaration.type }
    guard let type = given ?? stored else { return nil }
    if let color = program.colorType(type.path, from: made) { return .color(color) }
    return program.type(type.path, from: made).map(Parameter.type)
  }

  mutating func colorOrHex(
    _ expression: SwiftExpression, as type: SwiftColorType, _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftColor {
    switch expression.kind {
    case .string, .number: return try hexColor(standingAlone: expression, context)
    default: return try color(expression, as: type, context)
    }
  }

  /// The color type whose initializer a callee is: `Color`, `UIColor.init`, `.init`, `Self`.
  func initialized(
    by callee: SwiftExpression, expecting type: SwiftColorType?, _ context: SwiftContext
  ) -> SwiftColorType? {
    if case .member(nil, "init") = callee.kind { return type }
    guard var path = callee.path else { return nil }
    if path.count > 1, path.last == "init" { path.removeLast() }
    if path == ["Self"] || path == ["self"] {
      return SwiftColorType(path: program.scopes[context.scope].path)
    }
    return program.colorType(path, from: context.scope)
  }

  /// The same, with the type aliases that are compiled.
  func initializedExactly(
    by callee: SwiftExpression, expecting type: SwiftColorType?, _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftColorType? {
    guard let made = initialized(by: callee, expecting: type, context) else { return nil }
    guard var path = callee.path, path != ["Self"], path != ["self"] else { return made }
    if path.count > 1, path.last == "init" { path.removeLast() }
    return try lookup.colorType(path, context) ?? made
  }

  // MARK: Methods

  private mutating func color(
    applying method: String, _ arguments: [SwiftArgument], to base: SwiftExpression,
    as type: SwiftColorType, _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftColor {
    guard method == "opacity" || method == "withAlphaComponent", arguments.count == 1,
      arguments[0].label == nil
    else {
      throw .notRead("a call of '\(method)' is not evaluated")
    }
    let amount = try number(arguments[0].value, context)
    guard (0...1).contains(amount) else {
      throw .notRead("an opacity of \(amount) is outside 0 to 1")
    }
    let expected: SwiftColorType =
      method == "opacity" ? .color : type == .color || type == .cgColor ? .uiColor : type
    let color = try color(base, as: expected, context)
    return color.applying(method == "opacity" ? .multiplied(amount) : .replaced(amount))
  }

  // MARK: Initializers

  private mutating func initialize(
    _ type: SwiftColorType, _ arguments: [SwiftArgument], _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftColor {
    let labels = arguments.map { $0.label ?? "_" }
    try refuseOwnMembers(arguments, labels, type, context)
    if let literal = try added(type, arguments, labels, context) { return .literal(literal) }
    switch labels {
    case ["_"]: return try initialize(type, from: arguments[0].value, context)
    case ["_", "bundle"], ["named"], ["named", "bundle"], ["named", "in", "compatibleWith"]:
      return try asset(arguments[0].value, context)
    case ["resource"]: return try resource(arguments[0].value, context)
    case ["dynamicProvider"], ["name", "dynamicProvider"], ["name", "_"]:
      return try adaptive(arguments[arguments.count - 1].value, as: type, context)
    case ["uiColor"], ["nsColor"], ["cgColor"], ["color"]:
      let source: SwiftColorType =
        switch labels[0] {
        case "uiColor": .uiColor
        case "nsColor": .nsColor
        case "cgColor": .cgColor
        default: .color
        }
      return try color(arguments[0].value, as: source, context)
    case _ where SwiftHex.labels.contains(labels.first ?? ""):
      return .literal(try hexLiteral(arguments, labels, context))
    default:
      if let literal = try componentsLiteral(type, arguments, labels, context) {
        return .literal(literal)
      }
      let isFrameworks = labels.first.map(Self.frameworkLabels.contains) ?? true
      throw .notRead(
        "'\(type.name)(\(labels.map { "\($0):" }.joined()))' is not evaluated"
          + (isFrameworks
            ? "" : ": no source declares this initializer; name its file as a source too"))
    }
  }

  /// The first labels of the frameworks' own initializers.
  private static let frameworkLabels: Set<String> = [
    "_", "red", "white", "hue", "calibratedRed", "calibratedWhite", "calibratedHue", "deviceRed",
    "deviceWhite", "deviceHue", "deviceCyan", "genericGamma22White", "srgbRed", "displayP3Red",
    "colorSpace", "colorSpaceModel", "ciColor", "patternImage", "patternSpace", "coder", "from",
    "catalogName", "gray", "dynamicProvider", "genericCMYKCyan",
  ]

  /// `Color("#1B7A9E")`, `Color("Brand/Primary")`, `Color(0x1B7A9E)`, `Color(.label)`,
  /// `Color(UIColor.label)`, `UIColor { … }`.
  private mutating func initialize(
    _ type: SwiftColorType, from value: SwiftExpression, _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftColor {
    switch value.kind {
    case .string(let text?) where text.hasPrefix("#"):
      assume(value, context)
      return .literal(ColorLiteral(try hex.color(text: text)))
    case .string: return try asset(value, context)
    case .number: return .literal(ColorLiteral(try hexColor(value, context)))
    case .closure: return try adaptive(value, as: type, context)
    default: return try color(value, as: type == .color ? .uiColor : .color, context)
    }
  }

  /// A closure that is asked for the color of some traits.
  private mutating func adaptive(
    _ value: SwiftExpression, as type: SwiftColorType, _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftColor {
    guard case .closure(let code) = value.kind else {
      throw .notRead("'\(text(value, context))' is not a closure")
    }
    return try result(of: code, context) { evaluator, value, context throws(SwiftStop) in
      try evaluator.color(value, as: type, context)
    }
  }

  /// A color of an asset catalog that was read before.
  private mutating func asset(
    _ name: SwiftExpression, _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftColor {
    let text = try string(name, context)
    let token = text.split(separator: "/").joined(separator: ".")
    guard lookup.isColorToken(token) else {
      throw .notRead(
        "the asset '\(text)' is not known; name its catalog before this source")
    }
    return .token(names: [token], steps: [])
  }

  /// The color of an asset by its symbol: `UIColor(resource: .brand)`.
  private func resource(
    _ value: SwiftExpression, _ context: SwiftContext
  ) throws(SwiftStop) -> SwiftColor {
    guard let symbol = value.symbol, let token = try lookup.symbols.token(of: symbol) else {
      throw .notRead(
        "the asset '\(text(value, context))' is not known; name its catalog before this source")
    }
    return .token(names: [token], steps: [])
  }

  // MARK: Hexadecimal

  private mutating func hexLiteral(
    _ arguments: [SwiftArgument], _ labels: [String], _ context: SwiftContext
  ) throws(SwiftStop) -> ColorLiteral {
    let color = try hexColor(arguments[0].value, context)
    guard arguments.count > 1 else { return ColorLiteral(color) }
    guard arguments.count == 2, labels[1] == "alpha" || labels[1] == "opacity" else {
      throw .notRead(
        "the arguments \(labels.dropFirst().joined(separator: ", ")) are not evaluated")
    }
    let alpha = try number(arguments[1].value, context)
    guard color.isOpaque else {
      throw .notRead("it has an opacity in its digits and another beside them")
    }
    guard (0...1).contains(alpha) else {
      throw .notRead("an opacity of \(alpha) is outside 0 to 1")
    }
    return ColorLiteral(color.withAlpha(alpha))
  }

  /// Whether a call is `Color.hex(0x1B7A9E)`, or without the type within it: a function of another
  /// source with the name of the usual initializer.
  func isHexFunction(
    _ callee: SwiftExpression, _ arguments: [SwiftArgument], _ context: SwiftContext
  ) -> Bool {
    guard arguments.count == 1, arguments[0].label == nil,
      callee.memberName.map({ !program.functionNames.contains($0) }) ?? true
    else { return false }
    switch callee.kind {
    case .name(let name):
      return SwiftHex.labels.contains(name)
        && SwiftColorType(path: program.scopes[context.scope].path) != nil
    case .member(nil, let name): return SwiftHex.labels.contains(name)
    case .member(let base?, let name):
      return SwiftHex.labels.contains(name)
        && base.path.flatMap { program.colorType($0, from: context.scope) } != nil
    default: return false
    }
  }

  private mutating func assume(_ expression: SwiftExpression, _ context: SwiftContext) {
    guard assumption == nil, !hex.isStated else { return }
    assumption = program.documents[context.document].span(expression.range)
  }

  mutating func hexColor(
    _ expression: SwiftExpression, _ context: SwiftContext
  ) throws(SwiftStop) -> SRGBColor {
    assume(expression, context)
    if case .number(let literal) = expression.kind { return try hex.color(literal: literal) }
    return try hex.color(text: try string(expression, context))
  }
}
