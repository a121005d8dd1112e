import SourceText

/// Values by themselves.
extension DartParser {
  mutating func parsePrimary() {
    guard !isAtEnd else { return }
    switch tokens[index].kind {
    case .number: leaf(.number)
    case .string: parseStrings()
    case .other, .directive: leaf(.unparsed)
    case .identifier: parseWord()
    case .symbol: parseSymbol()
    }
  }

  private mutating func parseWord() {
    switch text() {
    case "true", "false": leaf(.boolean)
    case "null": leaf(.nothing)
    case "const", "new":
      index += 1
      parsePrimary()
    case "this", "super": leaf(.name)
    case "switch" where at("(", 1): deeper { $0.parseSwitch() }
    case let word where DartParser.keywords.contains(word): return
    default: leaf(.name)
    }
  }

  private mutating func parseSymbol() {
    let (mark, begin) = (tree.mark, start)
    if at("<"), let next = afterGenerics(index) {
      index = next
      guard at("[") || at("{") || at("(") else { return addUnparsed() }
      return parseSymbol()
    }
    if at("(") {
      if beginsBody(closing(index) + 1) { return parseClosure() }
      inBrackets { parser in
        while !parser.isAtEnd {
          let (item, itemBegin) = (parser.tree.mark, parser.start)
          if parser.isWord(), parser.at(":", 1) {
            parser.leaf(.name, role: .label)
            parser.index += 1
          }
          parser.parseExpression(role: .value)
          parser.add(.argument, from: item, at: itemBegin, role: .argument)
          if !parser.take(",") { break }
        }
      }
      add(.tuple, from: mark, at: begin)
    } else if at("[") || at("{") {
      parseCollection()
    } else if at("."), isWord(1) {
      // A member of the type that is expected.
      index += 1
      leaf(.name, role: .name)
      add(.implicitMember, from: mark, at: begin)
    } else if at("#") {
      index += 1
      if isWord() { index += 1 }
      add(.unparsed, from: mark, at: begin)
    }
  }

  /// Reads `(a) => b` or `(a) { … }`.
  private mutating func parseClosure() {
    let (mark, begin) = (tree.mark, start)
    parseParameters()
    add(.closureSignature, from: mark, at: begin, role: .signature)
    parseBody()
    add(.closure, from: mark, at: begin)
  }

  // MARK: Lists, sets and maps

  /// Reads `[…]` or `{…}`. The detail of a list is 1 for a set.
  private mutating func parseCollection() {
    let (mark, begin) = (tree.mark, start)
    let isList = at("[")
    var isMap = !isList
    var hasElements = false
    deeper { parser in
      parser.inBrackets { parser in
        while !parser.isAtEnd {
          let first = parser.index
          let isEntry = parser.parseElement()
          if isEntry == false, !isList { isMap = false }
          if isEntry != nil { hasElements = true }
          if !parser.take(",") || parser.index == first { break }
        }
      }
    }
    if !isList, !hasElements { isMap = true }
    add(
      isMap ? .dictionary : .list, from: mark, at: begin, detail: isList || isMap ? 0 : 1)
  }

  /// Reads an element; whether it is an entry of a map, nil if it doesn't tell.
  private mutating func parseElement() -> Bool? {
    let (mark, begin) = (tree.mark, start)
    if at("...") || at("...?") {
      let isOptional = at("...?")
      index += 1
      parseExpression(role: .value)
      add(.spread, from: mark, at: begin, detail: isOptional ? 1 : 0, role: .item)
      return nil
    }
    if at("if"), at("(", 1) {
      index += 1
      parseConditionOrCase()
      let isEntry = parseElementBlock(role: .body)
      if take("else") { _ = parseElementBlock(role: .otherwise) }
      add(.ifStatement, from: mark, at: begin, role: .item)
      return isEntry
    }
    if at("for"), at("(", 1) {
      var isEntry: Bool?
      parseFor { isEntry = $0.parseElementBlock(role: .body) }
      tree.setRole(.item)
      return isEntry
    }
    parseExpression(role: .item)
    guard take(":") else { return false }
    tree.setRole(.key)
    parseExpression(role: .value)
    add(.dictionaryEntry, from: mark, at: begin, role: .item)
    return true
  }

  private mutating func parseElementBlock(role: SyntaxRole) -> Bool? {
    let (mark, begin) = (tree.mark, start)
    var isEntry: Bool?
    deeper { isEntry = $0.parseElement() }
    add(.block, from: mark, at: begin, role: role)
    return isEntry
  }

  // MARK: Texts

  /// Reads texts that stand one after the other as one. Its detail is 1 for one without escapes or of
  /// several lines.
  private mutating func parseStrings() {
    let (mark, begin) = (tree.mark, start)
    var detail = 0
    while !isAtEnd, tokens[index].kind == .string {
      if parseString() { detail = 1 }
    }
    add(.string, from: mark, at: begin, detail: detail)
  }

  private mutating func parseString() -> Bool {
    let token = tokens[index]
    let isRaw = file.bytes[token.range.lowerBound] == UInt8(ascii: "r")
    let quotes = token.flags.contains(.isMultiline) ? 3 : 1
    let upper = max(token.range.upperBound - quotes, token.range.lowerBound)
    var offset = min(token.range.lowerBound + quotes + (isRaw ? 1 : 0), upper)
    index += 1
    var textStart = offset
    while offset < upper, !isRaw {
      guard file.bytes[offset] == UInt8(ascii: "$") else {
        offset += file.bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        continue
      }
      tree.add(.stringText, from: tree.mark, textStart..<offset, role: .item)
      offset =
        offset + 1 < upper && file.bytes[offset + 1] == UInt8(ascii: "{")
        ? parseInterpolation(at: offset + 1, before: token.range.upperBound)
        : parseName(at: offset + 1, before: upper)
      textStart = offset
    }
    if textStart <= upper {
      tree.add(.stringText, from: tree.mark, textStart..<upper, role: .item)
    }
    return isRaw || quotes == 3
  }

  /// Reads the name of `$name`; returns the offset after.
  private mutating func parseName(at offset: Int, before upper: Int) -> Int {
    var last = offset
    while last < upper {
      let byte = file.bytes[last]
      guard
        byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
          || (0x61...0x7A).contains(byte | 0x20)
      else { break }
      last += 1
    }
    addInterpolatedName(offset..<last)
    return last
  }

  private mutating func parseInterpolation(at offset: Int, before upper: Int) -> Int {
    parseInterpolation(at: offset, before: upper, as: .dart) {
      $0.inBrackets { parser in
        let (mark, begin) = (parser.tree.mark, parser.start)
        parser.deeper { $0.parseExpression(role: .value) }
        parser.add(.argument, from: mark, at: begin, role: .argument)
      }
    }
  }
}
