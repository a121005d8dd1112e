extension CodeDialect {
  /// Dart. [Dart Programming Language Specification]
  package static let dart = CodeDialect(
    name: "Dart", nestsComments: true, tripleQuotes: .string, hasRawStrings: true,
    hasTemplates: false, hasElements: false,
    operators: [
      "...?", "?..", "...", "??=", "=>", "?.", "??", "==", "!=", "<=", ">=", "&&", "||", "++", "--",
      "+=", "-=", "*=", "/=", "%=", "..", "~/",
    ],
    precedences: [
      "*": 12, "/": 12, "%": 12, "~/": 12, "+": 11, "-": 11, "<<": 10, ">>": 10, "&": 9, "^": 8,
      "|": 7, "<": 6, ">": 6, "<=": 6, ">=": 6, "is": 6, "==": 5, "!=": 5, "&&": 4, "||": 3,
      "??": 2,
    ],
    hasInfixNames: false, labelMark: ":", prefixWords: ["const", "new", "await"],
    castWords: ["as"], hasTypeOperators: false, codeWords: [],
    unreadWords: ["if", "for", "switch", "throw", "rethrow", "return", "while", "do", "try"],
    braces: .map, hasPlainFunctions: true, hasTrailingLambdas: false, lineEnds: .nothing,
    assertion: "!")
}
