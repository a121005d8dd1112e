/// Declarations, with their modifiers.
extension KotlinParser {
  private static let modifiers: Set<String> = [
    "public", "private", "internal", "protected", "override", "open", "abstract", "final", "sealed",
    "data", "inner", "enum", "annotation", "value", "inline", "infix", "operator", "tailrec",
    "suspend", "external", "const", "lateinit", "vararg", "noinline", "crossinline", "expect",
    "actual", "companion", "fun", "reified",
  ]
  private static let starts: Set<String> = [
    "class", "interface", "object", "fun", "val", "var", "typealias", "constructor", "init",
  ]

  /// How many tokens on the word is that says what is declared here; nil if nothing is.
  func declarationKeyword() -> Int? {
    var ahead = self
    while ahead.index < ahead.end {
      if ahead.at("@") {
        ahead.skipAnnotation()
        continue
      }
      guard ahead.isWord() else { return nil }
      let word = ahead.text()
      if KotlinParser.starts.contains(word), ahead.isDeclaration(word) {
        return ahead.index - index
      }
      guard KotlinParser.modifiers.contains(word), ahead.isWord(1) || ahead.at("@", 1) else {
        return nil
      }
      ahead.index += 1
    }
    return nil
  }

  /// Whether a word that may stand elsewhere begins a declaration.
  private func isDeclaration(_ word: String) -> Bool {
    switch word {
    case "init": at("{", 1)
    case "constructor": at("(", 1)
    // Without a name it is a value, but for a companion.
    case "object": isWord(1) || at("companion", -1)
    case "fun": (isWord(1) || at("<", 1) || at("(", 1) && !at("(", 0)) && !at("interface", 1)
    case "class", "interface", "typealias": isWord(1)
    default: isWord(1) || at("(", 1) || at("<", 1)
    }
  }

  /// Reads a declaration whose keyword is so many tokens on.
  mutating func parseDeclaration(_ keyword: Int) {
    let (mark, begin, first) = (tree.mark, start, index)
    let last = index + keyword
    parseModifiers(to: last)
    let word = text()
    index += 1
    switch word {
    case "class", "interface", "object": parseClass(word, from: mark, at: begin)
    case "fun": parseFunction(from: mark, at: begin, first, last)
    case "val", "var": parseProperty(isConstant: word == "val", from: mark, at: begin, first, last)
    case "typealias":
      leaf(.name, role: .name)
      if at("<") { parseGenericParameters() }
      if take("=") { parseType(role: .value) } else { addUnparsed() }
      add(.typeAlias, from: mark, at: begin)
    case "init":
      parseBlock()
      add(.initializerBlock, from: mark, at: begin)
    default: parseConstructor(from: mark, at: begin)
    }
  }

  private mutating func parseModifiers(to last: Int) {
    while index < last {
      if at("@") { skipAnnotation() } else { leaf(.modifier, role: .modifier) }
    }
  }

  mutating func parseGenericParameters() {
    index += 1
    while !isAtEnd, !at(">") {
      let (mark, begin) = (tree.mark, start)
      while at("@") { skipAnnotation() }
      while at("reified") || at("in") || at("out"), isWord(1) { index += 1 }
      leaf(.name, role: .name)
      if take(":") { parseType(role: .type) }
      add(.genericParameter, from: mark, at: begin, role: .generic)
      if !take(",") { break }
    }
    if !take(">") { addUnparsed() }
  }

  private mutating func skipRequirements() {
    guard at("where"), isWord(1) else { return }
    index += 1
    repeat {
      index += 1
      let mark = tree.mark
      if take(":") { parseType(role: .none) }
      tree.remove(from: mark)
    } while take(",")
  }

  // MARK: Classes

  private mutating func parseClass(_ word: String, from mark: Int, at begin: Int) {
    if isWord(), !startsLine() || word != "object" { leaf(.name, role: .name) }
    if at("<") { parseGenericParameters() }
    parsePrimaryConstructor()
    if at(":") {
      index += 1
      parseParents()
    }
    skipRequirements()
    let isEnumeration = tree.nodes[mark...].contains {
      $0.kind == .modifier && $0.first >= UInt32(mark) && isText($0, "enum")
    }
    if at("{") {
      let outer = lambdas
      lambdas = []
      let (blockMark, blockBegin) = (tree.mark, start)
      deeper { parser in
        parser.inBraces { parser in
          if isEnumeration { parser.parseEntries() }
          parser.parseStatements()
        }
      }
      add(.block, from: blockMark, at: blockBegin, role: .body)
      lambdas = outer
    }
    let flavour: TypeFlavour =
      switch word {
      case "interface": .protocolType
      case "object": .object
      default: isEnumeration ? .enumeration : .classType
      }
    add(.typeDeclaration, from: mark, at: begin, detail: flavour.rawValue)
  }

  private func isText(_ node: SyntaxTree.Node, _ text: String) -> Bool {
    file.bytes[Int(node.lower)..<Int(node.upper)].elementsEqual(text.utf8)
  }

  /// Reads the parameters of a class; some are properties too.
  private mutating func parsePrimaryConstructor() {
    var ahead = self
    while ahead.at("@") { ahead.skipAnnotation() }
    while ahead.isWord(), KotlinParser.modifiers.contains(ahead.text()) { ahead.index += 1 }
    if ahead.at("constructor") { ahead.index += 1 }
    guard ahead.at("("), ahead.index == index || ahead.at("constructor", -1) else { return }
    index = ahead.index
    parseParameters()
  }

  /// Reads what a class inherits from. The call of its superclass holds the arguments alone.
  private mutating func parseParents() {
    repeat {
      while at("@") { skipAnnotation() }
      parseType(role: .inherited)
      if at("("), !endsLine {
        let (mark, begin) = (tree.mark, start)
        parseArguments()
        add(.call, from: mark, at: begin, role: .value)
      }
      if take("by") {
        let (mark, begin) = (tree.mark, start)
        allowsLambdas = false
        parseExpression(role: .value)
        allowsLambdas = true
        add(.delegate, from: mark, at: begin, role: .requirement)
      }
    } while take(",")
  }

  /// Reads the entries of an enumeration up to the semicolon.
  private mutating func parseEntries() {
    let (mark, begin) = (tree.mark, start)
    while !isAtEnd, !at(";"), declarationKeyword() == nil {
      let (entryMark, entryBegin) = (tree.mark, start)
      while at("@") { skipAnnotation() }
      guard isWord() else { break }
      leaf(.name, role: .name)
      if at("(") { parseArguments() }
      if at("{") { parseBlock() }
      add(.enumerationCase, from: entryMark, at: entryBegin, role: .item)
      if !take(",") { break }
    }
    _ = take(";")
    add(.variable, from: mark, at: min(begin, stop), detail: 2)
  }

  private mutating func parseConstructor(from mark: Int, at begin: Int) {
    parseParameters()
    if take(":"), at("this") || at("super") {
      let (callMark, callBegin) = (tree.mark, start)
      leaf(.name, role: .base)
      if at("(") { parseArguments() } else { addUnparsed() }
      add(.call, from: callMark, at: callBegin, role: .value)
    }
    if at("{") { parseBlock() }
    add(.initializer, from: mark, at: begin)
  }

  // MARK: Functions

  private mutating func parseFunction(from mark: Int, at begin: Int, _ first: Int, _ last: Int) {
    let generics = index
    if at("<") { skipGenerics() }
    let receiver = parseReceiver()
    let inner = tree.mark
    if receiver { parseAgain(first, last) }
    if tokens[generics].step == nil, generics < end, at("<", generics - index) {
      let name = index
      index = generics
      parseGenericParameters()
      index = name
    }
    if isWord() { leaf(.name, role: .name) } else { addUnparsed(role: .name) }
    if at("(") { parseParameters() } else { addUnparsed() }
    if take(":") { parseType(role: .result) }
    skipRequirements()
    let outer = lambdas
    lambdas = []
    if at("=") { parseReturned() } else if at("{") { parseBlock() }
    lambdas = outer
    add(.function, from: receiver ? inner : mark, at: begin)
    if receiver { addExtension(from: mark, inner, at: begin) }
  }

  /// Reads `= x` as a block that returns it.
  private mutating func parseReturned() {
    let (mark, begin) = (tree.mark, start)
    index += 1
    parseExpression(role: .value)
    add(.returnStatement, from: mark, at: begin)
    add(.block, from: mark, at: begin, detail: 1, role: .body)
  }

  /// Reads the modifiers once more, for what an extension holds; the keyword is at `last`.
  private mutating func parseAgain(_ first: Int, _ last: Int) {
    let next = index
    index = first
    parseModifiers(to: last)
    index = next
  }

  /// Reads the type that a function or property is declared for, if it is.
  private mutating func parseReceiver() -> Bool {
    var (position, dot) = (index, -1)
    while position < end {
      if at("(", position - index) {
        position = closing(position) + 1
      } else if isWord(position - index) {
        position += 1
      } else {
        break
      }
      if at("<", position - index), !followsSpace(position - index) {
        var ahead = self
        ahead.index = position
        ahead.skipGenerics()
        position = ahead.index
      }
      if at("?.", position - index) || at(".", position - index) {
        dot = position
        position += 1
      } else if at("?", position - index), at(".", position + 1 - index) {
        dot = position + 1
        position += 2
      } else {
        break
      }
    }
    guard dot >= 0 else { return false }
    let outer = end
    end = dot
    parseType(role: .name)
    if index < dot { addUnparsed() }
    (end, index) = (outer, dot + 1)
    return true
  }

  /// Puts the declaration that was read last into an extension.
  private mutating func addExtension(from mark: Int, _ inner: Int, at begin: Int) {
    add(.block, from: inner, at: begin, role: .body)
    add(
      .typeDeclaration, from: mark, at: begin, detail: TypeFlavour.extensionOfType.rawValue)
  }

  /// Reads `(name: Type = value, …)`.
  mutating func parseParameters() {
    let (mark, begin) = (tree.mark, start)
    inBrackets { parser in
      while !parser.isAtEnd {
        let first = parser.index
        parser.parseParameter(role: .item)
        if !parser.take(",") || parser.index == first { break }
      }
    }
    add(.parameterList, from: mark, at: begin, role: .parameter)
  }

  /// Reads a parameter. Its detail has 1 for several values, 2 for a property, 4 for a variable one.
  mutating func parseParameter(role: SyntaxRole) {
    let (mark, begin) = (tree.mark, start)
    var detail = 0
    while isWord() && isWord(1) || at("@") {
      if at("@") {
        skipAnnotation()
        continue
      }
      if at("vararg") { detail |= 1 }
      if at("val") { detail |= 2 }
      if at("var") { detail |= 6 }
      leaf(.modifier, role: .modifier)
    }
    if isWord() { leaf(.name, role: .name) } else { addUnparsed(role: .name) }
    if take(":") { parseType(role: .type) }
    if take("=") { parseExpression(role: .value) }
    add(.parameter, from: mark, at: begin, detail: detail, role: role)
  }

  // MARK: Properties

  private mutating func parseProperty(
    isConstant: Bool, from mark: Int, at begin: Int, _ first: Int, _ last: Int
  ) {
    if at("<") { skipGenerics() }
    let receiver = !at("(") && parseReceiver()
    let inner = tree.mark
    if receiver { parseAgain(first, last) }
    let (bindingMark, bindingBegin) = (tree.mark, start)
    parseBinding(role: .pattern)
    if take(":") { parseType(role: .type) }
    skipRequirements()
    let outer = lambdas
    if take("=") {
      parseExpression(role: .value)
    } else if take("by") {
      let (delegateMark, delegateBegin) = (tree.mark, start)
      parseExpression(role: .value)
      add(.delegate, from: delegateMark, at: delegateBegin, role: .requirement)
    }
    lambdas = []
    parseAccessors()
    lambdas = outer
    add(.binding, from: bindingMark, at: bindingBegin, role: .item)
    add(.variable, from: receiver ? inner : mark, at: begin, detail: isConstant ? 1 : 0)
    if receiver { addExtension(from: mark, inner, at: begin) }
  }

  /// Reads `get() = x` and `set(value) { … }` after a property.
  private mutating func parseAccessors() {
    let (mark, begin) = (tree.mark, start)
    while let distance = accessor() {
      let (itemMark, itemBegin) = (tree.mark, start)
      let isGetter = at("get", distance)
      index += distance + 1
      if at("(") {
        inBrackets { parser in
          if !parser.isAtEnd { parser.parseParameter(role: .parameter) }
        }
        if take(":") { parseType(role: .type) }
        if at("=") { parseReturned() } else if at("{") { parseBlock() }
      }
      add(
        .accessor, from: itemMark, at: itemBegin,
        detail: (isGetter ? Accessor.get : .set).rawValue, role: .item)
      _ = at(";") && accessor(after: 1) != nil && take(";")
    }
    if tree.mark > mark { add(.accessors, from: mark, at: begin, role: .accessors) }
  }

  /// How many tokens on `get` or `set` of an accessor stands; nil if none does.
  private func accessor(after first: Int = 0) -> Int? {
    var ahead = self
    ahead.index += first
    // A function may be called `get` too.
    while ahead.at("@") || ahead.at(anyOf: KotlinParser.modifiers), !ahead.at("fun") {
      if ahead.at("@") { ahead.skipAnnotation() } else { ahead.index += 1 }
    }
    guard ahead.at("get") || ahead.at("set") else { return nil }
    let isPlain = ahead.isAtEndOfAccessor(1)
    return ahead.at("(", 1) || isPlain && ahead.index > index ? ahead.index - index : nil
  }

  /// Whether nothing of an accessor follows: `private set`.
  private func isAtEndOfAccessor(_ distance: Int) -> Bool {
    index + distance >= end || startsLine(distance) || at("}", distance) || at(";", distance)
  }
}
