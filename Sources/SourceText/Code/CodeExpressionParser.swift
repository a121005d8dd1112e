/// Reads expressions of a ``CodeDialect`` by precedence climbing.
///
/// An expression ends where the next token cannot go on with it. What is no value of a constant is
/// passed over and named.
struct CodeExpressionParser {
  let document: CodeDocument
  var index: Int
  /// The index after the last token that may be read.
  private(set) var end: Int
  /// Whether a line may end the expression: not between brackets.
  var endsAtLines: Bool
  private var nesting = 0

  var dialect: CodeDialect { document.dialect }

  /// How deep brackets, ternaries and signs may nest.
  private static let nestingLimit = 48

  init(document: CodeDocument, at index: Int, end: Int) {
    self.document = document
    self.index = index
    self.end = end
    endsAtLines = document.dialect.endsAtLines
  }

  /// Reads an expression; where none begins, the result is ``CodeExpression/Kind/other(_:)``.
  mutating func parse() -> CodeExpression {
    let start = index
    guard nesting < Self.nestingLimit else { return skipped(from: start, "too deep a nesting") }
    nesting += 1
    defer { nesting -= 1 }
    let condition = parseBinary(0)
    // Kotlin has no ternaries: a question mark is part of a type there.
    guard has("?"), goesOn(), !dialect.hasInfixNames else { return condition }
    index += 1
    let first = parse()
    guard has(":") else { return skipped(from: start, "a '?' without its ':'") }
    index += 1
    let second = parse()
    return expression(.ternary(condition, first, second), from: start)
  }

  // MARK: Operators

  private mutating func parseBinary(_ least: Int) -> CodeExpression {
    let start = index
    var left = parsePrefix()
    while index < end {
      if let word = document.name(index), dialect.castWords.contains(word), goesOn() {
        skipType()
        continue
      }
      guard let (name, length) = binaryOperator(),
        let precedence = precedence(of: name), precedence >= least
      else { break }
      index += length
      let right = parseBinary(precedence + 1)
      left = expression(.binary(name, left, right), from: start)
    }
    return left
  }

  private func precedence(of name: String) -> Int? {
    // A word between two values comes before comparisons, and after arithmetic.
    dialect.precedences[name] ?? (dialect.hasInfixNames && document.name(index) == name ? 7 : nil)
  }

  /// The operator at ``index``, and how many tokens it has.
  private func binaryOperator() -> (String, Int)? {
    guard index < end, goesOn() else { return nil }
    switch document.tokens[index].kind {
    case .symbol:
      // `<<` and `>>` are two tokens, so that types in angle brackets end as they should.
      if has("<") || has(">"), index + 1 < end, document.text(index) == document.text(index + 1),
        !follows(index + 1)
      {
        let name = document.text(index)
        return (name + name, 2)
      }
      return (document.text(index), 1)
    case .identifier:
      let name = document.text(index)
      if dialect.precedences[name] != nil { return (name, 1) }
      let isInfix =
        dialect.hasInfixNames && !document.startsLine(index) && !dialect.unreadWords.contains(name)
        && name != "else" && name != "by"
      return isInfix ? (name, 1) : nil
    default: return nil
    }
  }

  private mutating func parsePrefix() -> CodeExpression {
    let start = index
    while let word = document.name(index), index + 1 < end, dialect.prefixWords.contains(word),
      !document.isText(index + 1, "."), !document.isText(index + 1, ":")
    {
      index += 1
    }
    let isSign =
      has("-") || has("!") || has("+") || has("~") || has("!!")
      || dialect.hasTypeOperators && has("typeof")
    if isSign || has("...") || has("...?") {
      guard nesting < Self.nestingLimit else { return skipped(from: start, "too deep a nesting") }
      nesting += 1
      defer { nesting -= 1 }
      let name = document.text(index)
      index += 1
      if !isSign { return expression(.spread(parse()), from: start) }
      return expression(.prefix(name, parsePrefix()), from: start)
    }
    let base = parsePrimary()
    return parsePostfix(of: base, from: start)
  }

  // MARK: Members and calls

  private mutating func parsePostfix(
    of first: CodeExpression, from start: Int
  ) -> CodeExpression {
    var base = first
    while index < end {
      if document.tokens[index].kind == .string {
        // A template with its function, or strings that stand side by side.
        guard document.text(index).hasPrefix("`"), goesOn() else { break }
        return skipped(from: start, "a tagged template")
      }
      guard document.tokens[index].kind == .symbol else { break }
      if has(".") || has("?.") {
        guard index + 1 < end else { return skipped(from: start, "a member that has no name") }
        if has("?."), document.isText(index + 1, "[") || document.isText(index + 1, "(") {
          index += 1
          continue
        }
        guard let name = document.name(index + 1) else {
          return skipped(from: start, "a member that has no name")
        }
        index += 2
        base = expression(.member(base, name), from: start)
      } else if has("("), !beginsNewLine {
        let arguments = parseArguments()
        base = expression(.call(base, arguments), from: start)
      } else if has("["), !beginsNewLine {
        let arguments = parseArguments()
        base = expression(.element(base, arguments), from: start)
      } else if has("{"), dialect.hasTrailingLambdas, !document.startsLine(index), takesLambda(base)
      {
        base = parseTrailingLambda(of: base, from: start)
      } else if index < end, document.isText(index, dialect.assertion), !follows(index) {
        index += 1
      } else if has("<"), !follows(index), let next = genericArguments(at: index, limit: 64),
        document.isText(next, "(") || document.isText(next, ".")
      {
        index = next
      } else if has("..") && dialect.assertion.utf8CodeUnitCount == 1 || has("?..") {
        return skipped(from: start, "a cascade")
      } else if has("::") {
        return skipped(from: start, "a reference to a function")
      } else if has("++") || has("--"), !document.startsLine(index) {
        return skipped(from: start, "an increment")
      } else {
        break
      }
    }
    return base
  }

  /// Whether a bracket begins something new: the line before is whole.
  private var beginsNewLine: Bool { endsAtLines && document.startsLine(index) && !joinsLines }

  /// JavaScript reads on across lines as long as it can.
  private var joinsLines: Bool {
    if case .endUnlessOperator = dialect.lineEnds { true } else { false }
  }

  private func takesLambda(_ base: CodeExpression) -> Bool {
    switch base.kind {
    case .name, .member, .call: true
    default: false
    }
  }

  private mutating func parseTrailingLambda(
    of base: CodeExpression, from start: Int
  ) -> CodeExpression {
    var callee = base
    var arguments: [CodeArgument] = []
    if case .call(let inner, let given) = base.kind { (callee, arguments) = (inner, given) }
    let first = index
    index = min(document.after(index), end)
    arguments.append(
      CodeArgument(label: nil, value: expression(.other("a lambda"), from: first)))
    return expression(.call(callee, arguments), from: start)
  }

  /// The arguments between brackets; `index` is at the opening one.
  mutating func parseArguments() -> [CodeArgument] {
    let close = min(document.partner(index), end)
    var arguments: [CodeArgument] = []
    arguments.reserveCapacity(elementCount(to: close))
    within(close) { parser in
      while parser.index < close {
        var label: String?
        if let mark = parser.dialect.labelMark, let name = parser.document.name(parser.index),
          parser.document.isText(parser.index + 1, mark)
        {
          label = name
          parser.index += 2
        }
        arguments.append(CodeArgument(label: label, value: parser.parseElement()))
      }
    }
    return arguments
  }

  /// How many elements stand between the bracket at `index` and the one that closes it, so that a list
  /// takes no more room than it needs: a program has hundreds of thousands.
  private func elementCount(to close: Int) -> Int {
    var count = 0
    var position = index + 1
    while position < close {
      if count == 0 || document.isText(position, ",") { count += 1 }
      position = document.after(position)
    }
    return count
  }

  /// Reads what stands between the bracket at `index` and the one that closes it.
  mutating func within(_ close: Int, _ body: (inout CodeExpressionParser) -> Void) {
    let outer = (end, endsAtLines)
    (end, endsAtLines) = (close, false)
    index += 1
    body(&self)
    (end, endsAtLines) = outer
    index = min(close + 1, end)
  }

  /// One element of a list and the comma after it.
  mutating func parseElement() -> CodeExpression {
    let start = index
    let value = parse()
    return finishElement(value, from: start)
  }

  /// Passes over what follows an element up to the comma, and over that.
  mutating func finishElement(_ value: CodeExpression, from start: Int) -> CodeExpression {
    var value = value
    if index < end, !has(","), !has(";") {
      while index < end, !has(","), !has(";") { index = min(document.after(index), end) }
      var reason = "more than an expression"
      if case .other(let known) = value.kind { reason = known }
      value = expression(.other(reason), from: start)
    }
    index = min(index + 1, end)
    return value
  }

  // MARK: Building

  func has(_ text: StaticString) -> Bool { index < end && document.isText(index, text) }

  /// Whether white space stands before a token.
  func follows(_ index: Int) -> Bool {
    index < end && document.tokens[index].flags.contains(.followsSpace)
  }

  /// Whether the token at ``index`` may go on with the expression before it although it may begin a
  /// line.
  private func goesOn() -> Bool {
    guard endsAtLines, document.startsLine(index) else { return true }
    switch dialect.lineEnds {
    case .nothing: return true
    case .endUnlessOperator: return document.tokens[index].kind == .symbol || has("as")
    case .end: return has("?:") || has("&&") || has("||") || has("as")
    }
  }

  func expression(_ kind: CodeExpression.Kind, from start: Int) -> CodeExpression {
    CodeExpression(kind, range: document.range(from: start, to: index))
  }

  /// Passes over what is left of an expression that is not read: to the end of its line, or of the
  /// element that it is.
  mutating func skipped(from start: Int, _ what: String) -> CodeExpression {
    repeat {
      guard index < end else { break }
      index = min(document.after(index), end)
    } while index < end && !(endsAtLines && document.startsLine(index)) && !has(",") && !has(";")
    return expression(.other(what), from: start)
  }
}

extension CodeDialect {
  /// Whether the end of a line may end an expression.
  var endsAtLines: Bool {
    if case .nothing = lineEnds { false } else { true }
  }
}
