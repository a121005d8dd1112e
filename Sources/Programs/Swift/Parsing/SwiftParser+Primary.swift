import SourceText

/// Values by themselves.
extension SwiftParser {
  mutating func parsePrimary() {
    guard !isAtEnd else { return }
    switch tokens[index].kind {
    case .number: leaf(.number)
    case .string: parseString()
    case .other:
      file.bytes[start] == UInt8(ascii: "/") || file.bytes[start] == UInt8(ascii: "#")
        ? leaf(.regularExpression) : leaf(.unparsed)
    case .directive: parseMacroExpansion(from: tree.mark, at: start)
    case .identifier: parseWord()
    case .symbol: parseSymbol()
    }
  }

  private mutating func parseWord() {
    let (mark, begin) = (tree.mark, start)
    // A longer word is no keyword.
    switch tokens[index].count <= 7 ? text() : "" {
    case "true", "false": leaf(.boolean)
    case "nil": leaf(.nothing)
    case "_": leaf(.wildcard)
    case "if": deeper { $0.parseIf() }
    case "switch": deeper { $0.parseSwitch() }
    case "do" where at("{", 1): deeper { $0.parseDo() }
    case "let" where isPattern, "var" where isPattern:
      index += 1
      parsePostfix()
      tree.setRole(.pattern)
      add(.bindingPattern, from: mark, at: begin)
    case "is" where isPattern:
      index += 1
      parseType(role: .type)
      add(.typePattern, from: mark, at: begin)
    // `for a in some { … }` names a variable.
    case "any" where beginsOpaqueType, "some" where beginsOpaqueType:
      parseType(role: .none)
    case "case", "default", "in", "else", "where", "catch", "func", "return", "guard", "for",
      "while":
      // No value: what stands there ends what is being read.
      return
    default:
      parseMemberName()
      // The labels after a name make it a function.
      if tree.last?.kind == .operatorName { add(.name, from: mark, at: begin) }
      tree.setRole(.none)
    }
  }

  private mutating func parseSymbol() {
    let (mark, begin) = (tree.mark, start)
    switch text() {
    case "(":
      parseArguments()
      add(.tuple, from: mark, at: begin)
    case "[": parseList()
    case "{": parseClosure()
    case "." where isWord(1):
      index += 1
      parseMemberName()
      add(.implicitMember, from: mark, at: begin)
    case "\\": parseKeyPath()
    case "@": parseType(role: .none)
    default: return
    }
  }

  private mutating func parseList() {
    let (mark, begin) = (tree.mark, start)
    var isDictionary = false
    deeper { parser in
      parser.inBrackets { parser in
        if parser.take(":") {
          isDictionary = true
          return
        }
        while !parser.isAtEnd {
          let (first, itemMark, itemBegin) = (parser.index, parser.tree.mark, parser.start)
          parser.parseExpression(role: .item)
          if parser.take(":") {
            isDictionary = true
            parser.tree.setRole(.key)
            parser.parseExpression(role: .value)
            parser.add(.dictionaryEntry, from: itemMark, at: itemBegin, role: .item)
          }
          if !parser.take(",") || parser.index == first { break }
        }
      }
    }
    add(isDictionary ? .dictionary : .list, from: mark, at: begin)
  }

  /// Reads `\Type.a.b?[0]`.
  private mutating func parseKeyPath() {
    let (mark, begin) = (tree.mark, start)
    index += 1
    if isWord() || at("(") || at("[") { parsePrimary() }
    while !isAtEnd {
      if at(".") || at("?") || at("!") || at("?.") {
        if at("."), !isWord(1), !at("[", 1), !at("?", 1), !at("!", 1),
          !(index + 1 < end && tokens[index + 1].kind == .number)
        {
          break
        }
        if followsSpace(), !at(".") { break }
        index += 1
      } else if at("["), !startsLine(), !followsSpace() {
        parseArguments()
      } else if isWord(), at(".", -1) || at("\\", -1) {
        leaf(.name, role: .name)
        // A method, which a key path may call.
        if at("("), !followsSpace() { parseArguments() }
      } else if !isAtEnd, tokens[index].kind == .number, at(".", -1) {
        leaf(.number, role: .name)
      } else if at("<"), !followsSpace(), retries > 0 {
        retries -= 1
        parseGenericArguments()
      } else {
        break
      }
    }
    add(.keyPath, from: mark, at: begin)
  }

  /// Reads `#name(…) { … }`.
  mutating func parseMacroExpansion(from mark: Int, at begin: Int) {
    guard !beginsDirective() else { return }
    let first = start
    leaf(.name, role: .name)
    if at("<"), !followsSpace() { parseGenericArguments() }
    if at("("), !startsLine() {
      // `#selector`, `#keyPath` and `#available` hold what is no value.
      let name = file.bytes[first..<stop]
      if name.elementsEqual("#available".utf8) || name.elementsEqual("#sourceLocation".utf8) {
        skip()
      } else {
        parseArguments()
      }
    }
    if beginsTrailingClosure { parseTrailingClosures() }
    add(.macro, from: mark, at: begin)
  }

  // MARK: Texts

  /// Reads a string with what is interpolated into it; its detail is twice its hashes, plus 1 for one
  /// of several lines.
  private mutating func parseString() {
    let (mark, token) = (tree.mark, tokens[index])
    let range = token.range
    var hashes = 0
    while range.lowerBound + hashes < range.upperBound,
      file.bytes[range.lowerBound + hashes] == UInt8(ascii: "#")
    {
      hashes += 1
    }
    let isMultiline = token.flags.contains(.isMultiline)
    let quotes = isMultiline ? 3 : 1
    let upper = max(range.upperBound - quotes - hashes, range.lowerBound)
    var offset = min(range.lowerBound + hashes + quotes, upper)
    index += 1
    var textStart = offset
    while offset < upper {
      guard file.bytes[offset] == UInt8(ascii: "\\"), isEscape(offset, hashes, upper) else {
        offset += 1
        continue
      }
      let next = offset + 1 + hashes
      guard next < upper, file.bytes[next] == UInt8(ascii: "(") else {
        offset = next + 1
        continue
      }
      tree.add(.stringText, from: tree.mark, textStart..<offset, role: .item)
      offset = parseInterpolation(at: next, before: range.upperBound)
      textStart = offset
    }
    tree.add(.stringText, from: tree.mark, min(textStart, upper)..<upper, role: .item)
    tree.add(.string, from: mark, range, detail: hashes * 2 + (isMultiline ? 1 : 0))
  }

  private func isEscape(_ offset: Int, _ hashes: Int, _ upper: Int) -> Bool {
    guard offset + hashes < upper else { return false }
    return file.bytes[offset + 1..<offset + 1 + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Reads the parentheses of an interpolation with tokens of their own; returns the offset after.
  private mutating func parseInterpolation(at offset: Int, before upper: Int) -> Int {
    let mark = tree.mark
    guard depth < SwiftParser.depthLimit else {
      tree.add(.unparsed, from: mark, offset..<upper, role: .item)
      return upper
    }
    let outer = (tokens, index, end, branches)
    branches = nil
    tokens = SwiftTokens(file, interpolatedAt: offset, before: upper).list
    (index, end) = (0, tokens.count)
    let last = tokens.count > 0 ? tokens[tokens.count - 1].range.upperBound : upper
    parseArguments()
    (tokens, index, end, branches) = outer
    tree.add(.interpolation, from: mark, offset..<last, role: .item)
    return max(last, offset + 1)
  }

  private var beginsOpaqueType: Bool { at("~", 1) || beginsOperand(1) && !at("{", 1) }
}
