import SystemLoading

/// What the text of a module of TypeScript or JavaScript tells of it.
enum ModuleText {
  /// The endings of files that may be components.
  static let componentEndings = [".tsx", ".jsx"]

  /// The functions by which systems define themes and tokens.
  private static let definitions = [
    "createMuiTheme", "createSystem", "createTheme", "definePreset", "defineSemanticTokens",
    "defineTokens", "experimental_extendTheme", "extendBaseTheme", "extendTheme", "makeTheme",
  ]

  private static func text(_ path: String, in environment: ToolEnvironment) -> String? {
    (try? environment.files.source(path, as: .source, .found())).map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
  }

  /// Whether a file is a component: one of their ending with an element that is closed.
  static func isComponent(_ path: String, in environment: ToolEnvironment) -> Bool {
    guard componentEndings.contains(where: path.lowercased().hasSuffix) else { return false }
    guard let text = text(path, in: environment) else { return true }
    return text.contains("</") || text.contains("/>")
  }

  /// Whether a module calls a function that defines a theme.
  static func definesTheme(_ path: String, in environment: ToolEnvironment) -> Bool {
    guard let text = text(path, in: environment), text.contains("olor") else { return false }
    return definitions.contains { text.contains($0 + "(") || text.contains($0 + ".colors(") }
  }
}
