/// Operators between values.
extension DartParser {
  /// Reads an expression.
  mutating func parseExpression(role: SyntaxRole = .none) {
    let mark = tree.mark
    deeper { $0.parseAssignment() }
    if tree.mark == mark { addUnparsed() }
    tallest = max(tallest, height)
    tree.setRole(role)
  }

  /// Reads a pattern that is a constant.
  mutating func parsePattern() { parseBinary(above: DartParser.orStrength) }

  private static let orStrength = 3
  private static let operators: [(text: StaticString, symbol: SyntaxOperator, strength: Int)] = [
    ("*", .multiply, 13), ("/", .divide, 13), ("%", .remainder, 13), ("~/", .custom, 13),
    ("+", .add, 12), ("-", .subtract, 12), ("&", .bitAnd, 10), ("^", .bitXor, 9),
    ("|", .bitOr, 8), ("<=", .lessOrEqual, 7), (">=", .greaterOrEqual, 7), ("<", .less, 7),
    (">", .greater, 7), ("==", .equal, 6), ("!=", .notEqual, 6), ("&&", .and, 4),
    ("||", .or, orStrength), ("??", .coalesce, 2),
  ]
  private static let shiftStrength = 11
  private static let testStrength = 7

  private static let compounds: [(StaticString, SyntaxOperator)] = [
    ("+=", .add), ("-=", .subtract), ("*=", .multiply), ("/=", .divide), ("%=", .remainder),
    ("??=", .coalesce),
  ]

  private mutating func parseAssignment() {
    let (mark, begin) = (tree.mark, start)
    if at("throw") {
      index += 1
      parseExpression(role: .value)
      return add(.throwStatement, from: mark, at: begin)
    }
    parseConditional()
    if at("..") || at("?..") { parseCascade(from: mark, at: begin) }
    var symbol: Int?
    if at("=") { symbol = 0 }
    if let compound = DartParser.compounds.first(where: { at($0.0) }) {
      symbol = compound.1.rawValue
    }
    guard let symbol, tree.mark > mark else { return }
    tree.setRole(.left)
    index += 1
    parseExpression(role: .right)
    add(.assignment, from: mark, at: begin, detail: symbol)
  }

  private mutating func parseConditional() {
    let (mark, begin) = (tree.mark, start)
    parseBinary(above: 0)
    guard at("?"), tree.mark > mark else { return }
    tree.setRole(.condition)
    index += 1
    parseExpression(role: .value)
    let inner = height
    if take(":") { parseExpression(role: .otherwise) } else { addUnparsed() }
    add(.ternary, from: mark, at: begin)
    _ = grow(max(height, inner) + 1)
  }

  /// Reads `..a = b..c()` after a value.
  private mutating func parseCascade(from mark: Int, at begin: Int) {
    tree.setRole(.base)
    while at("..") || at("?..") {
      let (item, itemBegin) = (tree.mark, start)
      index += 1
      if at("[") {
        let (chain, chainBegin) = (tree.mark, start)
        tree.add(.implicitMember, from: chain, start..<start, role: .base)
        parseArguments()
        add(.subscriptCall, from: chain, at: chainBegin)
      } else {
        leaf(.name, role: .name)
        add(.implicitMember, from: item, at: itemBegin)
      }
      while !isAtEnd, parseSuffix(from: item, at: itemBegin) {}
      if at("=") || DartParser.compounds.contains(where: { at($0.0) }) {
        let symbol = DartParser.compounds.first { at($0.0) }?.1.rawValue ?? 0
        tree.setRole(.left)
        index += 1
        parseConditional()
        tree.setRole(.right)
        add(.assignment, from: item, at: itemBegin, detail: symbol)
      }
      tree.setRole(.item)
    }
    add(.cascade, from: mark, at: begin)
  }

  /// Reads operands joined by operators of a higher precedence than a limit.
  private mutating func parseBinary(above limit: Int) {
    let (mark, begin) = (tree.mark, start)
    parseUnary()
    while !isAtEnd {
      let left = height
      guard parseJoined(above: limit, from: mark, at: begin) else { return }
      guard grow(max(left, height) + 1) else { return }
    }
  }

  private mutating func parseJoined(above limit: Int, from mark: Int, at begin: Int) -> Bool {
    if at("as") || at("is") {
      guard DartParser.testStrength > limit else { return false }
      let isTest = at("is")
      tree.setRole(.value)
      index += 1
      let isNegated = isTest && take("!")
      parseType(role: .type)
      add(
        isTest ? .typeTest : .cast, from: mark, at: begin,
        detail: isTest ? (isNegated ? 1 : 0) : 2)
      return true
    }
    // A shift is written with two or three tokens.
    if at("<") && at("<", 1) || at(">") && at(">", 1), !followsSpace(1), !at("=", 2) {
      guard DartParser.shiftStrength > limit else { return false }
      let isUnsigned = at(">", 2) && !followsSpace(2)
      let symbol: SyntaxOperator = at("<") ? .shiftLeft : .shiftRight
      tree.setRole(.left)
      let name = tree.mark
      let first = index
      index += isUnsigned ? 3 : 2
      if isUnsigned {
        tree.add(
          .operatorName, from: name,
          Int(tokens[first].start)..<tokens[first + 2].range.upperBound, role: .operator)
      }
      deeper { $0.parseBinary(above: DartParser.shiftStrength) }
      tree.setRole(.right)
      add(
        .binary, from: mark, at: begin,
        detail: (isUnsigned ? SyntaxOperator.custom : symbol).rawValue)
      return true
    }
    guard let found = DartParser.operators.first(where: { at($0.text) }), found.strength > limit,
      !(found.symbol == .custom && !at("~/"))
    else { return false }
    tree.setRole(.left)
    let (name, range) = (tree.mark, tokens[index].range)
    index += 1
    if found.symbol == .custom { tree.add(.operatorName, from: name, range, role: .operator) }
    deeper { $0.parseBinary(above: found.strength) }
    tree.setRole(.right)
    add(.binary, from: mark, at: begin, detail: found.symbol.rawValue)
    return true
  }

  private static let prefixes: [(StaticString, SyntaxOperator)] = [
    ("-", .subtract), ("!", .not), ("~", .bitNot),
  ]

  private mutating func parseUnary() {
    let (mark, begin) = (tree.mark, start)
    if at("await"), !isAtEnd {
      index += 1
      deeper { $0.parseUnary() }
      tree.setRole(.value)
      return add(.unparsed, from: mark, at: begin)
    }
    if at("++") || at("--") {
      let symbol: SyntaxOperator = at("++") ? .add : .subtract
      index += 1
      deeper { $0.parseUnary() }
      return addStep(symbol, from: mark, at: begin)
    }
    guard let (_, symbol) = DartParser.prefixes.first(where: { at($0.0) }) else {
      return parsePostfix()
    }
    index += 1
    deeper { $0.parseUnary() }
    height += 1
    tree.setRole(.value)
    add(.prefix, from: mark, at: begin, detail: symbol.rawValue)
  }

  /// `a++` assigns `a` and one, which is a number of no digits.
  private mutating func addStep(_ symbol: SyntaxOperator, from mark: Int, at begin: Int) {
    tree.setRole(.left)
    tree.add(.number, from: tree.mark, stop..<stop, role: .right)
    add(.assignment, from: mark, at: begin, detail: symbol.rawValue)
  }

  // MARK: After a value

  private mutating func parsePostfix() {
    let (mark, begin) = (tree.mark, start)
    let first = index
    height = 0
    parsePrimary()
    guard index > first else {
      if tree.mark == mark { addUnparsed() }
      return
    }
    while !isAtEnd {
      let left = height
      guard parseSuffix(from: mark, at: begin), grow(max(left, height) + 1) else { return }
    }
  }

  mutating func parseSuffix(from mark: Int, at begin: Int) -> Bool {
    if at(".") || at("?.") {
      if at("?.") {
        tree.setRole(.base)
        add(.optionalChain, from: mark, at: begin)
      }
      tree.setRole(.base)
      index += 1
      if isWord() { leaf(.name, role: .name) } else { addUnparsed(role: .name) }
      add(.member, from: mark, at: begin)
      return true
    }
    if at("!"), !at("!=") {
      index += 1
      tree.setRole(.base)
      add(.forceUnwrap, from: mark, at: begin)
      return true
    }
    if at("++") || at("--") {
      let symbol: SyntaxOperator = at("++") ? .add : .subtract
      index += 1
      addStep(symbol, from: mark, at: begin)
      return true
    }
    if at("(") {
      tree.setRole(.base)
      parseArguments()
      add(.call, from: mark, at: begin)
      return true
    }
    if at("[") || at("?"), at("[", at("?") ? 1 : 0) && !(at("?") && followsSpace()) {
      if at("?") {
        // `a?[b]`, unless it is the condition of a list.
        guard isOptionalSubscript else { return false }
        tree.setRole(.base)
        add(.optionalChain, from: mark, at: begin)
        index += 1
      }
      tree.setRole(.base)
      parseArguments()
      add(.subscriptCall, from: mark, at: begin)
      return true
    }
    // `a<B>(c)` and `A<B>.c`.
    guard at("<"), tree.last?.kind == .name || tree.last?.kind == .member, retries > 0,
      let next = afterGenerics(index)
    else { return false }
    retries -= next - index
    guard at("(", next - index) || at(".", next - index) && isWord(next + 1 - index) else {
      return false
    }
    index = next
    return true
  }

  private var isOptionalSubscript: Bool {
    let after = closing(index + 1) + 1
    return !at(":", after - index)
  }

  /// Reads `(…)` or `[…]` as arguments.
  mutating func parseArguments() {
    deeper { parser in
      parser.inBrackets { parser in
        while !parser.isAtEnd {
          let (first, mark, begin) = (parser.index, parser.tree.mark, parser.start)
          if parser.isWord(), parser.at(":", 1) {
            parser.leaf(.name, role: .label)
            parser.index += 1
          }
          parser.parseExpression(role: .value)
          parser.add(.argument, from: mark, at: begin, role: .argument)
          if !parser.take(",") || parser.index == first { break }
        }
      }
    }
  }
}
