/// Statements and blocks.
extension KotlinParser {
  /// Reads statements and declarations up to the end of the brackets.
  mutating func parseStatements() {
    while !isAtEnd { parseStatement() }
  }

  /// Reads `{ … }`.
  mutating func parseBlock(role: SyntaxRole = .body) {
    let (mark, begin) = (tree.mark, start)
    guard at("{") else { return addUnparsed(role: role) }
    deeper { parser in parser.inBraces { $0.parseStatements() } }
    add(.block, from: mark, at: begin, role: role)
  }

  /// Reads the braces of a branch or a loop, or the one statement in their place.
  mutating func parseBody(role: SyntaxRole) {
    if at("{") { return parseBlock(role: role) }
    let (mark, begin) = (tree.mark, start)
    if !take(";"), !isAtEnd { parseStatementItself() }
    add(.block, from: mark, at: min(begin, stop), role: role)
  }

  /// Reads one statement with what ends it.
  mutating func parseStatement() {
    if take(";") { return }
    let (mark, begin, first) = (tree.mark, start, index)
    deeper { $0.parseStatementItself() }
    guard index == first || !isAtEnd && !startsLine() && !at(";") else { return }
    // The rest of the line belongs to something that is not known.
    if index == first { skip() }
    while !isAtEnd, !startsLine(), !at(";") { skip() }
    add(.unparsed, from: mark, at: begin)
  }

  mutating func parseStatementItself() {
    if let keyword = declarationKeyword() { return parseDeclaration(keyword) }
    let (mark, begin) = (tree.mark, start)
    switch isWord() ? text() : "" {
    case "for" where at("(", 1): parseFor()
    case "while" where at("(", 1):
      index += 1
      parseCondition()
      parseBody(role: .body)
      add(.whileLoop, from: mark, at: begin)
    case "do":
      index += 1
      parseBody(role: .body)
      _ = take(";")
      if take("while"), at("(") { parseCondition() } else { addUnparsed() }
      add(.repeatLoop, from: mark, at: begin)
    default:
      if isLabel {
        leaf(.name, role: .label)
        index += 1
        parseStatementItself()
        tree.setRole(.body)
        return add(.labeledStatement, from: mark, at: begin)
      }
      while at("@") { skipAnnotation() }
      parseExpression()
      parseAssignment(from: mark, at: begin)
    }
  }

  /// Whether `name@` stands here, and no lambda follows.
  private var isLabel: Bool {
    isWord() && at("@", 1) && !followsSpace(1) && !at("{", 2)
      && !KotlinParser.keywords.contains(text())
  }

  private static let compounds: [(StaticString, SyntaxOperator)] = [
    ("+=", .add), ("-=", .subtract), ("*=", .multiply), ("/=", .divide), ("%=", .remainder),
  ]

  private mutating func parseAssignment(from mark: Int, at begin: Int) {
    guard !endsLine else { return }
    var symbol = 0
    if !at("=") {
      guard let compound = KotlinParser.compounds.first(where: { at($0.0) }) else { return }
      symbol = compound.1.rawValue
    }
    tree.setRole(.left)
    index += 1
    parseExpression(role: .right)
    add(.assignment, from: mark, at: begin, detail: symbol)
  }

  /// Reads a condition in parentheses.
  mutating func parseCondition() {
    guard at("(") else { return addUnparsed(role: .condition) }
    inBrackets { $0.parseExpression(role: .condition) }
  }

  private mutating func parseFor() {
    let (mark, begin) = (tree.mark, start)
    index += 1
    inBrackets { parser in
      while parser.at("@") { parser.skipAnnotation() }
      parser.parseBinding(role: .pattern)
      if parser.take(":") { parser.parseType(role: .type) }
      if parser.take("in") {
        parser.parseExpression(role: .value)
      } else {
        parser.addUnparsed(role: .value)
      }
    }
    parseBody(role: .body)
    add(.forLoop, from: mark, at: begin)
  }

  /// Reads what is named: a name, `_` or several in parentheses.
  mutating func parseBinding(role: SyntaxRole) {
    let (mark, begin) = (tree.mark, start)
    if at("(") {
      inBrackets { parser in
        while !parser.isAtEnd {
          while parser.at("@") { parser.skipAnnotation() }
          parser.parseBinding(role: .item)
          if parser.take(":") { parser.parseType(role: .type) }
          if !parser.take(",") { break }
        }
      }
      add(.tuplePattern, from: mark, at: begin, role: role)
    } else if at("_") {
      leaf(.wildcard, role: role)
    } else if isWord() {
      leaf(.patternName, role: role)
    } else {
      addUnparsed(role: role)
    }
  }

  // MARK: Branches

  mutating func parseIf() {
    let (mark, begin) = (tree.mark, start)
    index += 1
    parseCondition()
    parseBody(role: .body)
    if at(";"), at("else", 1) { index += 1 }
    if take("else") {
      if at("if") {
        deeper { $0.parseIf() }
        tree.setRole(.otherwise)
      } else {
        parseBody(role: .otherwise)
      }
    }
    add(.ifStatement, from: mark, at: begin)
  }

  mutating func parseWhen() {
    let (mark, begin) = (tree.mark, start)
    index += 1
    guard at("(") else {
      guard at("{") else { return addUnparsed() }
      return parseConditions(at: begin)
    }
    inBrackets { parser in
      while parser.at("@") { parser.skipAnnotation() }
      if parser.take("val") {
        parser.parseBinding(role: .pattern)
        if parser.take(":") { parser.parseType(role: .type) }
        if !parser.take("=") { parser.addUnparsed() }
      }
      parser.parseExpression(role: .value)
    }
    guard at("{") else {
      addUnparsed()
      return add(.switchStatement, from: mark, at: begin)
    }
    deeper { parser in
      parser.inBraces { parser in
        while !parser.isAtEnd { if !parser.take(";") { parser.parseCase() } }
      }
    }
    add(.switchStatement, from: mark, at: begin)
  }

  private mutating func parseCase() {
    let (mark, begin) = (tree.mark, start)
    let isElse = at("else")
    if isElse {
      index += 1
    } else {
      repeat {
        let (patternMark, patternBegin) = (tree.mark, start)
        let isNegated = at("!") && (at("in", 1) || at("is", 1))
        if isNegated { index += 1 }
        if at("in") || at("is") {
          let isType = at("is")
          index += 1
          isType ? parseType(role: .type) : parseExpression(role: .value)
          add(
            isType ? .typePattern : .containerPattern, from: patternMark, at: patternBegin,
            detail: isNegated ? 1 : 0, role: .pattern)
        } else {
          parseExpression(role: .pattern)
        }
      } while take(",") && !at("->")
    }
    if take("if") { parseExpression(role: .filter) }
    if take("->") {
      parseBody(role: .body)
    } else {
      addUnparsed(role: .body)
      while !isAtEnd, !startsLine() { skip() }
    }
    add(.switchCase, from: mark, at: begin, detail: isElse ? 1 : 0, role: .item)
  }

  /// Reads `when` without a subject, as `if` in the place of `else`.
  private mutating func parseConditions(at start: Int) {
    var open: [(mark: Int, begin: Int)] = []
    deeper { parser in
      parser.inBraces { parser in
        while !parser.isAtEnd {
          if parser.take(";") { continue }
          let (mark, begin) = (parser.tree.mark, parser.start)
          if parser.take("else") {
            if !parser.take("->") { parser.addUnparsed() }
            parser.parseBody(role: .otherwise)
            // What follows is never reached.
            break
          }
          open.append((mark, open.isEmpty ? start : begin))
          parser.parseExpression()
          while parser.take(","), !parser.at("->") {
            parser.tree.setRole(.left)
            parser.parseExpression(role: .right)
            parser.add(
              .binary, from: mark, at: begin, detail: SyntaxOperator.or.rawValue, role: .none)
          }
          parser.tree.setRole(.condition)
          if !parser.take("->") { parser.addUnparsed() }
          parser.parseBody(role: .body)
        }
      }
    }
    guard !open.isEmpty else {
      // Only `else`, or nothing.
      return addUnparsed()
    }
    while let branch = open.popLast() {
      add(
        .ifStatement, from: branch.mark, at: branch.begin, role: open.isEmpty ? .none : .otherwise)
    }
  }

  mutating func parseTry() {
    let (mark, begin) = (tree.mark, start)
    index += 1
    parseBlock()
    while at("catch"), at("(", 1) {
      let (catchMark, catchBegin) = (tree.mark, start)
      index += 1
      inBrackets { parser in
        while parser.at("@") { parser.skipAnnotation() }
        parser.parseBinding(role: .pattern)
        if parser.take(":") { parser.parseType(role: .type) }
        _ = parser.take(",")
      }
      parseBlock()
      add(.catchClause, from: catchMark, at: catchBegin, role: .otherwise)
    }
    if at("finally"), at("{", 1) {
      index += 1
      parseBlock(role: .otherwise)
    }
    add(.doStatement, from: mark, at: begin)
  }

  // MARK: Jumps

  /// Reads `return`, `throw`, `break` and `continue`, which may stand where a value does.
  mutating func parseJump(_ kind: SyntaxKind) {
    let (mark, begin) = (tree.mark, start)
    index += 1
    // 1 for a return that ends the function around a lambda.
    var detail = 0
    var isKnown = true
    var label: String?
    if at("@"), isWord(1), !followsSpace() {
      label = text(1)
      index += 1
      leaf(.name, role: .label)
    }
    if kind == .returnStatement || kind == .throwStatement {
      if kind == .returnStatement, let name = lambdas.last {
        if label == nil { detail = 1 } else { isKnown = label == name }
      }
      if !endsLine, !at(";"), !at("}"), !at(")"), !at(","), !at("else") {
        parseExpression(role: .value)
      }
    }
    add(isKnown ? kind : .unparsed, from: mark, at: begin, detail: detail)
  }
}
