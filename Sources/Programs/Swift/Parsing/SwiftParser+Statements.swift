import SourceText

/// Statements and blocks.
extension SwiftParser {
  /// Reads statements and declarations up to the end of the brackets.
  mutating func parseStatements() {
    while !isAtEnd { parseStatement() }
  }

  /// Reads `{ … }`.
  mutating func parseBlock(role: SyntaxRole = .body) {
    let (mark, begin) = (tree.mark, start)
    guard at("{") else { return addUnparsed(role: role) }
    deeper { parser in parser.inBrackets { $0.parseStatements() } }
    add(.block, from: mark, at: begin, role: role)
  }

  /// Reads one statement with what ends it.
  mutating func parseStatement() {
    if take(";") { return }
    let (mark, begin, first) = (tree.mark, start, index)
    let outerClosures = allowsClosures
    allowsClosures = true
    deeper { $0.parseStatementItself() }
    allowsClosures = outerClosures
    guard index == first || !isAtEnd && !startsLine() && !at(";") && !followsBlock else { return }
    // The rest of the line belongs to something that is not known.
    if index == first { skip() }
    while !isAtEnd, !startsLine(), !at(";") { skip() }
    add(.unparsed, from: mark, at: begin)
  }

  /// Whether the last token closes a block, after which a statement may follow on its line.
  private var followsBlock: Bool { at("}", -1) || index > 0 && closedBlock(index - 1) }

  private func closedBlock(_ position: Int) -> Bool {
    let token = tokens[position]
    return token.count == 1 && file.bytes[Int(token.start)] == UInt8(ascii: "}")
  }

  private mutating func parseStatementItself() {
    if at("#if"), declarationKeyword() == nil { return parseConditionalCompilation() }
    if let keyword = declarationKeyword() { return parseDeclaration(keyword) }
    // A longer word is no keyword.
    guard isWord(), tokens[index].count <= 11 || at(":", 1) else { return parseExpression() }
    let (mark, begin) = (tree.mark, start)
    switch text() {
    case "if": parseIf()
    case "guard": parseGuard()
    case "switch": parseSwitch()
    case "for": parseFor()
    case "while":
      index += 1
      parseConditions()
      parseBlock()
      add(.whileLoop, from: mark, at: begin)
    case "repeat" where at("{", 1):
      index += 1
      parseBlock()
      if take("while") { parseExpression(role: .condition) } else { addUnparsed() }
      add(.repeatLoop, from: mark, at: begin)
    case "do" where at("{", 1) || at("throws", 1): parseDo()
    case "defer" where at("{", 1):
      index += 1
      parseBlock()
      add(.deferStatement, from: mark, at: begin)
    case "return":
      index += 1
      if beginsReturnedValue { parseExpression(role: .value) }
      add(.returnStatement, from: mark, at: begin)
    case "throw":
      index += 1
      parseExpression(role: .value)
      add(.throwStatement, from: mark, at: begin)
    case "yield"
    where !startsLine(1) && !at(".", 1) && !at("=", 1) && (!at("(", 1) || followsSpace(1)):
      index += 1
      parseExpression(role: .value)
      add(.yieldStatement, from: mark, at: begin)
    case "break": parseJump(.breakStatement)
    case "continue": parseJump(.continueStatement)
    case "fallthrough": leaf(.fallthroughStatement)
    default:
      if at(":", 1), at(anyOf: ["for", "while", "repeat", "do", "switch", "if"], 2) {
        leaf(.name, role: .label)
        index += 1
        deeper { $0.parseStatementItself() }
        tree.setRole(.body)
        add(.labeledStatement, from: mark, at: begin)
      } else {
        parseExpression()
      }
    }
  }

  private mutating func parseJump(_ kind: SyntaxKind) {
    let (mark, begin) = (tree.mark, start)
    index += 1
    if isWord(), !startsLine() { leaf(.name, role: .label) }
    add(kind, from: mark, at: begin)
  }

  /// Whether an expression follows `return`, which may stand on the next line.
  private var beginsReturnedValue: Bool {
    guard !isAtEnd, !at(";"), !at("}"), !at("@") || !at("unknown", 1) else { return false }
    guard startsLine() else { return true }
    if beginsDirective() { return false }
    if declarationKeyword() != nil { return false }
    return !at(anyOf: [
      "case", "default", "return", "break", "continue", "for", "while", "guard", "throw", "defer",
      "do", "fallthrough", "repeat",
    ])
  }

  // MARK: Branches

  mutating func parseIf() {
    let (mark, begin) = (tree.mark, start)
    index += 1
    parseConditions()
    parseBlock()
    if take("else") {
      if at("if") {
        deeper { $0.parseIf() }
        tree.setRole(.otherwise)
      } else {
        parseBlock(role: .otherwise)
      }
    }
    add(.ifStatement, from: mark, at: begin)
  }

  private mutating func parseGuard() {
    let (mark, begin) = (tree.mark, start)
    index += 1
    parseConditions()
    if !take("else") { addUnparsed() }
    parseBlock(role: .otherwise)
    add(.guardStatement, from: mark, at: begin)
  }

  mutating func parseSwitch() {
    let (mark, begin) = (tree.mark, start)
    index += 1
    let outer = allowsClosures
    allowsClosures = false
    parseExpression(role: .value)
    allowsClosures = outer
    if at("{") {
      deeper { parser in parser.inBrackets { $0.parseCases() } }
    } else {
      addUnparsed()
    }
    add(.switchStatement, from: mark, at: begin)
  }

  /// Whether a case of a switch begins here.
  func beginsCase(_ distance: Int = 0) -> Bool {
    if at("case", distance) || at("default", distance) && at(":", distance + 1) { return true }
    return at("@", distance) && at("unknown", distance + 1)
  }

  mutating func parseCases() {
    while !isAtEnd {
      if at("#if") {
        parseConditionalCompilation(hasCases: true)
      } else if beginsCase() {
        parseCase()
      } else {
        let (mark, begin) = (tree.mark, start)
        skip()
        add(.unparsed, from: mark, at: begin)
      }
    }
  }

  private mutating func parseCase() {
    let (mark, begin) = (tree.mark, start)
    while at("@") { parseAttribute() }
    let isDefault = at("default")
    if !isAtEnd { index += 1 }
    while !isDefault, !isAtEnd {
      parsePattern(role: .pattern)
      if take("where") { parseExpression(role: .filter) }
      if !take(",") { break }
    }
    if !take(":") { addUnparsed() }
    let (bodyMark, bodyBegin) = (tree.mark, start)
    while !isAtEnd, !beginsCase(), !(at("#if") && conditionalHasCases) { parseStatement() }
    add(.block, from: bodyMark, at: min(bodyBegin, stop), role: .body)
    add(.switchCase, from: mark, at: begin, detail: isDefault ? 1 : 0, role: .item)
  }

  // MARK: Loops and errors

  private mutating func parseFor() {
    let (mark, begin) = (tree.mark, start)
    index += 1
    while at("try") || at("await") || at("unsafe") { index += 1 }
    if take("case") { parsePattern(role: .pattern) } else { parseBinding(role: .pattern) }
    if take(":") { parseType(role: .type) }
    if !take("in") { addUnparsed() }
    let outer = allowsClosures
    allowsClosures = false
    parseExpression(role: .value)
    if take("where") { parseExpression(role: .filter) }
    allowsClosures = outer
    parseBlock()
    add(.forLoop, from: mark, at: begin)
  }

  mutating func parseDo() {
    let (mark, begin) = (tree.mark, start)
    index += 1
    if take("throws"), at("(") { skip() }
    parseBlock()
    while at("catch") {
      let (catchMark, catchBegin) = (tree.mark, start)
      index += 1
      let outer = allowsClosures
      allowsClosures = false
      while !at("{"), !isAtEnd {
        if !at("where") { parsePattern(role: .pattern) }
        if take("where") { parseExpression(role: .filter) }
        if !take(",") { break }
      }
      allowsClosures = outer
      parseBlock()
      add(.catchClause, from: catchMark, at: catchBegin, role: .otherwise)
    }
    add(.doStatement, from: mark, at: begin)
  }

  // MARK: Conditions

  /// Reads the conditions of `if`, `guard` and `while`.
  mutating func parseConditions() {
    let outer = allowsClosures
    allowsClosures = false
    while !isAtEnd, !at("{"), !at("else") {
      let first = index
      parseCondition()
      if !take(",") || index == first { break }
    }
    allowsClosures = outer
  }

  private mutating func parseCondition() {
    let (mark, begin) = (tree.mark, start)
    if at("#available") || at("#unavailable") {
      let isUnavailable = at("#unavailable")
      index += 1
      if at("(") { skip() }
      add(.availability, from: mark, at: begin, detail: isUnavailable ? 1 : 0, role: .condition)
    } else if take("case") {
      parsePattern(role: .pattern)
      if take("=") { parseExpression(role: .value) } else { addUnparsed() }
      add(.caseCondition, from: mark, at: begin, role: .condition)
    } else if at("let") || at("var") || at("inout") {
      index += 1
      parseBinding(role: .pattern)
      if take(":") { parseType(role: .type) }
      if take("=") { parseExpression(role: .value) }
      add(.bindingCondition, from: mark, at: begin, role: .condition)
    } else {
      parseExpression(role: .condition)
    }
  }
}
