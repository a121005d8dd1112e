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

  let labelMark: StaticString = ":"

  func alpha(of method: String, _ number: Double) -> Double? {
    switch method {
    // It rounds, as `withAlpha((255 * opacity).round())`.
    case "withOpacity" where (0...1).contains(number):
      Double(CodeColorNumbers.byte(number)) / 255
    case "withAlpha" where number == number.rounded() && (0...255).contains(number): number / 255
    case "withValues" where (0...1).contains(number): number
    default: nil
    }
  }

  /// `material.Colors` is `Colors`.
  private static func withoutPrefix(_ path: [String]) -> [String] {
    Array(path.drop { $0.first?.isLowercase == true && path.count > 1 })
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
