import ColorMath
import Programs
import SourceText

/// The colors of Flutter. [api.flutter.dev, dart-ui/Color]
struct FlutterColors: CodeColorLanguage {
  let dialect = CodeDialect.dart
  static let types: Set<String> = [
    "Color", "MaterialColor", "MaterialAccentColor", "ColorSwatch", "Colors",
  ]
  let colorTypes = Self.types
  let themeTypes: Set<String> = ["ThemeData", "CupertinoThemeData"]
  let copyMethods: Set<String> = ["copyWith"]
  let declaresConstructorsAsCalls = true
  let defaultName = "the default of Flutter applies"

  func declarations(in document: CodeDocument, at index: Int) -> CodeProgram.File {
    var walker = DartDeclarations(document, number: index)
    walker.walk()
    typeFields(of: &walker.file)
    return walker.file
  }

  /// `this.name` in a constructor has the type of the field.
  private func typeFields(of file: inout CodeProgram.File) {
    for index in file.initializers.indices {
      let type = file.initializers[index].type
      let fields = file.fields[type] ?? [:]
      file.initializers[index].parameters = file.initializers[index].parameters.map { parameter in
        guard parameter.type.contains("this"), let words = fields[parameter.name] else {
          return parameter
        }
        return parameter.typed(words)
      }
    }
  }

  // MARK: Calls

  func color(
    of path: [String], _ arguments: [CodeArgument], _ scope: CodeScope, _ evaluator: CodeEvaluator
  ) throws(CodeStop) -> SRGBColor? {
    func numbers(_ count: Int) throws(CodeStop) -> [CodeAmount] {
      guard arguments.count == count, arguments.allSatisfy({ $0.label == nil }) else {
        throw CodeStop("it needs \(count) numbers")
      }
      var numbers: [CodeAmount] = []
      for argument in arguments { numbers.append(try evaluator.number(argument.value, scope)) }
      return numbers
    }
    switch Self.withoutPrefix(path) {
    case ["Color"]:
      let value = try numbers(1)[0]
      guard let number = value.whole else { throw CodeStop("its number is not whole") }
      return CodeColorNumbers.color(packed: number)
    case ["MaterialColor"], ["MaterialAccentColor"], ["ColorSwatch"]:
      guard let first = arguments.first,
        let number = try evaluator.number(first.value, scope).whole
      else { throw CodeStop("its number is not whole") }
      return CodeColorNumbers.color(packed: number)
    case ["Color", "fromARGB"]:
      let parts = try Self.bytes(numbers(4))
      return SRGBColor(red8: parts[1], green8: parts[2], blue8: parts[3], alpha8: parts[0])
    case ["Color", "fromRGBO"]:
      let parts = try numbers(4)
      let bytes = try Self.bytes(Array(parts.prefix(3)))
      return SRGBColor(red8: bytes[0], green8: bytes[1], blue8: bytes[2], alpha8: 255)
        .withAlpha(try Self.unit(parts[3]))
    case ["Color", "from"]:
      return try named(arguments, scope, evaluator)
    default: return nil
    }
  }

  /// `Color.from(alpha: …, red: …, green: …, blue: …)`, each 0…1.
  private func named(
    _ arguments: [CodeArgument], _ scope: CodeScope, _ evaluator: CodeEvaluator
  ) throws(CodeStop) -> SRGBColor {
    var parts: [String: Double] = [:]
    for argument in arguments {
      if argument.label == "colorSpace" {
        guard argument.value.path?.last == "sRGB" else {
          throw CodeStop("a color space other than sRGB is not read")
        }
        continue
      }
      parts[argument.label ?? ""] = try Self.unit(evaluator.number(argument.value, scope))
    }
    guard let alpha = parts["alpha"], let red = parts["red"], let green = parts["green"],
      let blue = parts["blue"]
    else { throw CodeStop("it needs alpha, red, green and blue") }
    return SRGBColor(red: red, green: green, blue: blue).withAlpha(alpha)
  }

  private static func bytes(_ numbers: [CodeAmount]) throws(CodeStop) -> [UInt8] {
    guard numbers.allSatisfy({ $0.whole != nil }) else { throw CodeStop("a number is not whole") }
    return numbers.map { UInt8(truncatingIfNeeded: $0.whole ?? 0) }
  }

  private static func unit(_ amount: CodeAmount) throws(CodeStop) -> Double {
    guard amount.value >= 0, amount.value <= 1 else {
      throw CodeStop("a component is \(amount.value), outside of 0 to 1")
    }
    return amount.value
  }

  /// `material.Colors` is `Colors`.
  private static func withoutPrefix(_ path: [String]) -> [String] {
    Array(path.drop { $0.first?.isLowercase == true && path.count > 1 })
  }

  // MARK: Names and methods

  func color(named path: [String]) throws(CodeStop) -> SRGBColor? {
    let path = Self.withoutPrefix(path)
    guard path.first == "Colors" || path.first == "CupertinoColors" else { return nil }
    let name = path.joined(separator: ".")
    guard path[0] == "Colors", let value = FlutterPalette.color(Array(path.dropFirst())) else {
      throw CodeStop("'\(name)' is not a color of Flutter that is known here")
    }
    return CodeColorNumbers.color(packed: value)
  }

  func alpha(
    of method: String, _ arguments: [CodeArgument], _ scope: CodeScope, _ evaluator: CodeEvaluator
  ) throws(CodeStop) -> Double? {
    switch method {
    case "withOpacity":
      // It rounds, as `withAlpha((255 * opacity).round())`.
      return Double(CodeColorNumbers.byte(try Self.unit(single(arguments, scope, evaluator)))) / 255
    case "withAlpha":
      return Double(try Self.bytes([single(arguments, scope, evaluator)])[0]) / 255
    case "withValues":
      guard arguments.count == 1, arguments[0].label == "alpha" else {
        throw CodeStop("'withValues' of anything but the opacity is not read")
      }
      return try Self.unit(evaluator.number(arguments[0].value, scope))
    default: return nil
    }
  }

  private func single(
    _ arguments: [CodeArgument], _ scope: CodeScope, _ evaluator: CodeEvaluator
  ) throws(CodeStop) -> CodeAmount {
    guard arguments.count == 1, arguments[0].label == nil else {
      throw CodeStop("it needs one number")
    }
    return try evaluator.number(arguments[0].value, scope)
  }

  // MARK: Schemes

  func scheme(of path: [String]) -> CodeSchemeForm? {
    switch Self.withoutPrefix(path) {
    case ["ColorScheme"]: Self.form(nil)
    case ["ColorScheme", "light"]: Self.form("light", FlutterSchemeDefaults.light)
    case ["ColorScheme", "dark"]: Self.form("dark", FlutterSchemeDefaults.dark)
    case ["ColorScheme", "highContrastLight"]: Self.form("light")
    case ["ColorScheme", "highContrastDark"]: Self.form("dark")
    case ["ColorScheme", "fromSeed"]:
      CodeSchemeForm(
        type: "ColorScheme", scheme: nil, roles: MaterialRoles.flutter,
        missing: "ColorScheme.fromSeed computes it",
        others: ["seedColor", "dynamicSchemeVariant", "contrastLevel"])
    default: nil
    }
  }

  private static func form(
    _ scheme: String?, _ defaults: [String: Int64] = [:]
  ) -> CodeSchemeForm {
    CodeSchemeForm(
      type: "ColorScheme", scheme: scheme, roles: MaterialRoles.flutter,
      defaults: defaults.mapValues(CodeColorNumbers.color(packed:)))
  }

  func isList(_ path: [String]) -> Bool { false }

  func scheme(saidBy argument: CodeArgument) -> String? {
    switch (argument.label, argument.value.kind) {
    case ("brightness", .member(_, "light")): "light"
    case ("brightness", .member(_, "dark")): "dark"
    case ("brightness", _): nil
    case ("isDark", .boolean(let flag)), ("isDarkMode", .boolean(let flag)),
      ("dark", .boolean(let flag)):
      flag ? "dark" : "light"
    case ("isLight", .boolean(let flag)), ("light", .boolean(let flag)): flag ? "light" : "dark"
    default: nil
    }
  }
}
