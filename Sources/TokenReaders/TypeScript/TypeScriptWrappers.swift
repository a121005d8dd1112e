/// Functions that change no color of what they are given.
enum TypeScriptWrappers {
  /// Functions of libraries that give back the object that they get, as far as its colors go.
  static let names: Set<String> = [
    "createTheme", "createMuiTheme", "extendTheme", "extendBaseTheme", "experimental_extendTheme",
    "responsiveFontSizes", "defineConfig", "defineTheme", "defineTokens", "defineTokens.colors",
    "defineSemanticTokens", "defineSemanticTokens.colors", "defineVars", "stylex.defineVars",
    "createTokens", "createThemeContract", "definePreset", "heroui", "nextui", "Object.freeze",
    "deepFreeze",
    "structuredClone", "makeTheme",
  ]
  /// Those of them that do the same wherever they are imported from.
  static let definitions: Set<String> = [
    "defineConfig", "defineTokens", "defineSemanticTokens", "makeTheme", "deepFreeze",
  ]
}
