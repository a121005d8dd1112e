/// Statements and blocks.
extension TypeScriptParser {
  /// Reads `{ … }`.
  mutating func parseBlock(role: SyntaxRole = .none) {
    let (mark, begin) = (tree.mark, start)
    guard at("{") else { return addUnparsed(role: role) }
    let outer = (allowsIn, allowsResultType)
    (allowsIn, allowsResultType) = (true, true)
    deeper { parser in
      parser.advance()
      while !parser.isAtEnd, !parser.at("}") { parser.parseStatement() }
      _ = parser.take("}")
    }
    (allowsIn, allowsResultType) = outer
    add(.block, from: mark, at: begin, role: role)
  }

  /// Reads one statement with what ends it.
  mutating func parseStatement(role: SyntaxRole = .none) {
    if at(";") {
      let (mark, begin) = (tree.mark, start)
      advance()
      if role != .none { add(.block, from: mark, at: begin, role: role) }
      return
    }
    let (mark, first) = (tree.mark, start)
    deeper { $0.parseStatementItself() }
    if start == first, !isAtEnd {
      // Something that nobody expected there: a bracket that closes too much ends the file.
      if at("}") || at(")") || at("]") { advance() } else { skip() }
      add(.unparsed, from: mark, at: first)
    }
    tree.setRole(role)
  }

  /// Reads the semicolon or the end of the line after a statement; what else stands there is unparsed.
  mutating func endStatement(from mark: Int, at begin: Int) {
    if take(";") || at("}") || isAtEnd || token.startsLine { return }
    while !isAtEnd, !at("}"), !at(";"), !token.startsLine { skip() }
    add(.unparsed, from: mark, at: begin)
    _ = take(";")
  }

  private mutating func parseStatementItself() {
    let (mark, begin) = (tree.mark, start)
    if at("{") { return parseBlock() }
    if at("@") {
      parseDecorators()
      if at("export") { return parseExport(from: mark, at: begin) }
      return parseClass(isValue: false)
    }
    guard isWord else { return parseExpressionStatement() }
    switch text(token) {
    case "var": parseVariables(2)
    case "let":
      let next = scanned(from: token.range.upperBound)
      let isName = next.kind == .word && !isText(next, "in") && !isText(next, "instanceof")
      if isName || isText(next, "[") || isText(next, "{") {
        parseVariables(0)
      } else {
        parseExpressionStatement()
      }
    case "const": isNext("enum") ? parseTypeScript() : parseVariables(1)
    case "function": parseFunction()
    case "async" where isNext("function") && !scanned(from: token.range.upperBound).startsLine:
      parseFunction()
    case "class": parseClass(isValue: false)
    case "if": parseIf()
    case "for": parseFor()
    case "while":
      advance()
      parseCondition()
      parseStatement(role: .body)
      add(.whileLoop, from: mark, at: begin)
    case "do":
      advance()
      parseStatement(role: .body)
      if take("while") { parseCondition() } else { addUnparsed() }
      _ = take(";")
      add(.repeatLoop, from: mark, at: begin)
    case "switch": parseSwitch()
    case "try": parseTry()
    case "return", "throw": parseResult()
    case "break": parseJump(.breakStatement)
    case "continue": parseJump(.continueStatement)
    case "debugger":
      advance()
      endStatement(from: mark, at: begin)
      add(.block, from: mark, at: begin)
    case "import" where !isNext("(") && !isNext("."): parseImport()
    case "export": parseExport(from: mark, at: begin)
    case "enum", "interface", "namespace", "module", "declare", "abstract", "type", "global":
      parseTypeScript()
    default:
      guard isNext(":") else { return parseExpressionStatement() }
      leaf(.name, role: .label)
      advance()
      parseStatement(role: .body)
      add(.labeledStatement, from: mark, at: begin)
    }
  }

  private mutating func parseExpressionStatement() {
    let (mark, begin) = (tree.mark, start)
    parseExpression()
    endStatement(from: mark, at: begin)
  }

  /// Reads `const a = b, …`; the detail is 0 for `let`, 1 for `const`, 2 for `var`.
  mutating func parseVariables(_ detail: Int, isInLoop: Bool = false) {
    let (mark, begin) = (tree.mark, start)
    advance()
    repeat {
      let (itemMark, itemBegin) = (tree.mark, start)
      parseTarget()
      tree.setRole(.pattern)
      if at("!") { advance() }
      skipAnnotation()
      if take("=") { parseValue(role: .value) }
      add(.binding, from: itemMark, at: itemBegin, role: .item)
    } while take(",")
    if !isInLoop { endStatement(from: tree.mark, at: start) }
    add(.variable, from: mark, at: begin, detail: detail)
  }

  /// Reads `(a)`.
  private mutating func parseCondition() {
    guard take("(") else { return addUnparsed(role: .condition) }
    parseExpression(role: .condition)
    if !take(")") { closeUnparsed(")") }
  }

  private mutating func parseIf() {
    let (mark, begin) = (tree.mark, start)
    advance()
    parseCondition()
    parseStatement(role: .body)
    if take("else") { parseStatement(role: .otherwise) }
    add(.ifStatement, from: mark, at: begin)
  }

  /// Reads a loop: over values for the detail 0, over keys for 1, with three parts for 2.
  private mutating func parseFor() {
    let (mark, begin) = (tree.mark, start)
    advance()
    if at("await") {
      advance()
      addUnparsed()
    }
    guard take("(") else { return add(.unparsed, from: mark, at: begin) }
    let outer = allowsIn
    allowsIn = false
    if at("var") || at("const") || at("let") && !isNext("in") && !isNext("of") {
      parseVariables(at("var") ? 2 : at("const") ? 1 : 0, isInLoop: true)
      tree.setRole(.pattern)
    } else if !at(";") {
      parseExpression(role: .pattern)
    }
    allowsIn = outer
    var detail = 2
    if at("of") || at("in") {
      detail = at("in") ? 1 : 0
      advance()
      parseExpression(role: .value)
    } else {
      if !take(";") { addUnparsed() }
      if !at(";") { parseExpression(role: .condition) }
      if !take(";") { addUnparsed() }
      if !at(")") { parseExpression(role: .filter) }
    }
    if !take(")") { closeUnparsed(")") }
    parseStatement(role: .body)
    add(.forLoop, from: mark, at: begin, detail: detail)
  }

  private mutating func parseSwitch() {
    let (mark, begin) = (tree.mark, start)
    advance()
    parseCondition()
    tree.setRole(.value)
    guard take("{") else {
      addUnparsed()
      return add(.switchStatement, from: mark, at: begin)
    }
    while !isAtEnd, !at("}") {
      let (caseMark, caseBegin) = (tree.mark, start)
      let isDefault = at("default")
      if !isDefault, !at("case") {
        skip()
        add(.unparsed, from: caseMark, at: caseBegin)
        continue
      }
      advance()
      if !isDefault { parseExpression(role: .pattern) }
      if !take(":") { addUnparsed() }
      while !isAtEnd, !at("}"), !at("case"), !at("default") { parseStatement() }
      add(.switchCase, from: caseMark, at: caseBegin, detail: isDefault ? 1 : 0, role: .item)
    }
    _ = take("}")
    add(.switchStatement, from: mark, at: begin)
  }

  private mutating func parseTry() {
    let (mark, begin) = (tree.mark, start)
    advance()
    parseBlock(role: .body)
    if at("catch") {
      let (catchMark, catchBegin) = (tree.mark, start)
      advance()
      if take("(") {
        parseTarget()
        tree.setRole(.pattern)
        skipAnnotation()
        if !take(")") { closeUnparsed(")") }
      }
      parseBlock(role: .body)
      add(.catchClause, from: catchMark, at: catchBegin, role: .otherwise)
    }
    if take("finally") { parseBlock(role: .filter) }
    add(.doStatement, from: mark, at: begin)
  }

  private mutating func parseResult() {
    let (mark, begin) = (tree.mark, start)
    let kind: SyntaxKind = at("return") ? .returnStatement : .throwStatement
    advance()
    if !token.startsLine, !at(";"), !at("}"), !isAtEnd { parseExpression(role: .value) }
    endStatement(from: tree.mark, at: start)
    add(kind, from: mark, at: begin)
  }

  private mutating func parseJump(_ kind: SyntaxKind) {
    let (mark, begin) = (tree.mark, start)
    advance()
    if isWord, !token.startsLine { leaf(.name, role: .label) }
    endStatement(from: tree.mark, at: start)
    add(kind, from: mark, at: begin)
  }
}
