/// Functions and their parameters.
extension SwiftParser {
  mutating func parseFunction(from mark: Int, at begin: Int) {
    if isWord() {
      leaf(.name, role: .name)
    } else {
      // An operator: everything up to the parentheses or the generic parameters.
      let (nameMark, nameBegin) = (tree.mark, start)
      if !isAtEnd { index += 1 }
      while !isAtEnd, !at("("), !followsSpace(), !(at("<") && isWord(1) && !followsSpace(1)) {
        index += 1
      }
      add(.operatorName, from: nameMark, at: nameBegin, role: .name)
    }
    parseSignature()
    if at("{") { parseBlock() }
    add(.function, from: mark, at: begin)
  }

  /// Reads generic parameters, parameters, effects, result and requirements.
  mutating func parseSignature() {
    if at("<") { parseGenericParameters() }
    if at("(") { parseParameters() } else { addUnparsed() }
    parseEffects()
    if take("->") { parseType(role: .result) }
    parseRequirements()
  }

  /// Reads `(label name: Type = value, …)`.
  mutating func parseParameters() {
    let (mark, begin) = (tree.mark, start)
    inBrackets { parser in
      while !parser.isAtEnd {
        let first = parser.index
        parser.parseParameter()
        if !parser.take(",") || parser.index == first { break }
      }
    }
    add(.parameterList, from: mark, at: begin, role: .parameter)
  }

  private mutating func parseParameter() {
    let (mark, begin) = (tree.mark, start)
    if at("@"), hasNameAfterAttributes { while at("@") { parseAttribute() } }
    if isWord(), at(":", 1) {
      leaf(.name, role: .name)
    } else if isWord(), isWord(1), at(":", 2) {
      leaf(.name, role: .label)
      leaf(.name, role: .name)
    }
    // The value of an enumeration's case, and a parameter of a closure, have no name or no type.
    if take(":") || !at(",") && !isAtEnd && !at("=") { parseType(role: .type) }
    var isVariadic = false
    if at("...") {
      index += 1
      isVariadic = true
    }
    if take("=") { parseExpression(role: .value) }
    add(.parameter, from: mark, at: begin, detail: isVariadic ? 1 : 0, role: .item)
  }

  /// Whether attributes belong to a parameter, and not to the type of one without a name.
  private var hasNameAfterAttributes: Bool {
    var distance = 0
    while at("@", distance) { distance = afterAttribute(distance) }
    return isWord(distance)
      && (at(":", distance + 1) || isWord(distance + 1) && at(":", distance + 2))
  }

  // MARK: Closures

  /// Reads `{ signature in statements }`.
  mutating func parseClosure(role: SyntaxRole = .none) {
    let (mark, begin) = (tree.mark, start)
    deeper { parser in
      parser.inBrackets { parser in
        parser.isPattern = false
        if let last = parser.signatureEnd() { parser.parseClosureSignature(to: last) }
        parser.parseStatements()
      }
    }
    add(.closure, from: mark, at: begin, role: role)
  }

  /// The token `in` of a closure's signature, if it has one.
  private func signatureEnd() -> Int? {
    var distance = 0
    while at("@", distance) {
      distance += 2
      if at("(", distance), !followsSpace(distance) {
        distance = closing(index + distance) + 1 - index
      }
    }
    if at("[", distance) { distance = closing(index + distance) + 1 - index }
    if at("(", distance) {
      distance = closing(index + distance) + 1 - index
    } else {
      while isWord(distance), !at("in", distance), !at("async", distance), !at("throws", distance) {
        distance += 1
        if !at(",", distance) { break }
        distance += 1
      }
    }
    while at("async", distance) || at("throws", distance) {
      distance += 1
      if at("(", distance) { distance = closing(index + distance) + 1 - index }
    }
    if at("->", distance) {
      distance += 1
      let limit = distance + 80
      while index + distance < end, distance < limit, !at("in", distance), !at("{", distance),
        !at("=", distance)
      {
        distance =
          tokens[index + distance].step == nil
          ? distance + 1 : closing(index + distance) + 1 - index
      }
    }
    return at("in", distance) ? index + distance : nil
  }

  private mutating func parseClosureSignature(to last: Int) {
    let (mark, begin) = (tree.mark, start)
    while at("@") { parseAttribute() }
    if at("[") {
      inBrackets { parser in
        while !parser.isAtEnd {
          let (itemMark, itemBegin) = (parser.tree.mark, parser.start)
          if parser.at("weak") || parser.at("unowned"), !parser.at(",", 1), !parser.at("=", 1) {
            parser.index += 1
            if parser.at("(") { parser.skip() }
          }
          parser.leaf(.name, role: .name)
          if parser.take("=") { parser.parseExpression(role: .value) }
          parser.add(.capture, from: itemMark, at: itemBegin, role: .item)
          if !parser.take(",") { break }
        }
      }
    }
    if at("(") {
      inBrackets { parser in
        while !parser.isAtEnd {
          let first = parser.index
          parser.parseClosureParameter()
          if !parser.take(",") || parser.index == first { break }
        }
      }
    } else {
      while isWord(), index < last, !at("async"), !at("throws") {
        let (itemMark, itemBegin) = (tree.mark, start)
        leaf(.name, role: .name)
        add(.parameter, from: itemMark, at: itemBegin, role: .parameter)
        if !take(",") { break }
      }
    }
    parseEffects()
    if take("->") { parseType(role: .result) }
    if index < last {
      index = last
      addUnparsed()
    }
    index += 1
    add(.closureSignature, from: mark, at: begin, role: .signature)
  }

  private mutating func parseClosureParameter() {
    let (mark, begin) = (tree.mark, start)
    while at("@") { parseAttribute() }
    if isWord(), isWord(1) { leaf(.name, role: .label) }
    if isWord() { leaf(.name, role: .name) }
    if take(":") { parseType(role: .type) }
    if at("...") { index += 1 }
    add(.parameter, from: mark, at: begin, role: .parameter)
  }
}
