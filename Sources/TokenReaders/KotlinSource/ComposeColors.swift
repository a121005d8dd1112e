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

  let labelMark: StaticString = "="

  /// An opacity has 8 bits.
  func alpha(of method: String, _ number: Double) -> Double? {
    guard method == "copy", (0...1).contains(number) else { return nil }
    return Double(CodeColorNumbers.byte(number)) / 255
  }

  /// `androidx.compose.ui.graphics.Color` is `Color`.
  private static func withoutPackage(_ path: [String]) -> [String] {
    Array(path.drop { $0.first?.isLowercase == true && path.count > 1 })
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
