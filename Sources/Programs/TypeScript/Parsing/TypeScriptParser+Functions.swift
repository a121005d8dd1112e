/// Functions and classes.
extension TypeScriptParser {
  /// Whether parentheses that come next, and are skipped, begin a function with an arrow.
  mutating func isArrow() -> Bool {
    skip()
    if at("=>") { return !token.startsLine }
    guard allowsResultType, at(":") else { return false }
    advance()
    return skipType() && at("=>")
  }

  mutating func parseParentheses() {
    let (mark, begin) = (tree.mark, start)
    if looksLike({ $0.isArrow() }) {
      parseParameters()
      skipAnnotation()
      return parseArrowBody(from: mark, at: begin)
    }
    let outer = (allowsIn, allowsResultType)
    (allowsIn, allowsResultType) = (true, true)
    advance()
    deeper { $0.parseExpression(role: .value) }
    (allowsIn, allowsResultType) = outer
    if !take(")") { closeUnparsed(")") }
    add(.tuple, from: mark, at: begin)
  }

  /// Reads `=> a` or `=> { a }`, and makes the function.
  mutating func parseArrowBody(from mark: Int, at begin: Int, isAsync: Bool = false) {
    if !take("=>") { addUnparsed() }
    if at("{") { parseBlock(role: .body) } else { parseValue(role: .body) }
    add(.closure, from: mark, at: begin, detail: isAsync ? FunctionFlag.unlike : FunctionFlag.arrow)
  }

  /// Reads the parameters of a function.
  mutating func parseParameters() {
    let (mark, begin) = (tree.mark, start)
    guard at("(") else { return addUnparsed(role: .parameter) }
    inBrackets(")") { parser in
      let (itemMark, itemBegin) = (parser.tree.mark, parser.start)
      parser.parseDecorators()
      parser.tree.remove(from: itemMark)
      let isThis = parser.at("this")
      let isProperty = parser.takeModifiers().isProperty
      let isRest = parser.take("...")
      parser.parseTarget()
      _ = parser.take("?")
      parser.skipAnnotation()
      if parser.take("=") {
        parser.tree.setRole(.left)
        parser.parseValue(role: .right)
        parser.add(.assignment, from: itemMark, at: itemBegin)
      }
      if isRest {
        parser.tree.setRole(.value)
        parser.add(.spread, from: itemMark, at: itemBegin)
      }
      if isProperty {
        parser.tree.setRole(.value)
        parser.add(.parameter, from: itemMark, at: itemBegin)
      }
      // What TypeScript says of `this` is no parameter.
      if isThis { parser.tree.remove(from: itemMark) }
    }
    add(.parameterList, from: mark, at: begin, role: .parameter)
  }

  /// Reads a name, or the list or object that takes a value apart.
  mutating func parseTarget() {
    if at("[") || at("{") {
      parsePrimary()
    } else if isWord {
      leaf(.name)
    } else {
      addUnparsed()
    }
  }

  /// Reads everything of a function behind its name.
  mutating func parseSignatureAndBody() {
    if !skipTypeParameters() { addUnparsed() }
    parseParameters()
    skipAnnotation()
    if at("{") { parseBlock(role: .body) }
  }

  mutating func parseFunctionExpression() {
    let (mark, begin) = (tree.mark, start)
    var flags = take("async") ? FunctionFlag.unlike : 0
    advance()
    if take("*") { flags = FunctionFlag.unlike }
    if isWord { leaf(.name, role: .name) }
    parseSignatureAndBody()
    add(.closure, from: mark, at: begin, detail: flags)
  }

  /// Reads `function f(…) { … }`; a declaration without code leaves no node.
  mutating func parseFunction(role: SyntaxRole = .none) {
    let (mark, begin) = (tree.mark, start)
    var flags = take("async") ? FunctionFlag.unlike : 0
    advance()
    if take("*") { flags = FunctionFlag.unlike }
    if isWord { leaf(.name, role: .name) }
    parseSignatureAndBody()
    guard tree.last?.role == .body else {
      tree.remove(from: mark)
      return endStatement(from: tree.mark, at: begin)
    }
    add(.function, from: mark, at: begin, detail: flags, role: role)
  }

  /// The words before a method: whether it waits or gives several values, and whether it is an accessor.
  mutating func takeMethodWords() -> (flags: Int, accessor: Accessor?) {
    var flags = FunctionFlag.method
    var accessor: Accessor?
    while at("async") || at("get") || at("set") || at("*") {
      if !at("*") {
        let next = scanned(from: token.range.upperBound)
        let isName = next.kind == .symbol && !isText(next, "[") && !isText(next, "*")
        if isName || next.kind == .end { break }
      }
      if at("get") {
        accessor = .get
      } else if at("set") {
        accessor = .set
      } else {
        flags |= FunctionFlag.unlike
      }
      advance()
    }
    return (flags, accessor)
  }

  /// Reads the parameters and the code of a method as its value.
  mutating func parseMethod(_ flags: Int) {
    let (mark, begin) = (tree.mark, start)
    parseSignatureAndBody()
    guard tree.last?.role == .body else {
      tree.remove(from: mark)
      return addUnparsed(role: .value)
    }
    add(.closure, from: mark, at: begin, detail: flags, role: .value)
  }

  // MARK: Classes

  private static let modifiers: Set<String> = [
    "public", "private", "protected", "readonly", "override", "static", "abstract", "declare",
    "accessor",
  ]

  /// Reads the words before a member or a parameter.
  mutating func takeModifiers() -> (isProperty: Bool, isStatic: Bool, isAbsent: Bool) {
    var found = (isProperty: false, isStatic: false, isAbsent: false)
    while at(anyOf: TypeScriptParser.modifiers) {
      let next = scanned(from: token.range.upperBound)
      let isName =
        next.kind == .end
        || next.kind == .symbol && !isText(next, "[") && !isText(next, "{") && !isText(next, "*")
      if isName { break }
      if at("static") { found.isStatic = true }
      if at("abstract") || at("declare") { found.isAbsent = true }
      found.isProperty = true
      advance()
    }
    return found
  }

  mutating func parseDecorators() {
    while at("@") {
      advance()
      parsePostfix()
      tree.setRole(.attribute)
    }
  }

  mutating func parseClass(isValue: Bool, role: SyntaxRole = .none) {
    let (mark, begin) = (tree.mark, start)
    _ = take("abstract")
    advance()
    if isWord, !at("extends"), !at("implements") { leaf(.name, role: .name) }
    if !skipTypeParameters() { addUnparsed() }
    if take("extends") {
      parsePostfix()
      tree.setRole(.inherited)
      if at("<"), !skipTypeArguments() { addUnparsed() }
    }
    if take("implements") {
      repeat { if !skipType() { addUnparsed() } } while take(",")
    }
    guard at("{") else {
      addUnparsed()
      return add(.typeDeclaration, from: mark, at: begin, detail: 1, role: role)
    }
    let outer = (allowsIn, allowsResultType)
    (allowsIn, allowsResultType) = (true, true)
    advance()
    while !isAtEnd, !at("}") {
      if take(";") { continue }
      let first = start
      deeper { $0.parseClassMember() }
      if start == first { skip() }
    }
    (allowsIn, allowsResultType) = outer
    _ = take("}")
    add(
      .typeDeclaration, from: mark, at: begin, detail: TypeFlavour.classType.rawValue, role: role)
  }

  private mutating func parseClassMember() {
    let (mark, begin) = (tree.mark, start)
    parseDecorators()
    let modifiers = takeModifiers()
    if modifiers.isStatic, at("{") { return parseBlock(role: .item) }
    let isStatic = modifiers.isStatic ? 1 : 0
    let kind = takeMethodWords()
    // `[key: string]: A`
    let isSignature = looksLike { parser in
      guard parser.take("["), parser.isWord else { return false }
      parser.advance()
      return parser.at(":")
    }
    if isSignature {
      skip()
      skipAnnotation()
      tree.remove(from: mark)
      return endMember(from: tree.mark)
    }
    parseKey()
    if at("?") || at("!") { advance() }
    if at("(") || at("<") {
      let bodyMark = tree.mark
      parseMethod(kind.flags)
      // A signature without code, of a method that has it elsewhere.
      if tree.mark == bodyMark + 1, tree.last?.kind == .unparsed {
        tree.remove(from: mark)
        return endMember(from: tree.mark)
      }
      guard let accessor = kind.accessor else {
        return add(.function, from: mark, at: begin, detail: isStatic, role: .item)
      }
      return add(
        .accessor, from: mark, at: begin, detail: accessor.rawValue * 2 + isStatic, role: .item)
    }
    skipAnnotation()
    if take("=") { parseValue(role: .value) }
    if modifiers.isAbsent {
      tree.remove(from: mark)
      return endMember(from: tree.mark)
    }
    endMember(from: tree.mark)
    add(.variable, from: mark, at: begin, detail: isStatic, role: .item)
  }

  /// Reads what ends a member.
  private mutating func endMember(from mark: Int) {
    if take(";") || at("}") || isAtEnd || token.startsLine { return }
    let begin = start
    while !isAtEnd, !at("}"), !at(";"), !token.startsLine { skip() }
    add(.unparsed, from: mark, at: begin)
  }
}
