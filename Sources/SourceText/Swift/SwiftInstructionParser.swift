/// Reads the statements of a body that is carried out step by step, as an initializer's is.
struct SwiftInstructionParser {
  let source: SwiftTokenSource
  private var index = 0
  private var end = 0
  /// Whether a declaration goes on after a comma.
  private var isInDeclaration = false

  init(source: SwiftTokenSource) {
    self.source = source
  }

  /// The statements in a range of tokens, up to the first that is not read.
  mutating func parse(in tokens: Range<Int>) -> [SwiftInstruction] {
    index = tokens.lowerBound
    end = min(tokens.upperBound, source.tokens.count)
    var instructions: [SwiftInstruction] = []
    while index < end {
      if source.isText(index, ";") {
        index += 1
        continue
      }
      let start = index
      var instruction = parseInstruction()
      index = max(index, start + 1)
      if index < end, !source.isText(index, ";"), source.goesOn(index, end: end) {
        instruction = other(source.text(index), from: index)
      }
      instructions.append(instruction)
      if case .other = instruction { break }
    }
    return instructions
  }

  private mutating func parseInstruction() -> SwiftInstruction {
    if isInDeclaration {
      isInDeclaration = false
      return parseDeclaration()
    }
    switch source.name(index) {
    case "let", "var": return parseDeclaration()
    case "if": return parseCondition()
    case "guard": return parseRequirement()
    case "switch": return parseChoice()
    case "return":
      index += 1
      guard index < end, !source.startsLine(index), !source.isText(index, ";") else {
        return .result(nil)
      }
      return .result(parseExpression())
    case "for", "while", "repeat", "do", "defer", "throw", "func", "break", "fallthrough":
      return other(source.text(index), from: index)
    default: return parseAssignment()
    }
  }

  // MARK: Values

  private mutating func parseExpression(allowsClosures: Bool = true) -> SwiftExpression {
    var parser = SwiftExpressionParser(
      source: source, at: index, end: end, allowsTrailingClosures: allowsClosures)
    let value = parser.parse()
    index = max(parser.index, index)
    return value
  }

  private static let operations: [StaticString] = ["=", "+=", "-=", "*=", "/=", "|=", "&=", "^="]

  private mutating func parseAssignment() -> SwiftInstruction {
    let target = source.isText(index, "_") ? parseWildcard() : parseExpression()
    guard index < end, let operation = Self.operations.first(where: { source.isText(index, $0) })
    else { return .value(target) }
    index += 1
    let name = operation.description
    return .assignment(
      target, operation: name == "=" ? nil : String(name.dropLast()), parseExpression())
  }

  private mutating func parseWildcard() -> SwiftExpression {
    index += 1
    return SwiftExpression(.name("_"), range: source.range(from: index - 1, to: index))
  }

  // MARK: Declarations

  private mutating func parseDeclaration() -> SwiftInstruction {
    let start = index
    index += 1
    var names: [String] = []
    let isPattern = source.isText(index, "(")
    let close = isPattern ? min(source.partner(index), end) : end
    if isPattern { index += 1 }
    while index < close, let name = source.name(index) {
      names.append(name)
      index += 1
      // `var a: Int = 1, b: Int = 2` is more than names.
      guard index < close, source.isText(index, ",") else { break }
      index += 1
    }
    if isPattern {
      guard index == close else { return other("a pattern", from: start) }
      index = close + 1
    }
    var type: SwiftTypeName?
    if index < end, source.isText(index, ":") {
      var parser = SwiftDeclarationParser(source: source)
      parser.index = index + 1
      type = parser.parseTypeName(end: end)
      index = parser.index
    }
    guard index < end, source.isText(index, "=") else {
      return .declaration(names: names, isPattern: isPattern, type: type, value: nil)
    }
    index += 1
    let value = parseExpression()
    guard isPattern || names.count == 1 else { return other("several values", from: start) }
    // What follows a comma is declared as if the word stood there again.
    isInDeclaration = index < end && source.isText(index, ",")
    return .declaration(names: names, isPattern: isPattern, type: type, value: value)
  }

  // MARK: Conditions

  private mutating func parseClauses(until word: StaticString) -> [SwiftInstruction.Clause]? {
    var clauses: [SwiftInstruction.Clause] = []
    repeat {
      index += 1
      if source.isText(index, "let") || source.isText(index, "var") {
        guard let name = source.name(index + 1) else { return nil }
        index += 2
        if source.isText(index, "=") {
          index += 1
          clauses.append(.exists(name: name, parseExpression(allowsClosures: false)))
        } else {
          clauses.append(
            .exists(
              name: name,
              SwiftExpression(.name(name), range: source.range(from: index - 1, to: index))))
        }
      } else if source.isText(index, "case") || source.isText(index, "#") {
        return nil
      } else {
        clauses.append(.holds(parseExpression(allowsClosures: false)))
      }
    } while index < end && source.isText(index, ",")
    return index < end && source.isText(index, word) ? clauses : nil
  }

  private mutating func parseBody() -> SwiftCode? {
    guard index < end, source.isText(index, "{") else { return nil }
    let first = index + 1
    let close = min(source.partner(index), end)
    index = min(close + 1, end)
    return SwiftCode(tokens: first..<max(first, close))
  }

  private mutating func parseCondition() -> SwiftInstruction {
    let start = index
    guard let clauses = parseClauses(until: "{"), let first = parseBody() else {
      return other("an 'if'", from: start)
    }
    guard index < end, source.isText(index, "else") else {
      return .condition(clauses, first, SwiftCode(tokens: index..<index))
    }
    index += 1
    if source.isText(index, "if") {
      // What follows is one statement of the other body.
      let second = index
      while index < end {
        while index < end, !source.isText(index, "{") { index = min(source.after(index), end) }
        index = min(source.after(index), end)
        guard index < end, source.isText(index, "else") else { break }
        index += 1
      }
      return .condition(clauses, first, SwiftCode(tokens: second..<max(second, index)))
    }
    guard let second = parseBody() else { return other("'else'", from: start) }
    return .condition(clauses, first, second)
  }

  private mutating func parseRequirement() -> SwiftInstruction {
    let start = index
    guard let clauses = parseClauses(until: "else") else { return other("a 'guard'", from: start) }
    index += 1
    guard let body = parseBody() else { return other("a 'guard'", from: start) }
    return .requirement(clauses, body)
  }

  private mutating func parseChoice() -> SwiftInstruction {
    let start = index
    var parser = SwiftStatementParser(source: source)
    let statement = parser.parseStatement(at: index, end: end)
    index = max(parser.index, index)
    guard case .choice(let subject, let cases) = statement.kind else {
      return other("a 'switch'", from: start)
    }
    return .choice(subject, cases)
  }

  private mutating func other(_ what: String, from start: Int) -> SwiftInstruction {
    let range = source.range(from: start, to: start + 1)
    index = end
    return .other(what, at: range)
  }
}
