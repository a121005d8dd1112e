import SourceText

/// Operators between values.
extension SwiftParser {
  /// Reads an expression with everything that operators join to it.
  mutating func parseExpression(role: SyntaxRole = .none) {
    let (mark, begin) = (tree.mark, start)
    let outer = operators
    operators = (0, 0)
    deeper { $0.parseBinary(above: 0) }
    if tree.mark == mark { addUnparsed() }
    // Which operands belong together, only a declaration elsewhere says.
    if operators.custom > 0, operators.all > 1 { add(.sequence, from: mark, at: begin) }
    operators = outer
    tallest = max(tallest, height)
    tree.setRole(role)
  }

  /// The precedence of an operator; 0 for none.
  private static func precedence(_ symbol: SyntaxOperator) -> Int {
    switch symbol {
    case .arrow: 170
    case .shiftLeft, .shiftRight, .wrappingShiftLeft, .wrappingShiftRight: 160
    case .multiply, .divide, .remainder, .wrappingMultiply, .bitAnd: 150
    case .add, .subtract, .wrappingAdd, .wrappingSubtract, .bitOr, .bitXor: 140
    case .closedRange, .halfOpenRange: 135
    case .coalesce: 131
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .identical,
      .notIdentical, .matches:
      130
    case .and: 120
    case .or: 110
    case .custom, .not, .bitNot, .power, .unsignedShiftRight, .isIn, .isInstance, .typeOf, .discard,
      .delete, .increment, .decrement:
      133
    }
  }

  private static let symbols = Dictionary(
    uniqueKeysWithValues: SyntaxOperator.allCases.prefix { $0 != .power }.dropFirst().map {
      ($0.text, $0)
    })
  private static let ternaryPrecedence = 100
  private static let assignmentPrecedence = 90
  private static let castPrecedence = 132

  /// The token after the operator that begins here; nil if none does.
  func endOfOperator(_ first: Int) -> Int? {
    guard first < end else { return nil }
    guard isOperatorToken(first, afterDot: true) else { return nil }
    let hasDot = file.bytes[Int(tokens[first].start)] == UInt8(ascii: ".")
    var last = first + 1
    while last < end, !tokens[last].flags.contains(.followsSpace),
      isOperatorToken(last, afterDot: hasDot)
    {
      last += 1
    }
    return last
  }

  private func isOperatorToken(_ position: Int, afterDot: Bool) -> Bool {
    let token = tokens[position]
    let byte = file.bytes[Int(token.start)]
    switch token.kind {
    case .symbol:
      switch byte {
      case UInt8(ascii: "."): return afterDot && token.count > 1
      case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
        UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
        UInt8(ascii: "~"), UInt8(ascii: "?"):
        return true
      default: return false
      }
    case .identifier: return byte >= 0x80 && SwiftTokens.beginsOperator(file.bytes[token.range])
    default: return false
    }
  }

  /// Reads operands joined by operators of a higher precedence than a limit.
  mutating func parseBinary(above limit: Int) {
    let (mark, begin) = (tree.mark, start)
    parseUnary()
    while !isAtEnd {
      let left = height
      guard parseJoined(above: limit, from: mark, at: begin) else { return }
      guard grow(max(left, height) + 1) else { return }
    }
  }

  /// Reads one operator with its right side; false if none of enough precedence follows.
  private mutating func parseJoined(above limit: Int, from mark: Int, at begin: Int) -> Bool {
    switch tokens[index].kind {
    case .symbol: break
    case .identifier:
      if at("as") || at("is") {
        guard SwiftParser.castPrecedence > limit else { return false }
        return parseCast(from: mark, at: begin)
      }
    default: return false
    }
    if at("?"), followsSpace() {
      guard SwiftParser.ternaryPrecedence > limit else { return false }
      return parseTernary(from: mark, at: begin)
    }
    guard let last = endOfOperator(index) else { return false }
    let range = Int(tokens[index].start)..<tokens[last - 1].range.upperBound
    // Space on both sides or on none; else it belongs to one operand.
    let (before, after) = (
      followsSpace(), last >= end || tokens[last].flags.contains(.followsSpace)
    )
    guard before == after else { return false }
    let text = String(decoding: file.bytes[range], as: UTF8.self)
    if text == "=" || SwiftParser.isCompound(text) {
      guard SwiftParser.assignmentPrecedence > limit, !isPattern else { return false }
      tree.setRole(.left)
      index = last
      operators.all += 1
      deeper { $0.parseBinary(above: SwiftParser.assignmentPrecedence - 1) }
      tree.setRole(.right)
      let symbol = SwiftParser.symbols[String(text.dropLast())]
      add(.assignment, from: mark, at: begin, detail: symbol?.rawValue ?? 0)
      return true
    }
    let symbol = SwiftParser.symbols[text] ?? .custom
    let strength = SwiftParser.precedence(symbol)
    guard strength > limit else { return false }
    tree.setRole(.left)
    operators.all += 1
    let name = tree.mark
    index = last
    if symbol == .custom {
      operators.custom += 1
      tree.add(.operatorName, from: name, range, role: .operator)
    }
    deeper { $0.parseBinary(above: symbol == .coalesce ? strength - 1 : strength) }
    tree.setRole(.right)
    add(.binary, from: mark, at: begin, detail: symbol.rawValue)
    return true
  }

  /// `+=` and its like.
  private static func isCompound(_ text: String) -> Bool {
    guard text.count > 1, text.last == "=", let symbol = symbols[String(text.dropLast())] else {
      return false
    }
    let strength = precedence(symbol)
    return strength >= 140 && symbol != .arrow
  }

  private mutating func parseCast(from mark: Int, at begin: Int) -> Bool {
    let isTest = at("is")
    tree.setRole(.value)
    index += 1
    // 0 for `as`, 1 for `as?`, 2 for `as!`.
    var detail = 0
    operators.all += 1
    if !isTest, at("?") || at("!"), !followsSpace() {
      detail = at("?") ? 1 : 2
      index += 1
    }
    parseType(role: .type)
    add(isTest ? .typeTest : .cast, from: mark, at: begin, detail: detail)
    return true
  }

  private mutating func parseTernary(from mark: Int, at begin: Int) -> Bool {
    tree.setRole(.condition)
    index += 1
    operators.all += 1
    let counted = operators
    let outer = isPattern
    isPattern = false
    parseExpression(role: .value)
    isPattern = outer
    operators = counted
    let inner = height
    defer { height = max(height, inner) }
    guard take(":") else {
      addUnparsed()
      add(.ternary, from: mark, at: begin)
      return true
    }
    deeper { $0.parseBinary(above: SwiftParser.ternaryPrecedence - 1) }
    tree.setRole(.otherwise)
    add(.ternary, from: mark, at: begin)
    return true
  }

  // MARK: Before a value

  /// Reads `try`, `await`, prefix operators and what they stand before.
  mutating func parseUnary() {
    let (mark, begin) = (tree.mark, start)
    if isWord(), parsePrefixWord(from: mark, at: begin) { return }
    if let last = endOfOperator(index), last < end, !tokens[last].flags.contains(.followsSpace),
      !isClosing(last)
    {
      let range = Int(tokens[index].start)..<tokens[last - 1].range.upperBound
      let text = String(decoding: file.bytes[range], as: UTF8.self)
      index = last
      if text == "&" {
        parsePostfix()
        tree.setRole(.value)
        return add(.inOut, from: mark, at: begin)
      }
      let symbol = SwiftParser.symbols[text] ?? .custom
      if symbol == .custom { tree.add(.operatorName, from: tree.mark, range, role: .operator) }
      deeper { $0.parseUnary() }
      height += 1
      tree.setRole(.value)
      return add(.prefix, from: mark, at: begin, detail: symbol.rawValue)
    }
    parsePostfix()
  }

  /// Reads `try`, `await` and their like with what they stand before; false if none comes next.
  private mutating func parsePrefixWord(from mark: Int, at begin: Int) -> Bool {
    if at("try") {
      index += 1
      // 0 for `try`, 1 for `try?`, 2 for `try!`.
      let detail = followsSpace() ? 0 : at("?") ? 1 : at("!") ? 2 : 0
      if detail > 0 { index += 1 }
      deeper { $0.parseBinary(above: 0) }
      tree.setRole(.value)
      add(.attempt, from: mark, at: begin, detail: detail)
      return true
    }
    if at("await") || at("unsafe") && beginsOperand(1) || at("repeat") || at("discard"),
      !isClosing(index + 1)
    {
      index += 1
      deeper { $0.parseBinary(above: 0) }
      tree.setRole(.value)
      add(.wait, from: mark, at: begin)
      return true
    }
    if at("copy") || at("consume") || at("each"), beginsOperand(1), !at("(", 1), !at("[", 1),
      !at(".", 1), !at("{", 1)
    {
      index += 1
      deeper { $0.parseUnary() }
      tree.setRole(.value)
      add(.wait, from: mark, at: begin)
      return true
    }
    return false
  }

  private static let infixWords: Set<String> = [
    "as", "is", "in", "else", "where", "case", "let", "var", "throws", "catch",
  ]

  /// Whether what a word such as `unsafe` stands before begins here, on its line.
  func beginsOperand(_ distance: Int) -> Bool {
    let position = index + distance
    guard position < end, !startsLine(distance) else { return false }
    switch tokens[position].kind {
    case .identifier: return !at(anyOf: SwiftParser.infixWords, distance)
    case .directive: return !beginsDirective(distance)
    case .number, .string, .other: return true
    case .symbol:
      if at("\\", distance) || at("@", distance) || at("{", distance) { return true }
      if at("(", distance) || at("[", distance) || at(".", distance) {
        return followsSpace(distance)
      }
      guard let last = endOfOperator(position), last < end else { return false }
      return followsSpace(distance) && !tokens[last].flags.contains(.followsSpace)
    }
  }

  /// Whether a token ends what is being read: `,`, `)` and their like.
  func isClosing(_ position: Int) -> Bool {
    guard position < end else { return true }
    let token = tokens[position]
    guard token.kind == .symbol, token.count == 1 else { return false }
    switch file.bytes[Int(token.start)] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return true
    default: return false
    }
  }
}
