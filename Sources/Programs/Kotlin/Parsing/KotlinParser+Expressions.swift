/// Operators between values.
extension KotlinParser {
  /// Words that are no names where a value is expected.
  static let keywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in",
    "interface", "is", "null", "object", "package", "return", "super", "this", "throw", "true",
    "try", "typealias", "val", "var", "when", "while",
  ]

  /// Reads an expression.
  mutating func parseExpression(role: SyntaxRole = .none) {
    let mark = tree.mark
    deeper { $0.parseBinary(above: 0) }
    if tree.mark == mark { addUnparsed() }
    tallest = max(tallest, height)
    tree.setRole(role)
  }

  private static let operators: [(text: StaticString, symbol: SyntaxOperator, strength: Int)] = [
    ("*", .multiply, 10), ("/", .divide, 10), ("%", .remainder, 10), ("+", .add, 9),
    ("-", .subtract, 9), ("..<", .halfOpenRange, 8), ("..", .closedRange, 8),
    ("?:", .coalesce, 6), ("<=", .lessOrEqual, 4), (">=", .greaterOrEqual, 4), ("<", .less, 4),
    (">", .greater, 4), ("===", .identical, 3), ("!==", .notIdentical, 3), ("==", .equal, 3),
    ("!=", .notEqual, 3), ("&&", .and, 2), ("||", .or, 1),
  ]
  private static let castStrength = 11
  private static let infixStrength = 7
  private static let testStrength = 5

  /// Reads operands joined by operators of a higher precedence than a limit.
  private mutating func parseBinary(above limit: Int) {
    let (mark, begin) = (tree.mark, start)
    parseUnary()
    while !isAtEnd {
      let left = height
      guard parseJoined(above: limit, from: mark, at: begin) else { return }
      guard grow(max(left, height) + 1) else { return }
    }
  }

  /// Whether an operator may begin a line.
  private var continuesLine: Bool {
    !endsLine || at("?:") || at("&&") || at("||") || at("as")
  }

  /// Reads one operator with its right side; false if none of enough precedence follows.
  private mutating func parseJoined(above limit: Int, from mark: Int, at begin: Int) -> Bool {
    guard continuesLine else { return false }
    if at("as") {
      guard KotlinParser.castStrength > limit else { return false }
      tree.setRole(.value)
      index += 1
      let isSafe = at("?") && !followsSpace()
      if isSafe { index += 1 }
      parseType(role: .type)
      add(.cast, from: mark, at: begin, detail: isSafe ? 1 : 2)
      return true
    }
    let isNegated = at("!") && (at("in", 1) || at("is", 1)) && !followsSpace(1)
    if isNegated || at("in") || at("is") {
      return parseTest(isNegated: isNegated, above: limit, from: mark, at: begin)
    }
    if let found = KotlinParser.operators.first(where: { at($0.text) }) {
      guard found.strength > limit else { return false }
      tree.setRole(.left)
      index += 1
      deeper { $0.parseBinary(above: found.strength) }
      tree.setRole(.right)
      add(.binary, from: mark, at: begin, detail: found.symbol.rawValue)
      return true
    }
    // `a to b` calls a function of `a`.
    guard isWord(), !KotlinParser.keywords.contains(text()), KotlinParser.infixStrength > limit
    else { return false }
    tree.setRole(.base)
    leaf(.name, role: .name)
    add(.member, from: mark, at: begin, role: .base)
    let (argument, argumentBegin) = (tree.mark, start)
    deeper { $0.parseBinary(above: KotlinParser.infixStrength) }
    tree.setRole(.value)
    add(.argument, from: argument, at: argumentBegin, role: .argument)
    add(.call, from: mark, at: begin)
    return true
  }

  private mutating func parseTest(
    isNegated: Bool, above limit: Int, from mark: Int, at begin: Int
  ) -> Bool {
    guard KotlinParser.testStrength > limit else { return false }
    if isNegated { index += 1 }
    tree.setRole(.value)
    if take("is") {
      parseType(role: .type)
      add(.typeTest, from: mark, at: begin, detail: isNegated ? 1 : 0)
      return true
    }
    // `a in b` calls a function of `b`, whose name is written `in`.
    add(.argument, from: mark, at: begin, role: .argument)
    let (nameMark, nameBegin) = (tree.mark, start)
    let name = index
    index += 1
    deeper { $0.parseBinary(above: KotlinParser.testStrength) }
    tree.setRole(.base)
    tree.add(.name, from: tree.mark, tokens[name].range, role: .name)
    add(.member, from: nameMark, at: nameBegin, role: .base)
    add(.call, from: mark, at: begin)
    guard isNegated else { return true }
    tree.setRole(.value)
    add(.prefix, from: mark, at: begin, detail: SyntaxOperator.not.rawValue)
    return true
  }

  // MARK: Before a value

  private static let prefixes: [(StaticString, SyntaxOperator)] = [
    ("-", .subtract), ("+", .add), ("!", .not),
  ]

  private mutating func parseUnary() {
    let (mark, begin) = (tree.mark, start)
    while at("@"), isWord(1) { skipAnnotation() }
    if at("++") || at("--") {
      let symbol = at("++") ? SyntaxOperator.add : .subtract
      index += 1
      deeper { $0.parseUnary() }
      return addStep(symbol, from: mark, at: begin)
    }
    guard let (_, symbol) = KotlinParser.prefixes.first(where: { at($0.0) }) else {
      return parsePostfix()
    }
    index += 1
    deeper { $0.parseUnary() }
    height += 1
    tree.setRole(.value)
    add(.prefix, from: mark, at: begin, detail: symbol.rawValue)
  }

  /// `a++` assigns `a` and one, which is a number of no digits.
  mutating func addStep(_ symbol: SyntaxOperator, from mark: Int, at begin: Int) {
    tree.setRole(.left)
    tree.add(.number, from: tree.mark, stop..<stop, role: .right)
    add(.assignment, from: mark, at: begin, detail: symbol.rawValue)
  }
}
