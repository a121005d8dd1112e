/// Reads expressions by precedence climbing. [The Swift Programming Language, expressions]
///
/// An expression ends where the next token cannot go on with it; a line that begins with a full stop
/// or with an operator between spaces goes on.
struct SwiftExpressionParser {
  let source: SwiftTokenSource
  var index: Int
  /// The index after the last token that may be read.
  private(set) var end: Int
  /// Whether `{` after a call is an argument of it, and not the body of an `if` or `switch`.
  var allowsTrailingClosures: Bool
  private var nesting = 0

  /// How deep brackets, ternaries and signs may nest.
  private static let nestingLimit = 32

  init(source: SwiftTokenSource, at index: Int, end: Int, allowsTrailingClosures: Bool = true) {
    self.source = source
    self.index = index
    self.end = end
    self.allowsTrailingClosures = allowsTrailingClosures
  }

  /// Reads an expression; where none begins, the result is ``SwiftExpression/Kind/other(_:)``.
  mutating func parse() -> SwiftExpression {
    let start = index
    guard nesting < Self.nestingLimit else { return skipped(from: start, "too deep a nesting") }
    nesting += 1
    defer { nesting -= 1 }
    let condition = parseBinary(0)
    guard has("?"), follows(index) else { return condition }
    index += 1
    let first = parse()
    guard has(":") else { return skipped(from: start, "a '?' without its ':'") }
    index += 1
    let second = parse()
    return expression(.ternary(condition, first, second), from: start)
  }

  // MARK: Operators

  private static let precedences: [String: Int] = [
    "<<": 8, ">>": 8, "*": 7, "/": 7, "%": 7, "&": 7, "+": 6, "-": 6, "|": 6, "^": 6, "...": 5,
    "..": 5, "??": 4, "<": 3, "<=": 3, ">": 3, ">=": 3, "==": 3, "!=": 3, "===": 3, "!==": 3,
    "~=": 3, "&&": 2, "||": 1,
  ]

  private mutating func parseBinary(_ least: Int) -> SwiftExpression {
    let start = index
    var left = parsePrefix()
    while index < end {
      if has("as") || has("is") {
        left = skipped(from: start, "a cast")
        continue
      }
      let isShift = beginsShift(index)
      guard isShift || isBinaryOperator(index) else { break }
      let text = source.text(index)
      let name = isShift ? text + text : text
      guard let precedence = Self.precedences[name], precedence >= least else { break }
      index += isShift ? 2 : 1
      let right = parseBinary(precedence + 1)
      left = expression(.binary(name, left, right), from: start)
    }
    return left
  }

  /// An operator with white space on both sides or on none. [Lexical structure, operators]
  private func isBinaryOperator(_ index: Int) -> Bool {
    guard index < end, source.tokens[index].kind == .symbol else { return false }
    let flags = source.tokens[index].flags
    return flags.contains(.followsSpace) == flags.contains(.precedesSpace)
  }

  /// `<<` or `>>`, which are two tokens.
  private func beginsShift(_ index: Int) -> Bool {
    guard index + 1 < end, source.isText(index, "<") || source.isText(index, ">"),
      source.text(index) == source.text(index + 1), !follows(index + 1)
    else { return false }
    return follows(index) == source.tokens[index + 1].flags.contains(.precedesSpace)
  }

  private mutating func parsePrefix() -> SwiftExpression {
    let start = index
    while has("try") || has("await") {
      index += 1
      if has("?") || has("!") { index += 1 }
    }
    if has("-") || has("!") || has("+") || has("~") || has("&") {
      guard nesting < Self.nestingLimit else { return skipped(from: start, "too deep a nesting") }
      nesting += 1
      defer { nesting -= 1 }
      let name = source.text(index)
      index += 1
      let operand = parsePrefix()
      return expression(.prefix(name, operand), from: start)
    }
    return parsePostfix()
  }

  // MARK: Members and calls

  private mutating func parsePostfix() -> SwiftExpression {
    let start = index
    let base = parsePrimary()
    return parsePostfix(of: base, from: start)
  }

  /// What follows a value: its members, and calls of them.
  private mutating func parsePostfix(
    of first: SwiftExpression, from start: Int
  ) -> SwiftExpression {
    var base = first
    while index < end {
      if beginsConditionalMembers() {
        guard let block = conditionalMembers() else { return skipped(from: start, "'#if'") }
        base = parse(block, of: base, from: start)
        continue
      }
      guard source.tokens[index].kind == .symbol else { break }
      if has(".") {
        guard let name = source.name(index + 1), index + 1 < end else {
          return skipped(from: start, "a member that has no name")
        }
        index += 2
        base = expression(.member(base, name), from: start)
      } else if has("("), !source.startsLine(index) {
        let arguments = parseArguments()
        base = expression(.call(base, arguments), from: start)
      } else if has("["), !follows(index) {
        let arguments = parseArguments()
        base = expression(.element(base, arguments), from: start)
      } else if has("{"), allowsTrailingClosures, !source.startsLine(index), takesClosure(base) {
        base = parseTrailingClosures(of: base, from: start)
      } else if has("?") || has("!"), !follows(index) {
        index += 1
      } else if has("<"), !follows(index), let next = skipGenericArguments() {
        index = next
      } else {
        break
      }
    }
    return base
  }

  /// How many tokens an `#if` among members may have.
  private static let blockLimit = 256

  /// Whether an `#if` is at ``index`` and members of the value before it are in it.
  private func beginsConditionalMembers() -> Bool {
    guard has("#if") else { return false }
    var position = index
    // Branches may be empty, and one `#if` may begin with another.
    while position < min(end, index + Self.blockLimit), source.tokens[position].kind == .directive,
      !source.isText(position, "#endif")
    {
      var parser = SwiftConditionParser(source: source, at: position, end: end)
      if source.isText(position, "#else") {
        position += 1
      } else {
        _ = parser.parse()
        position = parser.index
      }
    }
    return position < end && source.isText(position, ".") && source.startsLine(position)
  }

  /// The `#if` at ``index`` whose branches begin with a full stop.
  private func conditionalMembers() -> SwiftConditionalBlock? {
    let limit = min(end, index + Self.blockLimit)
    guard nesting < Self.nestingLimit,
      let block = SwiftConditionalBlock(source: source, at: index, end: limit),
      block.branches.allSatisfy({
        $0.tokens.isEmpty || source.isText($0.tokens.lowerBound, ".")
          || source.isText($0.tokens.lowerBound, "#if")
      })
    else { return nil }
    return block
  }

  private mutating func parse(
    _ block: SwiftConditionalBlock, of base: SwiftExpression, from start: Int
  ) -> SwiftExpression {
    nesting += 1
    defer { nesting -= 1 }
    let last = end
    var branches: [SwiftCompiledExpression] = []
    for branch in block.branches {
      (index, end) = (branch.tokens.lowerBound, branch.tokens.upperBound)
      var value = branch.tokens.isEmpty ? base : parsePostfix(of: base, from: start)
      if index < end { value = skipped(from: start, "more than members in '#if'") }
      branches.append(SwiftCompiledExpression(condition: branch.condition, value: value))
    }
    (index, end) = (block.next, last)
    branches.append(SwiftCompiledExpression(condition: .literal(true), value: base))
    return expression(.compiled(branches), from: start)
  }

  private func takesClosure(_ base: SwiftExpression) -> Bool {
    switch base.kind {
    case .name, .member, .call: break
    default: return false
    }
    // `var name = value { didSet … }`.
    let isObserver = source.isText(index + 1, "didSet") || source.isText(index + 1, "willSet")
    return !isObserver
  }

  private mutating func parseTrailingClosures(
    of base: SwiftExpression, from start: Int
  ) -> SwiftExpression {
    var callee = base
    var arguments: [SwiftArgument] = []
    if case .call(let inner, let given) = base.kind { (callee, arguments) = (inner, given) }
    var label: String?
    repeat {
      let closure = parseClosure()
      arguments.append(SwiftArgument(label: label, value: closure))
      label = nil
      if let name = source.name(index), source.isText(index + 1, ":"),
        source.isText(index + 2, "{"),
        index + 2 < end, !source.startsLine(index)
      {
        label = name
        index += 2
      }
    } while label != nil
    return expression(.call(callee, arguments), from: start)
  }

  /// The arguments in parentheses; `index` is at the opening one.
  mutating func parseArguments() -> [SwiftArgument] {
    let close = min(source.partner(index), end)
    var arguments: [SwiftArgument] = []
    arguments.reserveCapacity(elementCount(to: close))
    within(close) { parser in
      while parser.index < close {
        var label: String?
        if let name = parser.source.name(parser.index),
          parser.source.isText(parser.index + 1, ":")
        {
          label = name
          parser.index += 2
        }
        arguments.append(SwiftArgument(label: label, value: parser.parseElement()))
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
      if count == 0 || source.isText(position, ",") { count += 1 }
      position = source.after(position)
    }
    return count
  }

  /// Reads what stands between the bracket at `index` and the one that closes it.
  mutating func within(_ close: Int, _ body: (inout SwiftExpressionParser) -> Void) {
    let outer = (end, allowsTrailingClosures)
    (end, allowsTrailingClosures) = (close, true)
    index += 1
    body(&self)
    (end, allowsTrailingClosures) = outer
    index = min(close + 1, end)
  }

  /// One element of a list and the comma after it.
  mutating func parseElement() -> SwiftExpression {
    let start = index
    let value = parse()
    return finishElement(value, from: start)
  }

  /// Passes over what follows an element up to the comma, and over that.
  mutating func finishElement(_ value: SwiftExpression, from start: Int) -> SwiftExpression {
    var value = value
    if index < end, !has(",") {
      while index < end, !has(",") { index = min(source.after(index), end) }
      value = expression(.other("more than an expression"), from: start)
    }
    index = min(index + 1, end)
    return value
  }

  /// `<Type, Type>` after a name; nil if it is a comparison.
  private func skipGenericArguments() -> Int? {
    var depth = 0
    var position = index
    while position < min(end, index + 64) {
      if source.isText(position, "<") {
        depth += 1
      } else if source.isText(position, ">") {
        depth -= 1
        if depth == 0 { return position + 1 }
      } else {
        let isPart =
          source.tokens[position].kind == .identifier || source.isText(position, ",")
          || source.isText(position, ".") || source.isText(position, "?")
        guard isPart else { return nil }
      }
      position += 1
    }
    return nil
  }

  // MARK: Building

  func has(_ text: StaticString) -> Bool { index < end && source.isText(index, text) }

  /// Whether white space stands before a token.
  func follows(_ index: Int) -> Bool {
    index < end && source.tokens[index].flags.contains(.followsSpace)
  }

  func expression(_ kind: SwiftExpression.Kind, from start: Int) -> SwiftExpression {
    SwiftExpression(kind, range: source.range(from: start, to: index))
  }

  /// Passes over what is left of an expression that is not read: to the end of its line, or of the
  /// element that it is.
  mutating func skipped(from start: Int, _ what: String) -> SwiftExpression {
    repeat {
      guard index < end else { break }
      index = min(source.after(index), end)
    } while index < end && !source.startsLine(index) && !has(",") && !has(";") && !has("{")
    return expression(.other(what), from: start)
  }
}
