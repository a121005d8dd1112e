/// Types.
extension SwiftParser {
  private static let prefixes: Set<String> = [
    "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared", "_const",
    "nonisolated",
  ]

  /// How many names and marks may stand one after the other in a type: each lies over the ones before it.
  private static let typeLimit = 24
  /// Attributes of types that have no arguments: what stands after them is the type.
  private static let plainAttributes: Set<String> = [
    "escaping", "autoclosure", "Sendable", "MainActor", "noescape", "unchecked", "retroactive",
  ]

  /// Reads a type.
  mutating func parseType(role: SyntaxRole) {
    deeper { $0.parseTypeItself(role: role) }
  }

  private mutating func parseTypeItself(role: SyntaxRole) {
    let (mark, begin) = (tree.mark, start)
    if at("@") {
      index += 1
      let takesArguments = !at(anyOf: SwiftParser.plainAttributes)
      skip()
      while take(".") { skip() }
      if takesArguments, at("("), !followsSpace() { skip() }
      parseType(role: .type)
      return add(.attributedType, from: mark, at: begin, role: role)
    }
    if at(anyOf: SwiftParser.prefixes), isWord(1) || at("@", 1) || at("(", 1) || at("[", 1) {
      let isInOut = at("inout")
      index += 1
      if at("("), at("nonsending", 1) || at("unsafe", 1) { skip() }
      parseType(role: .type)
      return add(.attributedType, from: mark, at: begin, detail: isInOut ? 1 : 0, role: role)
    }
    if at("some") || at("any") || at("each") || at("repeat"), isWord(1) || at("(", 1) || at("~", 1)
    {
      index += 1
      parseType(role: .type)
      return add(.opaqueType, from: mark, at: begin, role: role)
    }
    parsePostfixType()
    if isComposition {
      while isComposition {
        index += 1
        parsePostfixType()
      }
      add(.composedType, from: mark, at: begin)
    }
    tree.setRole(role)
  }

  /// Whether `&` comes next, and no operator that only begins so.
  private var isComposition: Bool { at("&") && endOfOperator(index) == index + 1 }

  private mutating func parsePostfixType() {
    let (mark, begin) = (tree.mark, start)
    if take("~") {
      parsePostfixType()
      return add(.attributedType, from: mark, at: begin)
    }
    if at("(") {
      parseTupleType()
    } else if at("[") {
      parseBracketType()
    } else if isWord() {
      parseTypeName()
    } else {
      return addUnparsed(role: .type)
    }
    for _ in 0..<SwiftParser.typeLimit where !isAtEnd {
      if at("?") || at("!"), !followsSpace() {
        index += 1
        tree.setRole(.type)
        add(.optionalType, from: mark, at: begin)
      } else if at("??"), !followsSpace() {
        index += 1
        for length in [1, 0] {
          tree.setRole(.type)
          tree.add(.optionalType, from: mark, begin..<stop - length)
        }
      } else if at("."), at("Type", 1) || at("Protocol", 1) {
        index += 2
        tree.setRole(.type)
        add(.metatype, from: mark, at: begin)
      } else if at("."), isWord(1) {
        index += 1
        tree.setRole(.base)
        parseTypeName(from: mark, at: begin)
      } else {
        return
      }
    }
    // Longer than anybody writes it.
    if !isAtEnd, at("?") || at("!") || at("??") || at(".") { addUnparsed() }
  }

  private mutating func parseTypeName() { parseTypeName(from: tree.mark, at: start) }

  private mutating func parseTypeName(from mark: Int, at begin: Int) {
    if at("_") { leaf(.wildcard, role: .name) } else { leaf(.name, role: .name) }
    if at("<") { parseGenericArguments() }
    add(.typeName, from: mark, at: begin)
  }

  /// Reads `<A, B>`; returns whether it is closed.
  @discardableResult
  mutating func parseGenericArguments() -> Bool {
    index += 1
    while !isAtEnd, !at(">") {
      if tokens[index].kind == .number {
        leaf(.number, role: .generic)
      } else {
        parseType(role: .generic)
      }
      if at("..."), !isAtEnd { index += 1 }
      if !take(",") { break }
    }
    return take(">")
  }

  private mutating func parseTupleType() {
    let (mark, begin) = (tree.mark, start)
    inBrackets { parser in
      while !parser.isAtEnd {
        let (itemMark, itemBegin) = (parser.tree.mark, parser.start)
        if parser.isWord(), parser.at(":", 1) {
          parser.leaf(.name, role: .label)
          parser.index += 1
        } else if parser.isWord(), parser.isWord(1), parser.at(":", 2) {
          parser.leaf(.name, role: .label)
          parser.index += 2
        }
        parser.parseType(role: .type)
        if parser.at("...") { parser.index += 1 }
        if parser.take("=") { parser.parseExpression(role: .value) }
        parser.add(.parameter, from: itemMark, at: itemBegin, role: .item)
        if !parser.take(",") { break }
      }
    }
    if at("async") || at("throws") || at("rethrows") || at("->") {
      parseEffects()
      if take("->") {
        parseType(role: .result)
        return add(.functionType, from: mark, at: begin)
      }
    }
    add(.tupleType, from: mark, at: begin)
  }

  /// Moves over `async throws(E)`.
  mutating func parseEffects() {
    while at("async") || at("throws") || at("rethrows") || at("reasync") {
      let isThrows = at("throws")
      index += 1
      if isThrows, at("(") { skip() }
    }
  }

  private mutating func parseBracketType() {
    let (mark, begin) = (tree.mark, start)
    var isDictionary = false
    inBrackets { parser in
      if !parser.isAtEnd, parser.tokens[parser.index].kind == .number, parser.at("of", 1) {
        parser.leaf(.number)
        parser.index += 1
      }
      parser.parseType(role: .type)
      if parser.take(":") {
        isDictionary = true
        parser.tree.setRole(.key)
        parser.parseType(role: .value)
      }
    }
    add(isDictionary ? .dictionaryType : .listType, from: mark, at: begin)
  }
}
