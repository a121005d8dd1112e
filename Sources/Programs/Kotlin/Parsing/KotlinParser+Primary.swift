import SourceText

/// Values by themselves.
extension KotlinParser {
  mutating func parsePrimary() {
    guard !isAtEnd else { return }
    switch tokens[index].kind {
    case .number: leaf(.number)
    case .string: parseString()
    case .other, .directive: leaf(.unparsed)
    case .identifier: parseWord()
    case .symbol: parseSymbol()
    }
  }

  private mutating func parseWord() {
    let (mark, begin) = (tree.mark, start)
    switch text() {
    case "true", "false": leaf(.boolean)
    case "null": leaf(.nothing)
    case "this", "super":
      leaf(.name)
      if at("<"), !followsSpace() {
        skipGenerics()
        add(.unparsed, from: mark, at: begin)
      }
      if at("@"), isWord(1), !followsSpace() {
        index += 2
        add(.unparsed, from: mark, at: begin)
      }
    case "if" where at("(", 1): deeper { $0.parseIf() }
    case "when" where at("(", 1) || at("{", 1): deeper { $0.parseWhen() }
    case "try" where at("{", 1): deeper { $0.parseTry() }
    case "return": parseJump(.returnStatement)
    case "throw": parseJump(.throwStatement)
    case "break": parseJump(.breakStatement)
    case "continue": parseJump(.continueStatement)
    case "object" where at(":", 1) || at("{", 1):
      // An object without a name.
      while !isAtEnd, !at("{") { skip() }
      if at("{") { skip() }
      add(.unparsed, from: mark, at: begin)
    case "fun": parseAnonymousFunction()
    case let word where KotlinParser.keywords.contains(word):
      // No value: what stands there ends what is being read.
      return
    default: leaf(.name)
    }
  }

  private mutating func parseSymbol() {
    let (mark, begin) = (tree.mark, start)
    if at("(") {
      inBrackets { parser in
        let (itemMark, itemBegin) = (parser.tree.mark, parser.start)
        parser.parseExpression(role: .value)
        parser.add(.argument, from: itemMark, at: itemBegin, role: .argument)
      }
      add(.tuple, from: mark, at: begin)
    } else if at("{") {
      parseLambda(named: nil)
    } else if at("::"), isWord(1) {
      index += 1
      leaf(.name, role: .name)
      add(.keyPath, from: mark, at: begin)
    }
  }

  // MARK: Functions without names

  /// Reads `{ a, b -> … }`.
  mutating func parseLambda(named label: String?, role: SyntaxRole = .none) {
    let (mark, begin) = (tree.mark, start)
    lambdas.append(label)
    deeper { parser in
      parser.inBraces { parser in
        if let arrow = parser.arrow() { parser.parseLambdaParameters(to: arrow) }
        parser.parseStatements()
      }
    }
    lambdas.removeLast()
    add(.closure, from: mark, at: begin, role: role)
  }

  /// The arrow after the parameters of the lambda that begins here; nil if it has none.
  private func arrow() -> Int? {
    var position = index
    while position < end, position < index + 200 {
      if at("->", position - index) { return position }
      // A name, or several in parentheses.
      if at("(", position - index) {
        position = closing(position) + 1
      } else if isWord(position - index), !KotlinParser.keywords.contains(text(position - index)) {
        position += 1
      } else {
        return nil
      }
      if at(":", position - index) {
        var ahead = self
        (ahead.index, ahead.tree) = (position + 1, SyntaxBuilder(reserving: 8))
        ahead.parseType(role: .type)
        position = ahead.index
      }
      if at(",", position - index) { position += 1 }
    }
    return nil
  }

  private mutating func parseLambdaParameters(to arrow: Int) {
    let (mark, begin) = (tree.mark, start)
    ignoresLines = true
    while index < arrow {
      let (itemMark, itemBegin) = (tree.mark, start)
      if isWord(), !at("_") { leaf(.name, role: .name) } else { parseBinding(role: .pattern) }
      if take(":") { parseType(role: .type) }
      add(.parameter, from: itemMark, at: itemBegin, role: .parameter)
      if !take(",") { break }
    }
    ignoresLines = false
    if index < arrow {
      index = arrow
      addUnparsed()
    }
    index += 1
    add(.closureSignature, from: mark, at: begin, role: .signature)
  }

  /// Reads `fun(a: Int): Int { … }`, whose `return` is its own.
  private mutating func parseAnonymousFunction() {
    let (mark, begin) = (tree.mark, start)
    index += 1
    let outer = lambdas
    lambdas = []
    defer { lambdas = outer }
    let (signature, signatureBegin) = (tree.mark, start)
    guard at("(") else {
      while !isAtEnd, !at("{"), !startsLine() { skip() }
      if at("{") { skip() }
      return add(.unparsed, from: mark, at: begin)
    }
    inBrackets { parser in
      while !parser.isAtEnd {
        parser.parseParameter(role: .parameter)
        if !parser.take(",") { break }
      }
    }
    if take(":") { parseType(role: .result) }
    add(.closureSignature, from: signature, at: signatureBegin, role: .signature)
    if take("=") {
      parseExpression()
    } else if at("{") {
      deeper { parser in parser.inBraces { $0.parseStatements() } }
    } else {
      addUnparsed()
    }
    add(.closure, from: mark, at: begin, detail: 1)
  }

  // MARK: Texts

  /// Reads a text with what is computed in it. Its detail is 1 for one of three quotes and 2 for a
  /// single letter.
  private mutating func parseString() {
    let (mark, token) = (tree.mark, tokens[index])
    let range = token.range
    let isRaw = token.flags.contains(.isMultiline)
    let isLetter = file.bytes[range.lowerBound] == UInt8(ascii: "'")
    let quotes = isRaw ? 3 : 1
    let upper = max(range.upperBound - quotes, range.lowerBound)
    var offset = min(range.lowerBound + quotes, upper)
    index += 1
    var textStart = offset
    func addText(to offset: Int) {
      tree.add(.stringText, from: tree.mark, textStart..<offset, role: .item)
    }
    while offset < upper, !isLetter {
      switch file.bytes[offset] {
      case UInt8(ascii: "\\") where !isRaw: offset += 2
      case UInt8(ascii: "$") where beginsName(offset + 1, upper):
        addText(to: offset)
        offset = parseName(at: offset + 1, before: upper)
        textStart = offset
      case UInt8(ascii: "$")
      where offset + 1 < upper && file.bytes[offset + 1] == UInt8(ascii: "{"):
        addText(to: offset)
        offset = parseInterpolation(at: offset + 1, before: range.upperBound)
        textStart = offset
      default: offset += 1
      }
    }
    if textStart <= upper { addText(to: upper) }
    tree.add(.string, from: mark, range, detail: isLetter ? 2 : isRaw ? 1 : 0)
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A
  }

  private func beginsName(_ offset: Int, _ upper: Int) -> Bool {
    offset < upper && isNamePart(file.bytes[offset])
  }

  /// Reads the name of `$name`; returns the offset after.
  private mutating func parseName(at offset: Int, before upper: Int) -> Int {
    var last = offset
    while last < upper, isNamePart(file.bytes[last]) || (0x30...0x39).contains(file.bytes[last]) {
      last += 1
    }
    addInterpolatedName(offset..<last)
    return last
  }

  private mutating func parseInterpolation(at offset: Int, before upper: Int) -> Int {
    parseInterpolation(at: offset, before: upper, as: .kotlin) {
      $0.inBrackets { parser in
        let (mark, begin) = (parser.tree.mark, parser.start)
        parser.deeper { $0.parseExpression(role: .value) }
        parser.add(.argument, from: mark, at: begin, role: .argument)
      }
    }
  }
}
