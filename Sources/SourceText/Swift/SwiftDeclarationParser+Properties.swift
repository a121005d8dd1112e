/// Constants, variables and computed properties.
extension SwiftDeclarationParser {
  /// One `let` or `var` with all that it declares.
  mutating func parseProperties(
    _ introduction: Introduction, end: Int, into declarations: inout [SwiftDeclaration]
  ) {
    let documentation = documentation(before: introduction.first)
    repeat {
      index += 1
      if index < end, source.isText(index, "(") {
        parsePattern(introduction, documentation, end: end, into: &declarations)
        continue
      }
      guard index < end, let name = source.name(index) else { return skipStatement(end: end) }
      let nameRange = source.tokens[index].range
      index += 1
      var type: SwiftTypeName?
      if index < end, source.isText(index, ":") {
        index += 1
        type = parseTypeName(end: end)
      }
      let value = parseSource(end: end)
      declarations.append(
        .property(
          SwiftPropertyDeclaration(
            name: name, nameRange: nameRange, isStatic: introduction.isStatic,
            isConstant: introduction.isConstant, isOverride: introduction.isOverride,
            attributes: introduction.attributes, type: type, source: value, branches: branches,
            documentation: documentation, deprecation: introduction.deprecation)))
    } while index < end && source.isText(index, ",")
  }

  /// `(a, b) = (x, y)`: each name with its own part, or with nothing that is read.
  private mutating func parsePattern(
    _ introduction: Introduction, _ documentation: String?, end: Int,
    into declarations: inout [SwiftDeclaration]
  ) {
    let close = min(source.partner(index), end)
    var names: [(String, Range<Int>)] = []
    for position in index + 1..<max(index + 1, close) {
      guard let name = source.name(position), name != "_" else { continue }
      names.append((name, source.tokens[position].range))
    }
    let isPlain = close - index == 2 * names.count
    index = min(close + 1, end)
    if index < end, source.isText(index, ":") {
      index += 1
      _ = parseTypeName(end: end)
    }
    guard case .initial(let value) = parseSource(end: end) else { return }
    var values = names.map { _ in SwiftExpression(.other("a part of a tuple"), range: value.range) }
    if case .tuple(let elements) = value.kind, isPlain, elements.count == names.count {
      values = elements
    }
    for ((name, range), value) in zip(names, values) {
      declarations.append(
        .property(
          SwiftPropertyDeclaration(
            name: name, nameRange: range, isStatic: introduction.isStatic,
            isConstant: introduction.isConstant, isOverride: introduction.isOverride,
            attributes: introduction.attributes, type: nil, source: .initial(value),
            branches: branches, documentation: documentation,
            deprecation: introduction.deprecation)))
    }
  }

  private mutating func parseSource(end: Int) -> SwiftPropertyDeclaration.Source {
    if index < end, source.isText(index, "=") {
      var parser = SwiftExpressionParser(source: source, at: index + 1, end: end)
      var value = parser.parse()
      let first = index + 1
      index = max(parser.index, index + 1)
      // The observers of a stored property.
      if source.beginsObservers(index), index < end { index = min(source.after(index), end) }
      if source.goesOn(index, end: end) {
        skipStatement(end: end)
        value = SwiftExpression(
          .other("more than an expression"), range: source.range(from: first, to: index))
      }
      return .initial(value)
    }
    guard index < end, source.isText(index, "{") else { return .elsewhere }
    let body = (index + 1)..<max(index + 1, min(source.partner(index), end))
    index = min(source.after(index), end)
    return accessors(in: body)
  }

  private func accessors(in body: Range<Int>) -> SwiftPropertyDeclaration.Source {
    var position = body.lowerBound
    var hasGetter = false
    while position < body.upperBound {
      let word = source.name(position) ?? ""
      switch word {
      case "get", "_read":
        hasGetter = true
        position += 1
        while position < body.upperBound,
          source.isText(position, "async") || source.isText(position, "throws")
        {
          position += 1
        }
        if position < body.upperBound, source.isText(position, "{") {
          let close = min(source.partner(position), body.upperBound)
          return .computed(SwiftCode(tokens: (position + 1)..<max(position + 1, close)))
        }
      case "set", "_modify", "willSet", "didSet":
        let isObserver = word == "willSet" || word == "didSet"
        if isObserver, !hasGetter { return .elsewhere }
        position += 1
        while position < body.upperBound, source.opens(position) {
          position = source.after(position)
        }
      case "mutating", "nonmutating": position += 1
      default: return hasGetter ? .requirement : .computed(SwiftCode(tokens: body))
      }
    }
    return hasGetter ? .requirement : .computed(SwiftCode(tokens: body))
  }

  // MARK: Type names

  /// The type at `index`, which is after it then.
  mutating func parseTypeName(end: Int) -> SwiftTypeName {
    let start = index
    var depth = 0
    while index < end {
      if source.isText(index, "<") { depth += 1 }
      if source.isText(index, ">") { depth -= 1 }
      let isEnd =
        source.isText(index, "=") || source.isText(index, "{") || source.isText(index, ";")
        || source.isText(index, ")") || source.isText(index, "where")
        || (depth <= 0 && source.isText(index, ","))
      if isEnd { break }
      let goesOn =
        index == start || source.isText(index, ".") || source.isText(index, "->")
        || source.isText(index - 1, "->") || source.isText(index - 1, ".")
        || source.isText(index, "&") || source.isText(index - 1, "&") || depth > 0
      if source.startsLine(index), !goesOn { break }
      index = min(source.after(index), end)
    }
    let text = String(
      decoding: source.file.bytes[source.range(from: start, to: index)], as: UTF8.self)
    let (path, isArray) = simpleName(start..<index)
    return SwiftTypeName(path: path, isArray: isArray, text: index > start ? text : "")
  }

  /// `Name`, `Module.Name`, `any Name`, each optional or in brackets; an empty path for anything else.
  private func simpleName(_ tokens: Range<Int>) -> (path: [String], isArray: Bool) {
    var tokens = tokens
    while let last = tokens.last, source.isText(last, "?") || source.isText(last, "!") {
      tokens = tokens.dropLast()
    }
    var isArray = false
    if let first = tokens.first, source.isText(first, "["), source.partner(first) == tokens.last {
      isArray = true
      tokens = tokens.dropFirst().dropLast()
    }
    if let first = tokens.first, source.isText(first, "any") || source.isText(first, "some") {
      tokens = tokens.dropFirst()
    }
    var path: [String] = []
    var expectsName = true
    for index in tokens {
      if expectsName {
        guard let name = source.name(index) else { return ([], isArray) }
        path.append(name)
      } else if !source.isText(index, ".") {
        return ([], isArray)
      }
      expectsName.toggle()
    }
    return expectsName ? ([], isArray) : (path, isArray)
  }

  // MARK: Documentation

  /// The documentation comments that stand directly before a token.
  private func documentation(before token: Int) -> String? {
    var low = 0
    var high = source.comments.count
    while low < high {
      let middle = (low + high) / 2
      if source.comments[middle].nextToken <= token { low = middle + 1 } else { high = middle }
    }
    var lines: [String] = []
    var position = low - 1
    while position >= 0, source.comments[position].nextToken == token,
      source.comments[position].isDocumentation
    {
      let text = String(decoding: source.file.bytes[source.comments[position].range], as: UTF8.self)
      guard text.hasPrefix("///") else { break }
      lines.append(String(text.dropFirst(3).drop { $0 == " " }))
      position -= 1
    }
    let text = lines.reversed().joined(separator: " ")
    return text.isEmpty ? nil : text
  }
}
