/// Values without operators.
extension TypeScriptParser {
  mutating func parsePrimary() {
    switch token.kind {
    case .number: return leaf(.number)
    case .string: return parseText()
    case .privateName: return leaf(.name)
    case .word: return parseWord()
    case .end: return addUnparsed()
    case .symbol: break
    }
    if at("(") { return parseParentheses() }
    if at("[") { return parseList() }
    if at("{") { return parseObject() }
    if at("`") { return parseTemplate() }
    if at("/") || at("/=") { return parseRegularExpression() }
    if at("<") { return parseAngle() }
    if at("@") {
      parseDecorators()
      return parsePrimary()
    }
    addUnparsed()
  }

  private mutating func parseWord() {
    let (mark, begin) = (tree.mark, start)
    if isNext("=>") {
      leaf(.name)
      tree.add(.parameterList, from: mark, begin..<stop, role: .parameter)
      return parseArrowBody(from: mark, at: begin)
    }
    switch text(token) {
    case "true", "false": leaf(.boolean)
    case "null": leaf(.nothing)
    case "function": parseFunctionExpression()
    case "class": parseClass(isValue: true)
    case "new": parseNew()
    case "async":
      let next = scanned(from: token.range.upperBound)
      guard !next.startsLine else { return leaf(.name) }
      if isText(next, "function") { return parseFunctionExpression() }
      if next.kind == .word, isText(scanned(from: next.range.upperBound), "=>") {
        advance()
        let (inner, offset) = (tree.mark, start)
        leaf(.name)
        tree.add(.parameterList, from: inner, offset..<stop, role: .parameter)
        return parseArrowBody(from: mark, at: begin, isAsync: true)
      }
      let isFunction = looksLike { parser in
        parser.advance()
        return parser.skipTypeParameters() && parser.at("(") && parser.isArrow()
      }
      guard isFunction else { return leaf(.name) }
      advance()
      _ = skipTypeParameters()
      parseParameters()
      if allowsResultType { skipAnnotation() }
      parseArrowBody(from: mark, at: begin, isAsync: true)
    default:
      if TypeScriptParser.reserved.contains(text(token)) { return addUnparsed() }
      leaf(.name)
    }
  }

  /// Words that never stand for a value.
  private static let reserved: Set<String> = [
    "break", "case", "catch", "const", "continue", "debugger", "default", "do", "else", "enum",
    "export", "extends", "finally", "for", "if", "in", "instanceof", "return", "switch", "throw",
    "try", "var", "while", "with",
  ]

  private mutating func parseNew() {
    let (mark, begin) = (tree.mark, start)
    advance()
    guard !at(".") else {
      // `new.target`
      advance()
      advance()
      return add(.unparsed, from: mark, at: begin)
    }
    deeper { $0.at("new") ? $0.parseNew() : $0.parsePostfix(allowsCalls: false) }
    tree.setRole(.base)
    if at("(") { parseArguments() }
    add(.call, from: mark, at: begin, detail: 1)
  }

  // MARK: Texts

  /// Reads a text in quotes: its part is what stands between them.
  mutating func parseText(role: SyntaxRole = .none) {
    let (mark, range) = (tree.mark, token.range)
    advance()
    tree.add(
      .stringText, from: mark,
      range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1))
    tree.add(.string, from: mark, range, role: role)
  }

  /// Reads a text in backticks, part by part.
  mutating func parseTemplate() {
    let (mark, begin) = (tree.mark, start)
    var offset = begin + 1
    while true {
      let partBegin = offset
      var isHole = false
      while offset < limit, bytes[offset] != UInt8(ascii: "`") {
        if bytes[offset] == UInt8(ascii: "$"), byte(offset + 1) == UInt8(ascii: "{") {
          isHole = true
          break
        }
        offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard offset < limit else {
        note("the string that begins here has no closing quote", at: begin)
        break
      }
      if offset > partBegin { tree.add(.stringText, from: tree.mark, partBegin..<offset) }
      stop = offset + 1
      guard isHole else {
        read(from: stop)
        break
      }
      let (partMark, hole) = (tree.mark, offset)
      if !isLooking { open.append((offset + 1, UInt8(ascii: "{"))) }
      read(from: offset + 2)
      let outer = (allowsIn, allowsResultType)
      (allowsIn, allowsResultType) = (true, true)
      deeper { $0.parseExpression(role: .value) }
      (allowsIn, allowsResultType) = outer
      if !at("}"), !isAtEnd {
        let (restMark, restBegin) = (tree.mark, start)
        while !at("}"), !isAtEnd { skip() }
        add(.unparsed, from: restMark, at: restBegin)
      }
      guard !isAtEnd else {
        note("the string that begins here has no closing quote", at: begin)
        break
      }
      if !isLooking { open.removeLast() }
      offset = token.range.upperBound
      tree.add(.interpolation, from: partMark, hole..<offset)
    }
    add(.string, from: mark, at: begin, detail: 1)
  }

  private mutating func parseRegularExpression() {
    let begin = start
    var offset = begin + 1
    var isInClass = false
    while offset < limit, bytes[offset] != 0x0A,
      isInClass || bytes[offset] != UInt8(ascii: "/")
    {
      switch bytes[offset] {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      default: break
      }
      offset += 1
    }
    guard byte(offset) == UInt8(ascii: "/") else {
      advance()
      return tree.add(.unparsed, from: tree.mark, begin..<stop)
    }
    offset += 1
    while isWordPart(byte(offset)) { offset += 1 }
    skipBytes(offset - begin)
    tree.add(.regularExpression, from: tree.mark, begin..<offset)
  }

  // MARK: Lists and objects

  private mutating func parseList() {
    let (mark, begin) = (tree.mark, start)
    inBrackets("]") { parser in
      // A place without a value.
      if parser.at(",") {
        parser.tree.add(.wildcard, from: parser.tree.mark, parser.start..<parser.start)
      } else {
        parser.parseItem()
      }
      parser.tree.setRole(.item)
    }
    add(.list, from: mark, at: begin)
  }

  private mutating func parseObject() {
    let (mark, begin) = (tree.mark, start)
    inBrackets("}") { $0.parseEntry() }
    add(.dictionary, from: mark, at: begin)
  }

  private mutating func parseEntry() {
    let (mark, begin) = (tree.mark, start)
    if take("...") {
      parseValue(role: .value)
      return add(.spread, from: mark, at: begin, role: .item)
    }
    let kind = takeMethodWords()
    let (word, wordText) = (token, isWord)
    parseKey()
    if at("(") || at("<") || kind.accessor != nil {
      parseMethod(kind.flags)
      guard let accessor = kind.accessor else {
        return add(.dictionaryEntry, from: mark, at: begin, role: .item)
      }
      return add(.accessor, from: mark, at: begin, detail: accessor.rawValue, role: .item)
    }
    if take(":") {
      parseValue(role: .value)
      return add(.dictionaryEntry, from: mark, at: begin, role: .item)
    }
    guard wordText else {
      addUnparsed()
      return add(.dictionaryEntry, from: mark, at: begin, role: .item)
    }
    // `{ a }` and, in a pattern, `{ a = 1 }`.
    let valueMark = tree.mark
    tree.add(.name, from: valueMark, word.range)
    if at("=") {
      advance()
      tree.setRole(.left)
      parseValue(role: .right)
      add(.assignment, from: valueMark, at: begin)
    }
    tree.setRole(.value)
    add(.dictionaryEntry, from: mark, at: begin, detail: 1, role: .item)
  }

  /// Reads a name, a text, a number or `[a]` as a key.
  mutating func parseKey() {
    switch token.kind {
    case .word, .privateName: leaf(.name, role: .key)
    case .number: leaf(.number, role: .key)
    case .string: parseText(role: .key)
    default:
      guard at("[") else { return addUnparsed(role: .key) }
      let (mark, begin) = (tree.mark, start)
      advance()
      parseValue(role: .value)
      if !take("]") { closeUnparsed("]") }
      add(.tuple, from: mark, at: begin, role: .key)
    }
  }
}
