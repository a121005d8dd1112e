extension CodeDialect {
  /// Dart. [Dart Programming Language Specification]
  package static let dart = CodeDialect(
    name: "Dart", tripleQuotes: .string, hasRawStrings: true,
    operators: [
      "...?", "?..", "...", "??=", "=>", "?.", "??", "==", "!=", "<=", ">=", "&&", "||", "++", "--",
      "+=", "-=", "*=", "/=", "%=", "..", "~/",
    ])
}
