/// Declarations, with their attributes and modifiers.
extension SwiftParser {
  /// What a word may be where a declaration begins.
  private enum Word {
    case modifier, keyword
    /// A keyword that may be a name too: a name follows it on its line.
    case softKeyword
  }

  private static let words: [String: Word] = {
    let modifiers = [
      "public", "private", "fileprivate", "internal", "open", "package", "static", "final",
      "override", "mutating", "nonmutating", "lazy", "weak", "unowned", "required", "convenience",
      "indirect", "dynamic", "optional", "prefix", "postfix", "infix", "isolated", "nonisolated",
      "distributed", "consuming", "borrowing", "__consuming", "async", "sending", "_const",
      "reasync",
    ]
    let keywords = [
      "import", "struct", "class", "enum", "protocol", "extension", "func", "var", "let", "init",
      "deinit", "subscript", "typealias", "associatedtype", "operator", "precedencegroup", "case",
    ]
    var words: [String: Word] = ["actor": .softKeyword, "macro": .softKeyword]
    for word in modifiers { words[word] = .modifier }
    for word in keywords { words[word] = .keyword }
    return words
  }()

  /// How many tokens on the word is that says what is declared here; nil if nothing is.
  func declarationKeyword() -> Int? {
    var distance = 0
    // Nobody writes more before a declaration than that, and no line is read often.
    for _ in 0..<32 where index + distance < end {
      if at("#if", distance) {
        guard let next = afterConditionalAttributes(index + distance) else { return nil }
        distance = next - index
        continue
      }
      if distance > 0, tokens[index + distance].kind == .directive {
        return beginsDirective(distance) ? nil : distance
      }
      if at("@", distance) {
        distance = afterAttribute(distance)
        continue
      }
      guard isWord(distance) else { return nil }
      let word = text(distance)
      switch tokens[index + distance].count <= 15 ? SwiftParser.words[word] : nil {
      case .keyword where word == "class" && isModifier(distance): break
      case .keyword: return isDeclaration(word, distance) ? distance : nil
      case .softKeyword:
        return isWord(distance + 1) && !startsLine(distance + 1) ? distance : nil
      case .modifier: break
      case nil: return nil
      }
      distance += 1
      if hasDetail(distance) { distance = closing(index + distance) + 1 - index }
    }
    return nil
  }

  /// Whether `class` stands before another word of a declaration.
  private func isModifier(_ distance: Int) -> Bool {
    guard isWord(distance + 1) else { return false }
    let next = text(distance + 1)
    return next == "func" || next == "var" || next == "let" || next == "subscript"
      || SwiftParser.words[next] == .modifier && !at(":", distance + 2) && !at("{", distance + 2)
  }

  /// Whether a word that may stand elsewhere begins a declaration.
  private func isDeclaration(_ word: String, _ distance: Int) -> Bool {
    switch word {
    case "init":
      at("(", distance + 1) || at("<", distance + 1) || at("?", distance + 1)
        || at("!", distance + 1)
    case "subscript": at("(", distance + 1) || at("<", distance + 1)
    case "deinit": at("{", distance + 1) || at("async", distance + 1)
    case "case": isWord(distance + 1)
    default: true
    }
  }

  /// Reads a declaration whose keyword is so many tokens on.
  mutating func parseDeclaration(_ keyword: Int) {
    let (mark, begin) = (tree.mark, start)
    let last = index + keyword
    while index < last {
      if at("@") {
        parseAttribute()
      } else if let next = at("#if") ? afterConditionalAttributes(index) : nil {
        // Nobody knows which of them are there.
        let (attributeMark, attributeBegin) = (tree.mark, start)
        index = next
        add(.attribute, from: attributeMark, at: attributeBegin, role: .attribute)
      } else {
        parseModifier()
      }
    }
    guard tokens[index].kind != .directive else {
      return parseMacroExpansion(from: mark, at: begin)
    }
    let word = text()
    index += 1
    switch word {
    case "import":
      if at(anyOf: [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor",
      ]),
        isWord(1)
      {
        index += 1
      }
      leaf(.name, role: .name)
      while take(".") { skip() }
      add(.importDeclaration, from: mark, at: begin)
    case "struct", "class", "enum", "protocol", "actor", "extension":
      parseTypeDeclaration(word, from: mark, at: begin)
    case "func": parseFunction(from: mark, at: begin)
    case "init":
      let isFailable = at("?") || at("!")
      if isFailable { index += 1 }
      parseSignature()
      if at("{") { parseBlock() }
      add(.initializer, from: mark, at: begin, detail: isFailable ? 1 : 0)
    case "deinit":
      parseEffects()
      parseBlock()
      add(.deinitializer, from: mark, at: begin)
    case "subscript":
      parseSignature()
      if at("{") { parseAccessors() }
      add(.subscriptDeclaration, from: mark, at: begin)
    case "var", "let": parseVariable(isConstant: word == "let", from: mark, at: begin)
    case "typealias", "associatedtype":
      leaf(.name, role: .name)
      if at("<") { parseGenericParameters() }
      if take(":") { parseInherited() }
      if take("=") { parseType(role: .value) }
      parseRequirements()
      add(word == "typealias" ? .typeAlias : .associatedType, from: mark, at: begin)
    case "operator", "precedencegroup": parseOperator(from: mark, at: begin)
    case "case": parseEnumerationCases(from: mark, at: begin)
    default: parseMacro(from: mark, at: begin)
    }
  }

  // MARK: Types

  private mutating func parseTypeDeclaration(_ word: String, from mark: Int, at begin: Int) {
    if word == "extension" {
      parseType(role: .name)
    } else {
      leaf(.name, role: .name)
      if at("<") { parseGenericParameters() }
    }
    if take(":") { parseInherited() }
    parseRequirements()
    parseBlock()
    let flavour: TypeFlavour =
      switch word {
      case "struct": .structure
      case "class": .classType
      case "enum": .enumeration
      case "protocol": .protocolType
      case "actor": .actor
      default: .extensionOfType
      }
    add(.typeDeclaration, from: mark, at: begin, detail: flavour.rawValue)
  }

  mutating func parseInherited() {
    repeat { parseType(role: .inherited) } while take(",")
  }

  mutating func parseGenericParameters() {
    index += 1
    while !isAtEnd, !at(">") {
      let (mark, begin) = (tree.mark, start)
      if at("each") || at("let"), isWord(1) { index += 1 }
      leaf(.name, role: .name)
      if at("...") { index += 1 }
      if take(":") { parseType(role: .type) }
      add(.genericParameter, from: mark, at: begin, role: .generic)
      if !take(",") { break }
    }
    if !take(">") { addUnparsed() }
  }

  /// Reads `where T: P, U == V`.
  mutating func parseRequirements() {
    guard take("where") else { return }
    repeat {
      let (mark, begin) = (tree.mark, start)
      parseType(role: .left)
      let isEqual = at("==")
      if isEqual || at(":") {
        index += 1
        parseType(role: .right)
      } else {
        addUnparsed()
      }
      add(.requirement, from: mark, at: begin, detail: isEqual ? 1 : 0, role: .requirement)
    } while take(",")
  }

  private mutating func parseEnumerationCases(from mark: Int, at begin: Int) {
    repeat {
      let (caseMark, caseBegin) = (tree.mark, start)
      leaf(.name, role: .name)
      if at("("), !startsLine() { parseParameters() }
      if take("=") { parseExpression(role: .value) }
      add(.enumerationCase, from: caseMark, at: caseBegin, role: .item)
    } while take(",")
    add(.variable, from: mark, at: begin, detail: 2)
  }

  private mutating func parseOperator(from mark: Int, at begin: Int) {
    while !isAtEnd, !startsLine() || at("{") { skip() }
    add(.operatorDeclaration, from: mark, at: begin)
  }

  private mutating func parseMacro(from mark: Int, at begin: Int) {
    leaf(.name, role: .name)
    parseSignature()
    if take("=") { parseExpression(role: .value) }
    parseRequirements()
    add(.macroDeclaration, from: mark, at: begin)
  }

  // MARK: Variables

  private mutating func parseVariable(isConstant: Bool, from mark: Int, at begin: Int) {
    repeat {
      let (bindingMark, bindingBegin) = (tree.mark, start)
      parseBinding(role: .pattern)
      if take(":") { parseType(role: .type) }
      if take("=") { parseExpression(role: .value) }
      if at("{") { parseAccessors() }
      add(.binding, from: bindingMark, at: bindingBegin, role: .item)
    } while take(",")
    add(.variable, from: mark, at: begin, detail: isConstant ? 1 : 0)
  }

  private static let accessorNames: [String: Accessor] = [
    "get": .get, "set": .set, "willSet": .willSet, "didSet": .didSet, "_modify": .modify,
    "modify": .modify, "_read": .read, "read": .read, "init": .initialize,
    "unsafeAddress": .other, "unsafeMutableAddress": .other, "borrow": .other, "mutate": .other,
  ]

  /// Whether the braces that come next hold accessors, and not statements or a closure.
  var beginsAccessors: Bool {
    var distance = 1
    while at("@", distance) {
      distance += 2
      if at("(", distance) { distance = closing(index + distance) + 1 - index }
    }
    while at(
      anyOf: [
        "mutating", "nonmutating", "private", "internal", "public", "borrowing", "consuming",
      ], distance)
    {
      distance += 1
    }
    guard isWord(distance), let accessor = SwiftParser.accessorNames[text(distance)] else {
      return false
    }
    if at("{", distance + 1) || at("}", distance + 1) { return true }
    if index + distance + 1 >= closing(index) { return true }
    if at("(", distance + 1) { return accessor != .get && accessor != .initialize }
    return at(
      anyOf: ["get", "set", "async", "throws", "nonmutating", "mutating", "_modify"], distance + 1)
  }

  /// Reads the braces of a property or subscript.
  mutating func parseAccessors() {
    let (mark, begin) = (tree.mark, start)
    guard beginsAccessors else {
      let (bodyMark, bodyBegin) = (tree.mark, start)
      parseBlock()
      add(.accessor, from: bodyMark, at: bodyBegin, detail: Accessor.get.rawValue, role: .item)
      return add(.accessors, from: mark, at: begin, role: .accessors)
    }
    inBrackets { parser in
      while !parser.isAtEnd {
        let (itemMark, itemBegin) = (parser.tree.mark, parser.start)
        while parser.at("@") { parser.parseAttribute() }
        while parser.isWord(), SwiftParser.accessorNames[parser.text()] == nil, parser.isWord(1) {
          parser.leaf(.modifier, role: .modifier)
        }
        guard parser.isWord(), let accessor = SwiftParser.accessorNames[parser.text()] else {
          break
        }
        parser.index += 1
        if parser.at("(") {
          parser.inBrackets { $0.leaf(.name, role: .parameter) }
        }
        parser.parseEffects()
        if parser.at("{") { parser.parseBlock() }
        parser.add(.accessor, from: itemMark, at: itemBegin, detail: accessor.rawValue, role: .item)
      }
    }
    add(.accessors, from: mark, at: begin, role: .accessors)
  }
}
