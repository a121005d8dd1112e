import DesignTokens
import Programs

/// The colors of Jetpack Compose. [androidx.compose.ui.graphics.Color]
struct ComposeColors: ColorFramework {
  let language = "Kotlin"
  let ending = ".kt"
  let colorTypes: Set<String> = ["Color"]
  let themeTypes: Set<String> = []
  let copyMethods: Set<String> = ["copy"]
  let arrays: Set<String> = ["arrayOf", "mutableListOf", "arrayListOf", "mutableStateListOf"]
  let hasPackages = true
  let defaultName = "the default of Material applies, which differs between its versions"
  /// What gives the colors that a color scheme does not; nil if the policy does not say it.
  var defaults: FrameworkDefaults?

  /// `androidx.compose.ui.graphics.Color` is `Color`.
  private static func withoutPackage(_ path: [String]) -> [String] {
    Array(path.drop { $0.first?.isLowercase == true && path.count > 1 })
  }

  // MARK: Schemes

  func scheme(of path: [String]) -> SchemeForm? {
    switch Self.withoutPackage(path).last {
    case "lightColorScheme": material3("light")
    case "darkColorScheme": material3("dark")
    case "expressiveLightColorScheme": Self.unknown("light")
    case "dynamicLightColorScheme": Self.unknown("light", isOfUser: true)
    case "dynamicDarkColorScheme": Self.unknown("dark", isOfUser: true)
    case "ColorScheme":
      SchemeForm(type: "ColorScheme", scheme: nil, roles: MaterialRoles.compose)
    case "lightColors": Self.material2("light")
    case "darkColors": Self.material2("dark")
    case "Colors" where path.count == 1: Self.material2(nil)
    default: nil
    }
  }

  private func material3(_ scheme: String) -> SchemeForm {
    SchemeForm(
      type: "ColorScheme", scheme: scheme, roles: MaterialRoles.compose,
      package: ["androidx", "compose", "material3"],
      hint: "; write \"defaults\": \"\(FrameworkDefaults.material3.rawValue)\" beside the path in "
        + "the policy for those of \(FrameworkDefaults.material3.title)",
      defaults: defaults == nil ? [:] : Material3Defaults.colors(in: scheme),
      equals: Material3Defaults.equals)
  }

  /// A scheme of Material 3 whose colors are not known here.
  private static func unknown(_ scheme: String, isOfUser: Bool = false) -> SchemeForm {
    SchemeForm(
      type: "ColorScheme", scheme: scheme, roles: MaterialRoles.compose,
      missing: "the colors of this scheme of Material are not known here; give it a color for each "
        + "role, in \(scheme)ColorScheme(…)",
      isOfUser: isOfUser)
  }

  private static func material2(_ scheme: String?) -> SchemeForm {
    SchemeForm(type: "Colors", scheme: scheme, roles: MaterialRoles.material2)
  }

  func scheme(saidBy argument: SyntaxArgument) -> String? {
    guard let label = argument.label, argument.value.kind == .boolean else { return nil }
    let flag = argument.value.isText("true")
    switch label {
    case "isDark", "dark", "darkTheme", "isDarkTheme", "darkMode", "isDarkMode":
      return flag ? "dark" : "light"
    case "isLight", "light", "lightTheme", "isLightTheme": return flag ? "light" : "dark"
    default: return nil
    }
  }
}
