/// Types.
extension KotlinParser {
  /// Reads a type.
  mutating func parseType(role: SyntaxRole) {
    deeper { $0.parseTypeItself(role: role) }
  }

  private mutating func parseTypeItself(role: SyntaxRole) {
    let (mark, begin) = (tree.mark, start)
    while at("@") { skipAnnotation() }
    if at("suspend"), isWord(1) || at("(", 1) { index += 1 }
    if at("in") || at("out"), isWord(1) || at("(", 1) { index += 1 }
    if at("*") { return leaf(.opaqueType, role: role) }
    if at("(") {
      parseParentheses()
    } else if isWord() {
      parseTypeName(from: mark, at: begin)
    } else {
      return addUnparsed(role: role)
    }
    while !isAtEnd, !endsLine || at(".") {
      if at("?"), !at("?.") {
        index += 1
        tree.setRole(.type)
        add(.optionalType, from: mark, at: begin)
      } else if at("."), at("(", 1) {
        // A function that runs for a receiver.
        index += 1
        tree.setRole(.base)
        inBrackets { $0.parseTypes() }
        if take("->") { parseType(role: .result) } else { addUnparsed() }
        return add(.functionType, from: mark, at: begin, detail: 1, role: role)
      } else if at("&"), isWord(1) {
        index += 1
        parseType(role: .item)
        add(.composedType, from: mark, at: begin)
      } else {
        break
      }
    }
    tree.setRole(role)
  }

  private mutating func parseTypeName(from mark: Int, at begin: Int) {
    leaf(.name, role: .name)
    if at("<") { parseGenericArguments() }
    add(.typeName, from: mark, at: begin)
    while at("."), isWord(1) {
      index += 1
      tree.setRole(.base)
      leaf(.name, role: .name)
      if at("<") { parseGenericArguments() }
      add(.typeName, from: mark, at: begin)
    }
  }

  /// Reads `<A, B>`; returns whether it is closed.
  @discardableResult
  mutating func parseGenericArguments() -> Bool {
    index += 1
    while !isAtEnd, !at(">") {
      parseType(role: .generic)
      if !take(",") { break }
    }
    return take(">")
  }

  private mutating func parseParentheses() {
    let (mark, begin) = (tree.mark, start)
    inBrackets { $0.parseTypes() }
    if at("->"), !endsLine {
      index += 1
      parseType(role: .result)
      add(.functionType, from: mark, at: begin)
    } else {
      add(.tupleType, from: mark, at: begin)
    }
  }

  private mutating func parseTypes() {
    while !isAtEnd {
      let (mark, begin) = (tree.mark, start)
      if isWord(), at(":", 1) {
        leaf(.name, role: .label)
        index += 1
      }
      parseType(role: .type)
      add(.parameter, from: mark, at: begin, role: .item)
      if !take(",") { break }
    }
  }
}
