import ColorMath
import SourceText

/// What names and calls mean that no file declares, by what apps usually call so.
///
/// A reader of one file or of a document sees a part of an app. It takes `scheme` for the scheme,
/// `Color(light:dark:)` for a pair and `Color(hex:)` for a color of digits, and says so.
extension Evaluator {
  private static let schemeWords: Set<String> = [
    "scheme", "appearance", "style", "mode", "interface",
  ]

  /// The value of a name that nobody declares; nil for most.
  func undeclared(_ name: String, _ node: SyntaxNode) -> Value? {
    guard surroundings != nil else { return nil }
    switch name {
    case "isDark", "isDarkMode": return .boolean(ask(.scheme) == 1)
    case "isLight", "isLightMode": return .boolean(ask(.scheme) == 0)
    case "traits", "trait", "traitCollection": return .framework("traits")
    default: break
    }
    let words = Evaluator.words(of: name)
    if words.last == "contrast" { return contrast("ColorSchemeContrast") }
    guard words.contains(where: Evaluator.schemeWords.contains) else { return nil }
    return .enumeration(
      EnumerationValue(
        type: "ColorScheme", name: Choice.scheme.cases[ask(.scheme)], declaration: nil))
  }

  func contrast(_ type: String) -> Value {
    let names = type == "UIAccessibilityContrast" ? ["normal", "high"] : ["standard", "increased"]
    return .enumeration(
      EnumerationValue(type: type, name: names[ask(.contrast)], declaration: nil))
  }

  /// The words of a name in small letters: `colorScheme` is color, scheme.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(contentsOf: character.lowercased())
    }
    return words
  }

  // MARK: Calls

  private static let lightLabels: Set<String> = [
    "light", "lightHex", "lightColor", "lightMode", "any",
  ]
  private static let darkLabels: Set<String> = ["dark", "darkHex", "darkColor", "darkMode"]
  private static let hexLabels: Set<String> = [
    "hex", "hexString", "hexValue", "hexCode", "hexadecimal",
  ]
  private static let colorTypes: Set<String> = ["Color", "UIColor", "NSColor", "CGColor"]

  /// The value of a call that nobody declares; nil for most.
  ///
  /// - Parameters:
  ///   - type: the type that is initialized, or whose function it is.
  ///   - function: the name of the function; nil for an initializer.
  func undeclaredCall(
    of type: String?, _ function: String?, _ arguments: [Argument], _ scope: Scope,
    _ node: SyntaxNode, expecting expected: TypeReference?
  ) -> Value? {
    guard surroundings != nil, !arguments.isEmpty else { return nil }
    let labels = arguments.map { $0.label ?? "_" }
    var made = type.flatMap { Evaluator.colorTypes.contains($0) ? $0 : nil }
    let isColorType = made != nil
    if made == nil, case .framework(let name)? = expected?.unwrapped,
      Evaluator.colorTypes.contains(name)
    {
      made = name
    }
    if labels.count == 2, let light = labels.firstIndex(where: Evaluator.lightLabels.contains),
      let dark = labels.firstIndex(where: Evaluator.darkLabels.contains)
    {
      let chosen = arguments[ask(.scheme) == 1 ? dark : light]
      return colorOfPair(chosen, made ?? "Color", isKnown: made != nil, scope, node)
    }
    if let function {
      guard arguments.count == 1, labels == ["_"], Evaluator.hexLabels.contains(function),
        isColorType || type == nil && made != nil
      else { return nil }
      return digits(arguments[0], made ?? "Color", scope, node)
    }
    if isColorType {
      if Evaluator.hexLabels.contains(labels[0]) {
        return hex(arguments, made ?? "Color", scope, node)
      }
      if labels == ["_"], isDigits(arguments[0], scope) {
        return digits(arguments[0], made ?? "Color", scope, node)
      }
      return nil
    }
    if type?.first?.isUppercase == true, let style = style(arguments, scope, node) { return style }
    return group(type, arguments, scope, node)
  }

  /// Whether an argument is written as a color in digits: `"#1B7A9E"`, `0x1B7A9E`.
  private func isDigits(_ argument: Argument, _ scope: Scope) -> Bool {
    guard let node = argument.node else { return false }
    return node.kind == .number || node.kind == .string && node.text.hasPrefix("\"#")
  }

  /// One color of a pair.
  private func colorOfPair(
    _ argument: Argument, _ type: String, isKnown: Bool, _ scope: Scope, _ node: SyntaxNode
  ) -> Value {
    guard let code = argument.node else { return unknown("the color isn't known", node) }
    if code.kind == .number || code.kind == .string {
      return isKnown
        ? digits(argument, type, scope, code) : unknown("what it makes of digits isn't known", node)
    }
    if code.kind == .implicitMember {
      let name = code.declaredName
      let own = program.types.first { type in
        type.flavour == .enumeration && type.cases.contains { $0.name == name }
      }
      if let own {
        return unknown(
          "'.\(name)' may be a case of '\(own.path)': no file declares what is expected", code)
      }
    }
    switch value(of: argument, .framework(type), scope) {
    case .color(var color):
      color.type = type
      return .color(color)
    case .unknown(let unknown): return .unknown(unknown)
    default: return unknown("it is no color", code)
    }
  }

  private func hex(
    _ arguments: [Argument], _ type: String, _ scope: Scope, _ node: SyntaxNode
  ) -> Value {
    let made = digits(arguments[0], type, scope, node)
    guard arguments.count > 1 else { return made }
    guard arguments.count == 2, ["alpha", "opacity"].contains(arguments[1].label) else {
      let rest = arguments.dropFirst().map { $0.label ?? "_" }.joined(separator: ", ")
      return unknown("the arguments \(rest) are not evaluated", node)
    }
    guard case .color(var color) = made, let literal = color.literal else { return made }
    guard literal.alpha == 1 else {
      return unknown("it has an opacity in its digits and another beside them", node)
    }
    let given = value(of: arguments[1], .framework("Double"), scope)
    guard let alpha = given.double, alpha >= 0, alpha <= 1 else {
      return .unknown(given.unknown ?? Unknown("the opacity is out of range", at: node.span))
    }
    color.base = .literal(
      ColorLiteral(space: literal.space, components: literal.components, alpha: alpha))
    return .color(color)
  }

  /// The color of digits in a text, or of a number with its digits.
  private func digits(
    _ argument: Argument, _ type: String, _ scope: Scope, _ node: SyntaxNode
  ) -> Value {
    guard let surroundings, let code = argument.node else {
      return unknown("the digits aren't known", node)
    }
    var text: String
    if code.kind == .number {
      let written = code.text
      let digits = written.dropFirst(2).filter { $0 != "_" }
      // Whether `0xFFF` is white or `#000FFF` is up to the initializer.
      guard written.hasPrefix("0x"), digits.count == 6 || digits.count == 8 else {
        return unknown(
          "'\(written.prefix(40))' is not a color; expected 0x and 6 or 8 digits", code)
      }
      text = String(digits)
    } else {
      switch evaluate(code, scope, .framework("String")) {
      case .text(let found, _): text = found
      case .unknown(let unknown): return .unknown(unknown)
      default: return unknown("the digits aren't known", code)
      }
    }
    if !surroundings.isNotationStated { findings.assumption = findings.assumption ?? code.span }
    do throws(ColorParseError) {
      let color = try SRGBColor(
        hex: text, notation: surroundings.notation, requiresHash: false)
      let made = ColorValue(
        base: .literal(ColorLiteral(color)), type: type, place: node.span, origin: touched)
      return node == code ? .color(made) : placed(.color(made), by: node, isColorMaker: true)
    } catch {
      return unknown("\(error)", code)
    }
  }

  /// What an initializer of a type that no file declares is given: values by their labels.
  private func group(
    _ type: String?, _ arguments: [Argument], _ scope: Scope, _ node: SyntaxNode
  ) -> Value? {
    guard type?.first?.isUppercase == true, arguments.allSatisfy({ $0.label != nil }) else {
      return nil
    }
    // Where a gradient begins and ends is no color.
    let isGradient = type?.hasSuffix("Gradient") == true
    let parts = arguments.filter { argument in
      !isGradient
        || !["start", "end", "center", "angle"].contains {
          argument.label?.hasPrefix($0) == true
        }
    }
    let values = parts.map { value(of: $0, nil, scope) }
    guard values.contains(where: { holdsColor($0) }) else { return nil }
    return .tuple(values, labels: parts.map { $0.label ?? "" })
  }

  private func holdsColor(_ value: Value) -> Bool {
    switch value {
    case .color: true
    case .tuple(let values, _), .list(let values): values.contains { holdsColor($0) }
    case .instance(let instance): instance.fields.values.contains { holdsColor($0) }
    default: false
    }
  }
}
