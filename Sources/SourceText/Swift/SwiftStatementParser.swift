/// Reads the statements of a body as far as they say which value is chosen.
struct SwiftStatementParser {
  let source: SwiftTokenSource
  private(set) var index = 0

  init(source: SwiftTokenSource) {
    self.source = source
  }

  /// The statements in a range of tokens, up to the first that is not read.
  mutating func parseStatements(in tokens: Range<Int>) -> [SwiftStatement] {
    index = tokens.lowerBound
    let end = min(tokens.upperBound, source.tokens.count)
    var statements: [SwiftStatement] = []
    while index < end {
      if source.isText(index, ";") {
        index += 1
        continue
      }
      var statement = parseStatement(at: index, end: end)
      if case .other = statement.kind {
        statements.append(statement)
        break
      }
      if source.goesOn(index, end: end) {
        statement = other("more than a value", from: index)
      }
      statements.append(statement)
      if case .other = statement.kind { break }
    }
    return statements
  }

  /// One statement; ``index`` is after it then.
  mutating func parseStatement(at start: Int, end: Int) -> SwiftStatement {
    index = start
    if source.isText(index, "if") { return parseCondition(end: end) }
    if source.isText(index, "switch") { return parseChoice(end: end) }
    if source.isText(index, "let") || source.isText(index, "var") {
      return parseConstant(end: end)
    }
    if let name = source.name(index), source.isText(index + 1, "="), index + 1 < end {
      var parser = SwiftExpressionParser(source: source, at: index + 2, end: end)
      let value = parser.parse()
      index = max(parser.index, start + 1)
      return statement(.assignment(name, value), from: start)
    }
    if source.isText(index, "#if") { return parseCompiled(end: end) }
    let isReturn = source.isText(index, "return")
    if isReturn { index += 1 }
    var parser = SwiftExpressionParser(source: source, at: index, end: end)
    let value = parser.parse()
    index = max(parser.index, start + 1)
    if case .other(let what) = value.kind, !isReturn { return other(what, from: start) }
    return statement(.value(value, isReturn: isReturn), from: start)
  }

  private mutating func parseConstant(end: Int) -> SwiftStatement {
    let start = index
    index += 1
    let word = "'\(source.text(start))'"
    guard let name = source.name(index), index < end else { return other(word, from: start) }
    index += 1
    var hasBody = false
    while index < end, !source.isText(index, "="), !source.isText(index, ";"),
      !source.startsLine(index)
    {
      hasBody = hasBody || source.isText(index, "{")
      index = min(source.after(index), end)
    }
    guard index < end, source.isText(index, "="), !hasBody else {
      // A type and nothing else.
      let isPlain = !hasBody && source.isText(start + 2, ":")
      return isPlain ? statement(.variable(name), from: start) : other(word, from: start)
    }
    var parser = SwiftExpressionParser(source: source, at: index + 1, end: end)
    let value = parser.parse()
    index = max(parser.index, start + 1)
    return statement(.constant(name, value), from: start)
  }

  // MARK: Conditions

  private mutating func parseCondition(end: Int) -> SwiftStatement {
    let start = index
    index += 1
    for word in ["let", "var", "case"] where source.name(index) == word {
      return other("'if \(word)'", from: start)
    }
    if source.text(index).hasPrefix("#") { return other("'\(source.text(index))'", from: start) }
    var parser = SwiftExpressionParser(
      source: source, at: index, end: end, allowsTrailingClosures: false)
    let condition = parser.parse()
    index = parser.index
    guard let first = parseBody(end: end) else {
      return other("an 'if' with several conditions", from: start)
    }
    guard index < end, source.isText(index, "else") else {
      return statement(.condition(condition, first, nil), from: start)
    }
    index += 1
    guard source.isText(index, "if") else {
      guard let second = parseBody(end: end) else { return other("'else'", from: start) }
      return statement(.condition(condition, first, second), from: start)
    }
    let second = index
    skipChain(end: end)
    return statement(
      .condition(condition, first, SwiftCode(tokens: second..<max(second, index))), from: start)
  }

  /// The body in braces at ``index``, which is after it then.
  private mutating func parseBody(end: Int) -> SwiftCode? {
    guard index < end, source.isText(index, "{") else { return nil }
    let first = index + 1
    let close = min(source.partner(index), end)
    index = min(close + 1, end)
    return SwiftCode(tokens: first..<max(first, close))
  }

  /// Passes over `if … { … } else if … { … } else { … }`.
  private mutating func skipChain(end: Int) {
    while index < end {
      while index < end, !source.isText(index, "{") { index = min(source.after(index), end) }
      guard index < end else { return }
      index = min(source.after(index), end)
      guard index < end, source.isText(index, "else") else { return }
      index += 1
    }
  }

  // MARK: Conditional compilation

  private mutating func parseCompiled(end: Int) -> SwiftStatement {
    let start = index
    guard let block = SwiftConditionalBlock(source: source, at: index, end: end) else {
      return other("'#if'", from: start)
    }
    index = block.next
    return statement(
      .compiled(
        block.branches.map {
          SwiftCompiledBody(condition: $0.condition, body: SwiftCode(tokens: $0.tokens))
        }), from: start)
  }

  // MARK: Choices

  private mutating func parseChoice(end: Int) -> SwiftStatement {
    let start = index
    var parser = SwiftExpressionParser(
      source: source, at: index + 1, end: end, allowsTrailingClosures: false)
    let subject = parser.parse()
    index = parser.index
    guard let body = parseBody(end: end) else { return other("'switch'", from: start) }
    var cases: [SwiftCase] = []
    var position = body.tokens.lowerBound
    while position < body.tokens.upperBound {
      guard let read = parseCase(at: &position, end: body.tokens.upperBound) else {
        let text = source.text(min(position, max(body.tokens.upperBound - 1, 0)))
        return other("'\(text.prefix(40))' in a 'switch'", from: start)
      }
      cases.append(read)
    }
    return statement(.choice(subject, cases), from: start)
  }

  private func parseCase(at position: inout Int, end: Int) -> SwiftCase? {
    let start = position
    var patterns: [SwiftExpression]? = []
    if source.isText(position, "@"), source.isText(position + 1, "unknown") { position += 2 }
    if source.isText(position, "default") {
      position += 1
    } else {
      guard source.isText(position, "case") else { return nil }
      repeat {
        position += 1
        var parser = SwiftExpressionParser(
          source: source, at: position, end: end, allowsTrailingClosures: false)
        let pattern = parser.parse()
        position = max(parser.index, position)
        if case .other = pattern.kind { patterns = nil } else { patterns?.append(pattern) }
      } while position < end && source.isText(position, ",")
    }
    // A binding or a `where` makes more of it than a value.
    while position < end, !source.isText(position, ":") {
      patterns = nil
      position = source.after(position)
    }
    guard position < end else { return nil }
    let range = source.range(from: start, to: position)
    let first = position + 1
    position = first
    while position < end, !beginsCase(position) {
      guard source.tokens[position].kind == .directive, source.text(position) != "#colorLiteral"
      else {
        position = min(source.after(position), end)
        continue
      }
      // Cases in a branch of '#if' are there or not.
      guard let next = afterDirective(position, end: end) else { return nil }
      position = next
    }
    return SwiftCase(patterns: patterns, body: SwiftCode(tokens: first..<position), range: range)
  }

  /// The index after an `#if` with all its branches, or after another directive; nil if one of the
  /// branches has a case, or where it belongs to an `#if` around.
  private func afterDirective(_ position: Int, end: Int) -> Int? {
    guard source.isText(position, "#if") else {
      let isPart = ["#else", "#elseif", "#endif"].contains(source.text(position))
      return isPart ? nil : position + 1
    }
    guard let block = SwiftConditionalBlock(source: source, at: position, end: end) else {
      return nil
    }
    var index = position
    while index < block.next {
      if beginsCase(index) { return nil }
      index = source.after(index)
    }
    return block.next
  }

  /// Whether a case begins here, and not the condition of an `if case`.
  private func beginsCase(_ position: Int) -> Bool {
    if source.isText(position, "@"), source.isText(position + 1, "unknown") { return true }
    guard position > 0, !source.isText(position - 1, ".") else { return false }
    if source.isText(position, "default") { return source.isText(position + 1, ":") }
    guard source.isText(position, "case") else { return false }
    return ![",", "if", "guard", "for", "while"].contains(source.text(position - 1))
  }

  // MARK: Building

  private func statement(_ kind: SwiftStatement.Kind, from start: Int) -> SwiftStatement {
    SwiftStatement(kind: kind, range: source.range(from: start, to: index))
  }

  private mutating func other(_ what: String, from start: Int) -> SwiftStatement {
    index = max(index, start + 1)
    return statement(.other(what), from: start)
  }
}
