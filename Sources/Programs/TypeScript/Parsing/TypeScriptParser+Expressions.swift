/// Expressions with operators.
extension TypeScriptParser {
  /// Reads an expression, with commas.
  mutating func parseExpression(role: SyntaxRole = .none) {
    let (mark, begin) = (tree.mark, start)
    parseValue()
    if at(",") {
      while take(",") { parseValue() }
      add(.sequence, from: mark, at: begin)
    }
    tree.setRole(role)
  }

  /// Reads an expression without commas.
  mutating func parseValue(role: SyntaxRole = .none) {
    deeper { $0.parseAssignment() }
    tree.setRole(role)
  }

  private static let assignments: [(StaticString, SyntaxOperator)] = [
    ("=", .custom), ("+=", .add), ("-=", .subtract), ("*=", .multiply), ("/=", .divide),
    ("%=", .remainder), ("**=", .power), ("<<=", .shiftLeft), ("&=", .bitAnd), ("|=", .bitOr),
    ("^=", .bitXor), ("&&=", .and), ("||=", .or), ("??=", .coalesce),
  ]

  private mutating func parseAssignment() {
    let (mark, begin) = (tree.mark, start)
    if at("yield"), !isNext("=>"), !isNext("=") {
      advance()
      _ = take("*")
      if !token.startsLine, beginsValue { parseValue(role: .value) }
      return add(.yieldStatement, from: mark, at: begin)
    }
    parseBinary(above: 0)
    if at("?") {
      advance()
      tree.setRole(.condition)
      let outer = (allowsIn, allowsResultType)
      (allowsIn, allowsResultType) = (true, false)
      parseValue(role: .value)
      (allowsIn, allowsResultType) = outer
      if take(":") { parseValue(role: .otherwise) } else { addUnparsed() }
      return add(.ternary, from: mark, at: begin)
    }
    guard token.kind == .symbol, let symbol = takeAssignment() else { return }
    tree.setRole(.left)
    parseValue(role: .right)
    add(.assignment, from: mark, at: begin, symbol)
  }

  private mutating func takeAssignment() -> SyntaxOperator? {
    if at(">") {
      let wide = startsWith(">>>=")
      guard wide || startsWith(">>=") else { return nil }
      skipBytes(wide ? 4 : 3)
      return wide ? .unsignedShiftRight : .shiftRight
    }
    guard let found = TypeScriptParser.assignments.first(where: { at($0.0) }) else { return nil }
    advance()
    return found.1
  }

  /// Whether the bytes from the next token on are these.
  func startsWith(_ text: StaticString) -> Bool {
    for index in 0..<text.utf8CodeUnitCount where byte(start + index) != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Moves over a symbol of so many bytes.
  mutating func skipBytes(_ count: Int) {
    stop = start + count
    read(from: stop)
  }

  /// Whether a value may begin with the token that comes next.
  var beginsValue: Bool {
    switch token.kind {
    case .end: false
    case .symbol:
      ["(", "[", "{", "`", "/", "/=", "<", "+", "-", "!", "~", "++", "--", "@"]
        .contains(text(token))
    default: true
    }
  }

  // MARK: Operators with two operands

  private static let operators: [String: (SyntaxOperator, Int)] = [
    "??": (.coalesce, 2), "||": (.or, 3), "&&": (.and, 4), "|": (.bitOr, 5), "^": (.bitXor, 6),
    "&": (.bitAnd, 7), "==": (.equal, 8), "!=": (.notEqual, 8), "===": (.identical, 8),
    "!==": (.notIdentical, 8), "<": (.less, 9), "<=": (.lessOrEqual, 9), "<<": (.shiftLeft, 10),
    "+": (.add, 11), "-": (.subtract, 11), "*": (.multiply, 12), "/": (.divide, 12),
    "%": (.remainder, 12), "**": (.power, 13),
  ]

  /// The operator that comes next, its precedence, and its bytes.
  private func binaryOperator() -> (symbol: SyntaxOperator, strength: Int, count: Int)? {
    switch token.kind {
    case .symbol where at(">"):
      if startsWith(">>>=") || startsWith(">>=") && !startsWith(">>>") { return nil }
      if startsWith(">>>") { return (.unsignedShiftRight, 10, 3) }
      if startsWith(">>") { return (.shiftRight, 10, 2) }
      return startsWith(">=") ? (.greaterOrEqual, 9, 2) : (.greater, 9, 1)
    case .symbol:
      return TypeScriptParser.operators[text(token)].map { ($0.0, $0.1, token.range.count) }
    case .word:
      if at("instanceof") { return (.isInstance, 9, 10) }
      return at("in") && allowsIn ? (.isIn, 9, 2) : nil
    default: return nil
    }
  }

  private mutating func parseBinary(above limit: Int) {
    let (mark, begin) = (tree.mark, start)
    parseUnary()
    while true {
      if at("as") || at("satisfies"), !token.startsLine, limit < 9 {
        advance()
        if !skipType() { addUnparsed() }
        continue
      }
      guard let (symbol, strength, count) = binaryOperator(), strength > limit else { return }
      tree.setRole(.left)
      skipBytes(count)
      if symbol == .power {
        // Of several the last goes first.
        deeper { $0.parseBinary(above: strength - 1) }
      } else {
        parseBinary(above: strength)
      }
      tree.setRole(.right)
      add(.binary, from: mark, at: begin, symbol)
    }
  }

  // MARK: Operators with one operand

  private static let prefixes: [(StaticString, SyntaxOperator)] = [
    ("!", .not), ("-", .subtract), ("+", .add), ("~", .bitNot), ("typeof", .typeOf),
    ("void", .discard), ("delete", .delete), ("++", .increment), ("--", .decrement),
  ]

  private mutating func parseUnary() {
    let (mark, begin) = (tree.mark, start)
    if let found = TypeScriptParser.prefixes.first(where: { at($0.0) }) {
      advance()
      deeper { $0.parseUnary() }
      tree.setRole(.value)
      return add(.prefix, from: mark, at: begin, found.1)
    }
    if at("await"), !isNext("=>") {
      advance()
      deeper { $0.parseUnary() }
      tree.setRole(.value)
      return add(.wait, from: mark, at: begin)
    }
    if at("<"), !hasElements {
      // A type before its value: `<A>b`; or the names of types of a function.
      let isFunction = looksLike { $0.skipTypeParameters() && $0.at("(") && $0.isArrow() }
      if !isFunction {
        if !skipTypeArguments() { addUnparsed() }
        return deeper { $0.parseUnary() }
      }
    }
    parsePostfix()
    guard at("++") || at("--"), !token.startsLine else { return }
    let symbol: SyntaxOperator = at("++") ? .increment : .decrement
    tree.setRole(.value)
    advance()
    add(.postfix, from: mark, at: begin, symbol)
  }

  // MARK: Chains

  /// Reads a value with members, calls and keys behind it.
  mutating func parsePostfix(allowsCalls: Bool = true) {
    let (mark, begin) = (tree.mark, start)
    parsePrimary()
    while !isAtEnd {
      if at(".") {
        tree.setRole(.base)
        advance()
        guard isWord || token.kind == .privateName else { return addUnparsed() }
        leaf(.name, role: .name)
        add(.member, from: mark, at: begin)
      } else if at("?."), allowsCalls {
        tree.setRole(.base)
        advance()
        add(.optionalChain, from: mark, at: begin)
        if isWord || token.kind == .privateName {
          tree.setRole(.base)
          leaf(.name, role: .name)
          add(.member, from: mark, at: begin)
        } else if at("<") {
          if !skipTypeArguments() { addUnparsed() }
        }
      } else if at("[") {
        tree.setRole(.base)
        inKey()
        add(.subscriptCall, from: mark, at: begin)
      } else if at("("), allowsCalls {
        tree.setRole(.base)
        parseArguments()
        add(.call, from: mark, at: begin)
      } else if at("`") {
        tree.setRole(.base)
        parseTemplate()
        tree.setRole(.value)
        add(.taggedText, from: mark, at: begin)
      } else if at("!"), !token.startsLine {
        advance()
      } else if at("<") {
        guard skipArgumentsOfCall() else { return }
      } else {
        return
      }
    }
  }

  /// Reads `[a]`.
  private mutating func inKey() {
    let outer = (allowsIn, allowsResultType)
    (allowsIn, allowsResultType) = (true, true)
    advance()
    parseExpression(role: .argument)
    (allowsIn, allowsResultType) = outer
    if !take("]") { closeUnparsed("]") }
  }

  /// Moves to the end of brackets in which more stands than was expected.
  mutating func closeUnparsed(_ close: StaticString) {
    let (mark, begin) = (tree.mark, start)
    while !isAtEnd, !at(close) { skip() }
    add(.unparsed, from: mark, at: begin)
    _ = take(close)
  }

  mutating func parseArguments() {
    inBrackets(")") { parser in
      parser.parseItem()
      parser.tree.setRole(.argument)
    }
  }

  /// Reads a value or `...values`.
  mutating func parseItem() {
    let (mark, begin) = (tree.mark, start)
    if take("...") {
      parseValue(role: .value)
      add(.spread, from: mark, at: begin)
    } else {
      parseValue()
    }
  }
}
