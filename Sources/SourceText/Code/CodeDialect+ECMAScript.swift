extension CodeDialect {
  /// JavaScript and TypeScript. [ECMAScript, 12 and 13; TypeScript handbook]
  package static let ecmaScript = CodeDialect(
    name: "JavaScript", nestsComments: false, tripleQuotes: .none, hasRawStrings: false,
    hasTemplates: true, hasElements: true,
    operators: [
      ">>>=", "===", "!==", "...", "**=", "??=", "||=", "&&=", "<<=", ">>=", "=>", "?.", "??", "==",
      "!=", "<=",
      ">=", "&&", "||", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "**",
    ],
    precedences: [
      "**": 13, "*": 12, "/": 12, "%": 12, "+": 11, "-": 11, "<<": 10, ">>": 10, "<": 9, ">": 9,
      "<=": 9, ">=": 9, "in": 9, "instanceof": 9, "==": 8, "!=": 8, "===": 8, "!==": 8, "&": 7,
      "^": 6, "|": 5, "&&": 4, "||": 3, "??": 2,
    ],
    hasInfixNames: false, labelMark: nil, prefixWords: [],
    castWords: ["as", "satisfies"], hasTypeOperators: true,
    codeWords: ["function", "class", "async"],
    unreadWords: [
      "if", "new", "await", "yield", "return", "throw", "for", "while", "do",
      "switch", "try", "delete", "void", "typeof",
    ],
    braces: .object, hasPlainFunctions: false, hasTrailingLambdas: false,
    lineEnds: .endUnlessOperator, assertion: "!")
}
