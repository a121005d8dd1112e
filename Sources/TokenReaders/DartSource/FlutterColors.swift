import Programs

/// The colors of Flutter. [api.flutter.dev, dart-ui/Color]
struct FlutterColors: ColorFramework {
  let language = "Dart"
  let ending = ".dart"
  let colorTypes: Set<String> = [
    "Color", "MaterialColor", "MaterialAccentColor", "ColorSwatch", "Colors",
  ]
  let themeTypes: Set<String> = ["ThemeData", "CupertinoThemeData"]
  let copyMethods: Set<String> = ["copyWith"]
  let arrays: Set<String> = []
  let hasPackages = false
  let defaultName = "the default of Flutter applies"

  /// `material.Colors` is `Colors`.
  private static func withoutPrefix(_ path: [String]) -> [String] {
    Array(path.drop { $0.first?.isLowercase == true && path.count > 1 })
  }

  // MARK: Schemes

  func scheme(of path: [String]) -> SchemeForm? {
    switch Self.withoutPrefix(path) {
    case ["ColorScheme"]: Self.form(nil)
    case ["ColorScheme", "light"]: Self.form("light", FlutterSchemeDefaults.light)
    case ["ColorScheme", "dark"]: Self.form("dark", FlutterSchemeDefaults.dark)
    case ["ColorScheme", "highContrastLight"]: Self.form("light")
    case ["ColorScheme", "highContrastDark"]: Self.form("dark")
    case ["ColorScheme", "fromSeed"]:
      SchemeForm(
        type: "ColorScheme", scheme: nil, roles: MaterialRoles.flutter,
        missing: "ColorScheme.fromSeed computes it",
        others: ["seedColor", "dynamicSchemeVariant", "contrastLevel"])
    default: nil
    }
  }

  private static func form(
    _ scheme: String?, _ defaults: [String: Int64] = [:]
  ) -> SchemeForm {
    SchemeForm(
      type: "ColorScheme", scheme: scheme, roles: MaterialRoles.flutter,
      defaults: defaults.mapValues(PackedColor.color(packed:)))
  }

  func scheme(saidBy argument: SyntaxArgument) -> String? {
    let value = argument.value
    switch argument.label {
    case "brightness":
      guard value.kind == .member || value.kind == .implicitMember else { return nil }
      return ["light", "dark"].first { $0 == value.declaredName }
    case "isDark", "isDarkMode", "dark":
      return value.kind == .boolean ? value.isText("true") ? "dark" : "light" : nil
    case "isLight", "light":
      return value.kind == .boolean ? value.isText("true") ? "light" : "dark" : nil
    default: return nil
    }
  }
}
