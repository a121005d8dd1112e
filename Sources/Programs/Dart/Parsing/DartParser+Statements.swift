/// Statements and blocks.
extension DartParser {
  /// Reads `{ … }`.
  mutating func parseBlock(role: SyntaxRole = .body) {
    let (mark, begin) = (tree.mark, start)
    guard at("{") else { return addUnparsed(role: role) }
    deeper { parser in
      parser.inBrackets { parser in
        while !parser.isAtEnd { parser.parseStatement() }
      }
    }
    add(.block, from: mark, at: begin, role: role)
  }

  /// Reads the statement of a branch or a loop as a block.
  private mutating func parseBranch(role: SyntaxRole) {
    if at("{") { return parseBlock(role: role) }
    let (mark, begin) = (tree.mark, start)
    parseStatement()
    add(.block, from: mark, at: min(begin, stop), role: role)
  }

  /// Reads one statement with what ends it.
  mutating func parseStatement() {
    if take(";") { return }
    let (mark, begin, first) = (tree.mark, start, index)
    deeper { $0.parseStatementItself() }
    guard index == first || !at("}", -1) && !at(";", -1) && !isAtEnd else { return }
    if index > first, take(";") { return }
    // Something that is not known, up to its end.
    while !isAtEnd, !at(";") { skip() }
    _ = take(";")
    add(.unparsed, from: mark, at: begin)
  }

  private mutating func parseStatementItself() {
    let (mark, begin) = (tree.mark, start)
    while at("@") { skipAnnotation() }
    switch isWord() ? text() : at("{") ? "{" : "" {
    case "{":
      parseBlock()
      add(.doStatement, from: mark, at: begin)
    case "if": parseIf()
    case "for" where at("(", 1): parseFor { $0.parseBranch(role: .body) }
    case "await" where at("for", 1):
      while !isAtEnd, !at("{"), !at(";") { skip() }
      if at("{") { skip() }
      add(.unparsed, from: mark, at: begin)
    case "while" where at("(", 1):
      index += 1
      parseCondition()
      parseBranch(role: .body)
      add(.whileLoop, from: mark, at: begin)
    case "do":
      index += 1
      parseBranch(role: .body)
      if take("while"), at("(") { parseCondition() } else { addUnparsed() }
      add(.repeatLoop, from: mark, at: begin)
    case "switch" where at("(", 1): parseSwitch()
    case "return":
      index += 1
      if !at(";"), !isAtEnd { parseExpression(role: .value) }
      add(.returnStatement, from: mark, at: begin)
    case "break", "continue":
      let kind: SyntaxKind = at("break") ? .breakStatement : .continueStatement
      index += 1
      if isWord(), !at(";") { leaf(.name, role: .label) }
      add(kind, from: mark, at: begin)
    case "try" where at("{", 1): parseTry()
    case "rethrow": leaf(.throwStatement)
    case "assert" where at("(", 1):
      index += 1
      skip()
    default:
      if isWord(), at(":", 1) {
        leaf(.name, role: .label)
        index += 1
        parseStatementItself()
        tree.setRole(.body)
        return add(.labeledStatement, from: mark, at: begin)
      }
      if parseDeclaration(from: mark, at: begin) { return }
      parseExpression()
    }
  }

  /// Reads variables or a function of a block; false if none is declared here.
  private mutating func parseDeclaration(from mark: Int, at begin: Int) -> Bool {
    let first = index
    while at("late") || at("final") || at("const") || at("var"), isWord(1) || at("(", 1) {
      // `const Color(…)` is a value.
      if at("const"), !isDeclared(after: 1) { break }
      leaf(.modifier, role: .modifier)
    }
    let hasModifiers = index > first
    if hasModifiers, at("("), at("=", closing(index) + 1 - index) {
      // `var (a, b) = c`.
      let (binding, bindingBegin) = (tree.mark, start)
      parseNames()
      index += 1
      parseExpression(role: .value)
      add(.binding, from: binding, at: bindingBegin, role: .item)
      add(.variable, from: mark, at: begin, detail: 1)
      return true
    }
    if hasModifiers, isWord(), at("=", 1) || at(";", 1) || at(",", 1) {
      parseVariables(from: mark, at: begin)
      return true
    }
    guard isDeclared(after: 0) || isFunction else {
      tree.remove(from: mark)
      index = first
      return false
    }
    if isDeclared(after: 0) { parseType(role: .type) }
    if at("(", 1) || at("<", 1) {
      if tree.last?.role == .type { tree.setRole(.result) }
      leaf(.name, role: .name)
      if at("<") { parseGenericParameters() }
      parseParameters()
      parseBody()
      add(.function, from: mark, at: begin)
    } else {
      parseVariables(from: mark, at: begin)
    }
    return true
  }

  /// Whether a type and the name of something that is declared follow.
  private func isDeclared(after distance: Int) -> Bool {
    guard let next = afterType(index + distance), next < end else { return false }
    let distance = next - index
    guard isWord(distance), !DartParser.keywords.contains(text(distance)), !at("is", distance),
      !at("as", distance)
    else { return false }
    if at("=", distance + 1) || at(";", distance + 1) || at(",", distance + 1) { return true }
    guard at("(", distance + 1) else { return false }
    return beginsBody(closing(index + distance + 1) + 1)
  }

  /// Whether a function without a type of its result is declared here.
  private var isFunction: Bool {
    isWord() && !DartParser.keywords.contains(text()) && at("(", 1)
      && beginsBody(closing(index + 1) + 1)
  }

  func beginsBody(_ position: Int) -> Bool {
    at("{", position - index) || at("=>", position - index) || at("async", position - index)
      || at("sync", position - index)
  }

  /// Reads `(a, b)` where names are given to the parts of a record.
  private mutating func parseNames() {
    let (mark, begin) = (tree.mark, start)
    inBrackets { parser in
      while !parser.isAtEnd {
        if parser.isWord(), parser.at(",", 1) || parser.index + 1 >= parser.end {
          parser.leaf(parser.at("_") ? .wildcard : .patternName, role: .item)
        } else {
          parser.addUnparsed(role: .item)
          while !parser.isAtEnd, !parser.at(",") { parser.skip() }
        }
        if !parser.take(",") { break }
      }
    }
    add(.tuplePattern, from: mark, at: begin, role: .pattern)
  }

  private mutating func parseCondition() {
    inBrackets { $0.parseExpression(role: .condition) }
  }

  // MARK: Branches

  private mutating func parseIf() {
    let (mark, begin) = (tree.mark, start)
    index += 1
    if at("(") { parseConditionOrCase() } else { addUnparsed() }
    parseBranch(role: .body)
    if take("else") {
      if at("if") {
        deeper { $0.parseIf() }
        tree.setRole(.otherwise)
      } else {
        parseBranch(role: .otherwise)
      }
    }
    add(.ifStatement, from: mark, at: begin)
  }

  /// Reads a condition in parentheses, which may be `a case b`.
  mutating func parseConditionOrCase() {
    inBrackets { parser in
      parser.parseExpression(role: .condition)
      if parser.at("case") {
        let (mark, begin) = (parser.tree.mark, parser.start)
        parser.index = parser.end
        parser.add(.unparsed, from: mark, at: begin)
      }
    }
  }

  /// Reads a loop; what it does with each element is read by a function.
  mutating func parseFor(_ body: (inout DartParser) -> Void) {
    let (mark, begin) = (tree.mark, start)
    index += 1
    var isKnown = true
    inBrackets { parser in
      var distance = 0
      while parser.at("final", distance) || parser.at("var", distance) { distance += 1 }
      if let next = parser.afterType(parser.index + distance),
        parser.at("in", next + 1 - parser.index)
      {
        distance = next - parser.index
      }
      guard parser.isWord(distance), parser.at("in", distance + 1) else {
        // `for (var i = 0; i < n; i++)` is not evaluated; what it may write is.
        isKnown = false
        let (mark, begin) = (parser.tree.mark, parser.start)
        parser.index = parser.end
        return parser.add(.unparsed, from: mark, at: begin)
      }
      parser.index += distance
      parser.leaf(.patternName, role: .pattern)
      parser.index += 1
      parser.parseExpression(role: .value)
    }
    body(&self)
    add(isKnown ? .forLoop : .unparsed, from: mark, at: begin)
  }

  /// Reads a switch whose cases have statements, or values.
  mutating func parseSwitch() {
    let (mark, begin) = (tree.mark, start)
    index += 1
    inBrackets { $0.parseExpression(role: .value) }
    if at("{") {
      deeper { parser in
        parser.inBrackets { parser in
          let isValue = !parser.at("case") && !parser.at("default")
          while !parser.isAtEnd {
            let first = parser.index
            isValue ? parser.parseArm() : parser.parseCase()
            if parser.index == first { break }
          }
        }
      }
    } else {
      addUnparsed()
    }
    add(.switchStatement, from: mark, at: begin)
  }

  /// Reads `A || B when c`.
  private mutating func parsePatterns() {
    repeat {
      if at(">") || at("<") || at(">=") || at("<=") || at("==") || at("!=") || at("var")
        || at("final") || at("(") || at("[") || at("{")
      {
        let (mark, begin) = (tree.mark, start)
        while !isAtEnd, !at("=>"), !at(":"), !at("||"), !at("when") { skip() }
        add(.unparsed, from: mark, at: begin, role: .pattern)
      } else {
        deeper { $0.parsePattern() }
        tree.setRole(.pattern)
      }
    } while take("||")
    if take("when") { parseExpression(role: .filter) }
  }

  private mutating func parseArm() {
    let (mark, begin) = (tree.mark, start)
    let isDefault = at("_") && (at("=>", 1))
    if isDefault { index += 1 } else { parsePatterns() }
    if !take("=>") { addUnparsed() }
    let (block, blockBegin) = (tree.mark, start)
    parseExpression()
    add(.block, from: block, at: blockBegin, role: .body)
    add(.switchCase, from: mark, at: begin, detail: isDefault ? 1 : 0, role: .item)
    _ = take(",")
  }

  private mutating func parseCase() {
    let (mark, begin) = (tree.mark, start)
    var isDefault = false
    // Cases without code are patterns of the next.
    while at("case") || at("default") {
      if take("default") {
        isDefault = true
      } else {
        index += 1
        if at("_"), at(":", 1) {
          index += 1
          isDefault = true
        } else {
          parsePatterns()
        }
      }
      if !take(":") { addUnparsed() }
    }
    let (block, blockBegin) = (tree.mark, start)
    while !isAtEnd, !at("case"), !(at("default") && at(":", 1)) { parseStatement() }
    add(.block, from: block, at: min(blockBegin, stop), role: .body)
    add(.switchCase, from: mark, at: begin, detail: isDefault ? 1 : 0, role: .item)
  }

  private mutating func parseTry() {
    let (mark, begin) = (tree.mark, start)
    index += 1
    parseBlock()
    while at("on") || at("catch") || at("finally") {
      while !isAtEnd, !at("{") { skip() }
      parseBlock(role: .otherwise)
    }
    add(.doStatement, from: mark, at: begin)
  }
}
