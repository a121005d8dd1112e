/// What a module takes from others and gives to them, and what TypeScript alone declares.
extension TypeScriptParser {
  /// Reads an import: the path as value, and for each name what it is there as label, `*` for all.
  /// One of types alone leaves no node.
  mutating func parseImport() {
    let (mark, begin) = (tree.mark, start)
    advance()
    let next = scanned(from: token.range.upperBound)
    let isOfTypes =
      (at("type") || at("typeof")) && !isText(next, ",")
      && (!isText(next, "from") || isText(scanned(from: next.range.upperBound), "from"))
    if isOfTypes { advance() }
    if isWord, isNext("=") { return parseImportOfName(from: mark, at: begin, isOfTypes) }
    while token.kind != .string, !isAtEnd {
      if at("from") && !isNext(",") && !isNext("from") || at(",") {
        advance()
      } else if at("*") {
        parseAll()
      } else if at("{") {
        parseNames()
      } else if isWord {
        let itemMark = tree.mark
        leaf(.name, role: .name)
        tree.add(
          .binding, from: itemMark, tree.last.map { Int($0.lower)..<Int($0.upper) } ?? 0..<0,
          detail: 2, role: .item)
      } else {
        break
      }
    }
    parsePath()
    endStatement(from: tree.mark, at: start)
    add(.importDeclaration, from: mark, at: begin)
    if isOfTypes { tree.remove(from: mark) }
  }

  /// `import a = require('b')`, and `import a = B.c`.
  private mutating func parseImportOfName(from mark: Int, at begin: Int, _ isOfTypes: Bool) {
    let itemMark = tree.mark
    leaf(.name, role: .pattern)
    advance()
    parseValue(role: .value)
    add(.binding, from: itemMark, at: begin, role: .item)
    endStatement(from: tree.mark, at: start)
    add(.variable, from: mark, at: begin, detail: 1)
    if isOfTypes { tree.remove(from: mark) }
  }

  /// `* as a`: the label is `*`.
  private mutating func parseAll() {
    let (mark, begin) = (tree.mark, start)
    leaf(.name, role: .label)
    if take("as") { token.kind == .string ? parseText(role: .name) : leaf(.name, role: .name) }
    add(.binding, from: mark, at: begin, detail: 1, role: .item)
  }

  /// `{ a, b as c, type D }`: first the name as label, then the other one.
  private mutating func parseNames() {
    inBrackets("}") { parser in
      let (mark, begin) = (parser.tree.mark, parser.start)
      let next = parser.scanned(from: parser.token.range.upperBound)
      let isType =
        parser.at("type") && next.kind != .symbol
        && (!parser.isText(next, "as")
          || parser.scanned(from: next.range.upperBound).kind == .word
            && parser.isText(
              parser.scanned(
                from: parser.scanned(from: next.range.upperBound).range.upperBound), "as"))
      if isType { parser.advance() }
      let first = parser.token
      parser.parseModuleName(role: .label)
      if parser.take("as") {
        parser.parseModuleName(role: .name)
      } else {
        parser.tree.add(
          first.kind == .string ? .unparsed : .name, from: parser.tree.mark, first.range,
          role: .name)
      }
      parser.add(.binding, from: mark, at: begin, role: .item)
      if isType { parser.tree.remove(from: mark) }
    }
  }

  private mutating func parseModuleName(role: SyntaxRole) {
    if token.kind == .string {
      parseText(role: role)
    } else if isWord {
      leaf(.name, role: role)
    } else {
      addUnparsed(role: role)
    }
  }

  private mutating func parsePath() {
    guard token.kind == .string else { return addUnparsed() }
    parseText(role: .value)
    // `with { type: 'json' }`
    if at("with") || at("assert"), !token.startsLine, isNext("{") {
      advance()
      skip()
    }
  }

  /// Reads an export. The detail tells what: 0 a declaration, 1 a value without a name, 2 names, of
  /// another module where there is a path.
  mutating func parseExport(from mark: Int, at begin: Int) {
    advance()
    if at("default") {
      advance()
      parseDefault()
      return add(.exportDeclaration, from: mark, at: begin, detail: 1)
    }
    if at("="), !isNext("=") {
      advance()
      parseValue(role: .value)
      endStatement(from: tree.mark, at: start)
      return add(.exportDeclaration, from: mark, at: begin, detail: 1)
    }
    if at("as"), isNext("namespace") {
      while !isAtEnd, !at(";"), !token.startsLine { advance() }
      return endStatement(from: tree.mark, at: start)
    }
    let isOfTypes = at("type") && (isNext("{") || isNext("*"))
    if isOfTypes { advance() }
    if at("*") || at("{") {
      at("*") ? parseAll() : parseNames()
      if take("from") { parsePath() }
      endStatement(from: tree.mark, at: start)
      add(.exportDeclaration, from: mark, at: begin, detail: 2)
      if isOfTypes { tree.remove(from: mark) }
      return
    }
    let inner = tree.mark
    if at("import") { parseImport() } else { parseStatement() }
    // Types alone leave nothing.
    guard tree.mark > inner else { return }
    tree.setRole(.body)
    add(.exportDeclaration, from: mark, at: begin)
  }

  private mutating func parseDefault() {
    let next = scanned(from: token.range.upperBound)
    if at("@") { parseDecorators() }
    if at("function") || at("async") && isText(next, "function") && !next.startsLine {
      return parseFunction(role: .body)
    }
    if at("class") || at("abstract") && isText(next, "class") {
      return parseClass(isValue: false, role: .body)
    }
    if at("interface"), next.kind == .word {
      return parseTypeScript()
    }
    parseValue(role: .value)
    endStatement(from: tree.mark, at: start)
  }

  // MARK: TypeScript

  /// Reads what TypeScript alone declares, or an expression that begins with such a word.
  mutating func parseTypeScript() {
    let (mark, begin) = (tree.mark, start)
    let next = scanned(from: token.range.upperBound)
    let isNamed = next.kind == .word && !next.startsLine
    switch text(token) {
    case "const", "enum":
      guard isNamed else { return parsePlain() }
      _ = take("const")
      parseEnumeration(from: mark, at: begin)
    case "abstract" where isText(next, "class"): parseClass(isValue: false)
    case "interface" where isNamed:
      advance()
      while !isAtEnd, !at("{") { advance() }
      skip()
    case "type" where isNamed:
      advance()
      advance()
      guard skipTypeParameters(), take("="), skipType() else {
        return endStatement(from: mark, at: begin)
      }
      endStatement(from: mark, at: begin)
    case "namespace" where isNamed, "module" where isNamed: parseNamespace(from: mark, at: begin)
    case "module" where next.kind == .string, "global" where isText(next, "{"):
      while !isAtEnd, !at("{") { advance() }
      skip()
    case "declare" where isNamed:
      advance()
      // What is declared is elsewhere.
      parseStatement()
      tree.remove(from: mark)
    default: parsePlain()
    }
  }

  private mutating func parsePlain() {
    let (mark, begin) = (tree.mark, start)
    if isNext(":") {
      leaf(.name, role: .label)
      advance()
      parseStatement(role: .body)
      return add(.labeledStatement, from: mark, at: begin)
    }
    parseExpression()
    endStatement(from: mark, at: begin)
  }

  private mutating func parseEnumeration(from mark: Int, at begin: Int) {
    advance()
    leaf(.name, role: .name)
    guard at("{") else { return addUnparsed() }
    inBrackets("}") { parser in
      let (itemMark, itemBegin) = (parser.tree.mark, parser.start)
      parser.parseKey()
      if parser.take("=") { parser.parseValue(role: .value) }
      parser.add(.enumerationCase, from: itemMark, at: itemBegin, role: .item)
    }
    add(.typeDeclaration, from: mark, at: begin, detail: TypeFlavour.enumeration.rawValue)
  }

  /// `namespace A.B { … }`
  private mutating func parseNamespace(from mark: Int, at begin: Int) {
    advance()
    leaf(.name, role: .name)
    if at(".") {
      let (inner, offset) = (tree.mark, token.range.upperBound)
      parseNamespace(from: inner, at: offset)
      tree.setRole(.body)
    } else {
      parseBlock(role: .body)
    }
    add(.typeDeclaration, from: mark, at: begin, detail: TypeFlavour.structure.rawValue)
  }
}
