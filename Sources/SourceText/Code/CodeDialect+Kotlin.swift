extension CodeDialect {
  /// Kotlin. [Kotlin grammar]
  package static let kotlin = CodeDialect(
    name: "Kotlin", nestsComments: true, tripleQuotes: .rawString, hasRawStrings: false,
    hasTemplates: false, hasElements: false,
    operators: [
      "===", "!==", "..<", "->", "?.", "?:", "!!", "==", "!=", "<=", ">=", "&&", "||", "++", "--",
      "+=", "-=", "*=", "/=", "%=", "::", "..",
    ],
    precedences: [
      "*": 10, "/": 10, "%": 10, "+": 9, "-": 9, "..": 8, "..<": 8, "?:": 6, "in": 5, "is": 5,
      "<": 4, ">": 4, "<=": 4, ">=": 4, "==": 3, "!=": 3, "===": 3, "!==": 3, "&&": 2, "||": 1,
    ],
    hasInfixNames: true, labelMark: "=", prefixWords: [], castWords: ["as"],
    hasTypeOperators: false, codeWords: [],
    unreadWords: [
      "if", "when", "try", "object", "fun", "return", "throw", "for", "while", "do", "break",
      "continue", "suspend",
    ],
    braces: .lambda, hasPlainFunctions: false, hasTrailingLambdas: true, lineEnds: .end,
    assertion: "!!")
}
