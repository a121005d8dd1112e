import ColorMath
import DesignTokens
import SourceText

/// The colors of Jetpack Compose. [androidx.compose.ui.graphics.Color]
///
/// A color in sRGB has 8 bits a channel and for its opacity, so numbers with fractions are rounded.
struct ComposeColors: CodeColorLanguage {
  let dialect = CodeDialect.kotlin
  let colorTypes: Set<String> = ["Color"]
  let themeTypes: Set<String> = []
  let copyMethods: Set<String> = ["copy"]
  let declaresConstructorsAsCalls = false
  let defaultName = "the default of Material applies, which differs between its versions"
  /// What gives the colors that a color scheme does not; nil if the policy does not say it.
  var defaults: FrameworkDefaults?

  func declarations(in document: CodeDocument, at index: Int) -> CodeProgram.File {
    var walker = KotlinDeclarations(document, number: index)
    walker.walk()
    return walker.file
  }

  func surroundings(of index: Int, in document: CodeDocument) -> CodeSurroundings? {
    KotlinSurroundings(of: index, in: document).map {
      CodeSurroundings(owner: $0.owner, locals: $0.locals, names: $0.names, variable: $0.variable)
    }
  }

  // MARK: Calls

  func color(
    of path: [String], _ arguments: [CodeArgument], _ scope: CodeScope, _ evaluator: CodeEvaluator
  ) throws(CodeStop) -> SRGBColor? {
    switch Self.withoutPackage(path) {
    case ["Color"]:
      if arguments.count == 1 { return try packed(arguments[0], scope, evaluator) }
      return try rgb(arguments, scope, evaluator)
    case ["Color", "hsl"]:
      let parts = try components(
        arguments, ["hue", "saturation", "lightness"], scope, evaluator)
      let color = HSLColor(
        hue: try Self.hue(parts[0]), saturation: try Self.unit(parts[1]),
        lightness: try Self.unit(parts[2])
      ).sRGB
      return Self.rounded(color, alpha: try Self.unit(parts[3]))
    case ["Color", "hsv"]:
      let parts = try components(arguments, ["hue", "saturation", "value"], scope, evaluator)
      let color = HSBColor(
        hue: try Self.hue(parts[0]), saturation: try Self.unit(parts[1]),
        brightness: try Self.unit(parts[2])
      ).sRGB
      return Self.rounded(color, alpha: try Self.unit(parts[3]))
    default: return nil
    }
  }

  /// `androidx.compose.ui.graphics.Color` is `Color`.
  private static func withoutPackage(_ path: [String]) -> [String] {
    Array(path.drop { $0.first?.isLowercase == true && path.count > 1 })
  }

  /// `Color(0xAARRGGBB)`: the lower 32 bits of the number.
  private func packed(
    _ argument: CodeArgument, _ scope: CodeScope, _ evaluator: CodeEvaluator
  ) throws(CodeStop) -> SRGBColor {
    guard argument.label == nil || argument.label == "color" else {
      throw CodeStop("'\(argument.label ?? "")' is no argument of a color")
    }
    if let text = Self.parsedText(argument.value) {
      do {
        return try SRGBColor(hex: text, notation: .alphaFirst)
      } catch {
        throw CodeStop("\(error)")
      }
    }
    guard case .integer(let value, let isUnsigned) = try evaluator.number(argument.value, scope)
    else { throw CodeStop("its number is not whole") }
    guard !isUnsigned else { throw CodeStop("a packed value of another color space is not read") }
    return CodeColorNumbers.color(packed: value)
  }

  /// The text of `Color.parseColor("#…")` or of `"#…".toColorInt()`.
  private static func parsedText(_ value: CodeExpression) -> String? {
    guard case .call(let callee, let arguments) = value.kind else { return nil }
    if callee.path?.last == "parseColor", arguments.count == 1,
      case .string(let text?) = arguments[0].value.kind
    {
      return text
    }
    if case .member(let base?, "toColorInt") = callee.kind, arguments.isEmpty,
      case .string(let text?) = base.kind
    {
      return text
    }
    return nil
  }

  /// `Color(red, green, blue, alpha, colorSpace)`: whole numbers of 0…255, or others of 0…1.
  private func rgb(
    _ arguments: [CodeArgument], _ scope: CodeScope, _ evaluator: CodeEvaluator
  ) throws(CodeStop) -> SRGBColor {
    let parts = try components(arguments, ["red", "green", "blue"], scope, evaluator)
    let given = parts.compactMap { $0 }
    if given.allSatisfy({ $0.whole != nil }) {
      let bytes = given.map { UInt8(truncatingIfNeeded: $0.whole ?? 0) }
      return SRGBColor(
        red8: bytes[0], green8: bytes[1], blue8: bytes[2], alpha8: bytes.count > 3 ? bytes[3] : 255)
    }
    guard given.allSatisfy({ $0.whole == nil }) else {
      throw CodeStop("some of its numbers are whole, and others are not")
    }
    let color = SRGBColor(
      red: try Self.unit(parts[0]), green: try Self.unit(parts[1]), blue: try Self.unit(parts[2]))
    return Self.rounded(color, alpha: try Self.unit(parts[3]))
  }

  /// The three components and the opacity; nil for an opacity that is not given.
  private func components(
    _ arguments: [CodeArgument], _ names: [String], _ scope: CodeScope, _ evaluator: CodeEvaluator
  ) throws(CodeStop) -> [CodeAmount?] {
    let names = names + ["alpha", "colorSpace"]
    var found: [CodeAmount?] = Array(repeating: nil, count: 4)
    for (index, argument) in arguments.enumerated() {
      guard let position = argument.label.map({ names.firstIndex(of: $0) }) ?? index,
        position < names.count
      else { throw CodeStop("'\(argument.label ?? "")' is no argument of a color") }
      if position == 4 {
        guard argument.value.path?.last == "Srgb" else {
          throw CodeStop("a color space other than sRGB is not read")
        }
        continue
      }
      found[position] = try evaluator.number(argument.value, scope)
    }
    guard found[0] != nil, found[1] != nil, found[2] != nil else {
      throw CodeStop("it has fewer than three components")
    }
    return found
  }

  private static func unit(_ amount: CodeAmount?) throws(CodeStop) -> Double {
    guard let amount else { return 1 }
    guard amount.value >= 0, amount.value <= 1 else {
      throw CodeStop("a component is \(amount.value), outside of 0 to 1")
    }
    return amount.value
  }

  private static func hue(_ amount: CodeAmount?) throws(CodeStop) -> Double {
    guard let hue = amount?.value, hue >= 0, hue <= 360 else {
      throw CodeStop("its hue is outside of 0 to 360")
    }
    return hue
  }

  private static func rounded(_ color: SRGBColor, alpha: Double) -> SRGBColor {
    SRGBColor(
      red8: CodeColorNumbers.byte(color.red), green8: CodeColorNumbers.byte(color.green),
      blue8: CodeColorNumbers.byte(color.blue), alpha8: CodeColorNumbers.byte(alpha))
  }

  // MARK: Names and methods

  func color(named path: [String]) throws(CodeStop) -> SRGBColor? {
    let path = Self.withoutPackage(path)
    guard path.count == 2, path[0] == "Color" else { return nil }
    if path[1] == "Unspecified" { throw CodeStop("Color.Unspecified is no color") }
    guard let value = Self.named[path[1]] else {
      throw CodeStop("'Color.\(path[1])' is not a color of Compose that is known here")
    }
    return CodeColorNumbers.color(packed: value)
  }

  /// [androidx.compose.ui.graphics.Color, companion object]
  private static let named: [String: Int64] = [
    "Black": 0xFF00_0000, "DarkGray": 0xFF44_4444, "Gray": 0xFF88_8888, "LightGray": 0xFFCC_CCCC,
    "White": 0xFFFF_FFFF, "Red": 0xFFFF_0000, "Green": 0xFF00_FF00, "Blue": 0xFF00_00FF,
    "Yellow": 0xFFFF_FF00, "Cyan": 0xFF00_FFFF, "Magenta": 0xFFFF_00FF, "Transparent": 0,
  ]

  func alpha(
    of method: String, _ arguments: [CodeArgument], _ scope: CodeScope, _ evaluator: CodeEvaluator
  ) throws(CodeStop) -> Double? {
    guard method == "copy" else { return nil }
    guard arguments.count == 1, arguments[0].label == nil || arguments[0].label == "alpha" else {
      throw CodeStop("'copy' of anything but the opacity is not read")
    }
    let amount = try Self.unit(try evaluator.number(arguments[0].value, scope))
    return Double(CodeColorNumbers.byte(amount)) / 255
  }

  // MARK: Schemes

  func scheme(of path: [String]) -> CodeSchemeForm? {
    switch Self.withoutPackage(path).last {
    case "lightColorScheme": material3("light")
    case "darkColorScheme": material3("dark")
    case "expressiveLightColorScheme": Self.unknown("light")
    case "dynamicLightColorScheme": Self.unknown("light", isOfUser: true)
    case "dynamicDarkColorScheme": Self.unknown("dark", isOfUser: true)
    case "ColorScheme":
      CodeSchemeForm(type: "ColorScheme", scheme: nil, roles: MaterialRoles.compose)
    case "lightColors": Self.material2("light")
    case "darkColors": Self.material2("dark")
    case "Colors" where path.count == 1: Self.material2(nil)
    default: nil
    }
  }

  private func material3(_ scheme: String) -> CodeSchemeForm {
    CodeSchemeForm(
      type: "ColorScheme", scheme: scheme, roles: MaterialRoles.compose,
      package: ["androidx", "compose", "material3"],
      hint: "; write \"defaults\": \"\(FrameworkDefaults.material3.rawValue)\" beside the path in "
        + "the policy for those of \(FrameworkDefaults.material3.title)",
      defaults: defaults == nil ? [:] : Material3Defaults.colors(in: scheme),
      equals: Material3Defaults.equals)
  }

  /// A scheme of Material 3 whose colors are not known here.
  private static func unknown(_ scheme: String, isOfUser: Bool = false) -> CodeSchemeForm {
    CodeSchemeForm(
      type: "ColorScheme", scheme: scheme, roles: MaterialRoles.compose,
      missing: "the colors of this scheme of Material are not known here; give it a color for each "
        + "role, in \(scheme)ColorScheme(…)",
      isOfUser: isOfUser)
  }

  private static func material2(_ scheme: String?) -> CodeSchemeForm {
    CodeSchemeForm(type: "Colors", scheme: scheme, roles: MaterialRoles.material2)
  }

  func isList(_ path: [String]) -> Bool {
    path.count == 1
      && [
        "listOf", "arrayOf", "setOf", "mapOf", "persistentListOf", "mutableListOf",
        "immutableListOf",
      ].contains(path[0])
  }

  func scheme(saidBy argument: CodeArgument) -> String? {
    guard let label = argument.label, case .boolean(let flag) = argument.value.kind else {
      return nil
    }
    switch label {
    case "isDark", "dark", "darkTheme", "isDarkTheme", "darkMode", "isDarkMode":
      return flag ? "dark" : "light"
    case "isLight", "light", "lightTheme", "isLightTheme": return flag ? "light" : "dark"
    default: return nil
    }
  }
}
