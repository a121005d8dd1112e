extension CodeDialect {
  /// Kotlin. [Kotlin grammar]
  package static let kotlin = CodeDialect(
    name: "Kotlin", tripleQuotes: .rawString, hasRawStrings: false,
    operators: [
      "===", "!==", "..<", "->", "?.", "?:", "!!", "==", "!=", "<=", ">=", "&&", "||", "++", "--",
      "+=", "-=", "*=", "/=", "%=", "::", "..",
    ])
}
