/// What an expression begins with.
extension CodeExpressionParser {
  mutating func parsePrimary() -> CodeExpression {
    let start = index
    guard index < end else { return expression(.other("nothing"), from: start) }
    switch document.tokens[index].kind {
    case .number:
      index += 1
      return expression(.number(document.text(start)), from: start)
    case .string:
      index += 1
      // Dart joins strings that stand side by side.
      if index < end, document.tokens[index].kind == .string, case .nothing = dialect.lineEnds {
        return skipped(from: start, "strings side by side")
      }
      return expression(.string(document.string(start)), from: start)
    case .identifier: return parseWord()
    case .symbol: return parseSymbol()
    case .directive, .other:
      let text = document.text(start).prefix(40)
      index += 1
      // A regular expression, or a quote without a partner.
      let isWhole = text.hasPrefix("/")
      return expression(isWhole ? .code("'\(text)'") : .other("'\(text)'"), from: start)
    }
  }

  private mutating func parseWord() -> CodeExpression {
    let start = index
    let text = document.text(index)
    if text == "true" || text == "false" {
      index += 1
      return expression(.boolean(text == "true"), from: start)
    }
    if dialect.unreadWords.contains(text) { return skipped(from: start, "'\(text)'") }
    if dialect.codeWords.contains(text) {
      let range = skipped(from: start, "").range
      return CodeExpression(.code("'\(text)'"), range: range)
    }
    if document.isText(index + 1, "=>"), index + 1 < end {
      index += 1
      return parseFunction(from: start)
    }
    index += 1
    return expression(.name(document.name(start) ?? text), from: start)
  }

  private mutating func parseSymbol() -> CodeExpression {
    let start = index
    if has("."), let name = document.name(index + 1), index + 1 < end {
      index += 2
      return expression(.member(nil, name), from: start)
    }
    if has("(") {
      if beginsFunction { return parseFunction(from: start) }
      let arguments = parseArguments()
      if arguments.count == 1, arguments[0].label == nil { return arguments[0].value }
      return expression(.other("a tuple"), from: start)
    }
    if has("[") {
      let elements = parseArguments().map(\.value)
      return expression(.list(elements), from: start)
    }
    if has("{") { return parseBraces() }
    if has("<"), let next = genericArguments(at: index, limit: 64) {
      // `<Color>[…]`, `<String, Color>{…}`.
      if document.isText(next, "[") || document.isText(next, "{"), case .map = dialect.braces {
        index = next
        return parsePrimary()
      }
      // `<A>(b: A) => …`.
      if document.isText(next, "("), dialect.hasTypeOperators {
        index = next
        if beginsFunction { return parseFunction(from: start) }
        index = start
      }
      return skipped(from: start, "'<'")
    }
    if has("::") { return skipped(from: start, "a reference to a function") }
    // What closes or separates belongs to whoever opened.
    if has(",") || document.closes(index) || has(";") || has(":") {
      return CodeExpression(.other("nothing"), range: document.range(from: start, to: start))
    }
    return skipped(from: start, "'\(document.text(start))'")
  }

  // MARK: Functions

  /// Whether the parameters of a function stand at ``index``.
  private var beginsFunction: Bool {
    guard !dialect.hasInfixNames else { return false }
    let next = min(document.partner(index) + 1, end)
    guard next < end else { return false }
    if document.isText(next, "=>") { return true }
    if document.isText(next, "{") { return dialect.hasPlainFunctions }
    // `(a): Type => …`; in a ternary `(a) : b`.
    guard document.isText(next, ":"), dialect.hasTypeOperators else { return false }
    let arrow = typeEnd(from: next + 1, takesArrows: false)
    return arrow < end && document.isText(arrow, "=>")
  }

  /// Passes over a function; `index` is at its parameters or after them.
  private mutating func parseFunction(from start: Int) -> CodeExpression {
    if has("(") { index = min(document.after(index), end) }
    if has(":") { index = typeEnd(from: index + 1, takesArrows: false) }
    while index < end, !has("=>"), !has("{") { index = min(document.after(index), end) }
    if has("=>") { index += 1 }
    if has("{") {
      index = min(document.after(index), end)
    } else {
      _ = parse()
    }
    return expression(.code("a function"), from: start)
  }

  // MARK: Braces

  private mutating func parseBraces() -> CodeExpression {
    let start = index
    if case .lambda = dialect.braces {
      index = min(document.after(index), end)
      return expression(.other("a lambda"), from: start)
    }
    let close = min(document.partner(index), end)
    var entries: [CodeEntry] = []
    within(close) { parser in
      while parser.index < close { entries.append(parser.parseEntry()) }
    }
    return expression(.object(entries), from: start)
  }

  private mutating func parseEntry() -> CodeEntry {
    let start = index
    if has("...") || has("...?") {
      let value = parseElement()
      return CodeEntry(key: .none, keyRange: value.range, value: value)
    }
    if case .map = dialect.braces { return parseMapEntry(from: start) }
    // `"name": value`, `name: value`, `1: value`, and what stands for itself.
    let isKey = document.tokens[index].kind == .identifier || document.tokens[index].kind == .number
    let word = isKey ? document.name(index) ?? document.text(index) : nil
    let name = document.string(index) ?? word
    let keyRange = document.range(from: start, to: start + 1)
    if let name, document.isText(index + 1, ":"), index + 1 < end {
      index += 2
      return CodeEntry(key: .name(name), keyRange: keyRange, value: parseElement())
    }
    if let name, isKey, index + 1 >= end || document.isText(index + 1, ",") {
      index += 1
      let value = finishElement(expression(.name(name), from: start), from: start)
      return CodeEntry(key: .name(name), keyRange: keyRange, value: value)
    }
    if has("["), document.isText(document.partner(index) + 1, ":") {
      let key = parseArguments().first?.value ?? expression(.other("nothing"), from: start)
      let range = document.range(from: start, to: index)
      index += 1
      return CodeEntry(key: .computed(key), keyRange: range, value: parseElement())
    }
    return parseMethod(from: start)
  }

  /// `name() { … }`, `get name() { … }`, `async *name() { … }`.
  private mutating func parseMethod(from start: Int) -> CodeEntry {
    while index < end, !has(","), !has("("), !has("<"), !has("[") { index += 1 }
    let last = max(index - 1, start)
    let name = has("[") ? nil : document.string(last) ?? document.name(last)
    var kind = CodeExpression.Kind.other("more than an expression")
    if has("(") || has("<") || has("[") {
      let isGetter = last > start && document.isText(start, "get")
      kind = isGetter ? .other("a value that is computed") : .code("a method")
    }
    while index < end, !has(",") { index = min(document.after(index), end) }
    let value = expression(kind, from: start)
    index = min(index + 1, end)
    return CodeEntry(
      key: name.map { .name($0) } ?? .none, keyRange: document.range(from: last, to: last + 1),
      value: value)
  }

  private mutating func parseMapEntry(from start: Int) -> CodeEntry {
    let key = parse()
    guard has(":") else {
      let value = finishElement(key, from: start)
      return CodeEntry(key: .none, keyRange: value.range, value: value)
    }
    index += 1
    let value = parseElement()
    switch key.kind {
    case .string(let text?): return CodeEntry(key: .name(text), keyRange: key.range, value: value)
    case .number(let text): return CodeEntry(key: .name(text), keyRange: key.range, value: value)
    default: return CodeEntry(key: .computed(key), keyRange: key.range, value: value)
    }
  }
}
