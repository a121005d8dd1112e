/// What stands after a value: members, calls, subscripts.
extension KotlinParser {
  mutating func parsePostfix() {
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

  private mutating func parseSuffix(from mark: Int, at begin: Int) -> Bool {
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
    guard !endsLine else { return false }
    if at("::") {
      index += 1
      if isWord() { leaf(.name, role: .name) } else { addUnparsed() }
      add(.keyPath, from: mark, at: begin, detail: 1)
      return true
    }
    if at("!!") {
      index += 1
      tree.setRole(.base)
      add(.forceUnwrap, from: mark, at: begin)
      return true
    }
    if at("++") || at("--") {
      let symbol = at("++") ? SyntaxOperator.add : .subtract
      index += 1
      addStep(symbol, from: mark, at: begin)
      return true
    }
    if at("(") {
      let label = text(-1)
      tree.setRole(.base)
      parseArguments()
      if beginsLambda { parseTrailingLambda(label) }
      add(.call, from: mark, at: begin)
      return true
    }
    if at("[") {
      tree.setRole(.base)
      parseArguments()
      add(.subscriptCall, from: mark, at: begin)
      return true
    }
    if beginsLambda, !isLiteral {
      let label = text(-1)
      tree.setRole(.base)
      parseTrailingLambda(label)
      add(.call, from: mark, at: begin)
      return true
    }
    return at("<") && !followsSpace() && parseSpecialization()
  }

  /// Whether braces follow, with a label or without one, that are an argument.
  private var beginsLambda: Bool {
    guard allowsLambdas, !endsLine else { return false }
    return at("{") || isWord() && at("@", 1) && at("{", 2) && !followsSpace(1)
  }

  /// Whether the last node is a literal, which no lambda can follow.
  private var isLiteral: Bool {
    switch tree.last?.kind {
    case .number, .string, .boolean, .nothing, .ifStatement, .switchStatement, .doStatement: true
    default: false
    }
  }

  /// Reads `(…)` or `[…]` as arguments.
  mutating func parseArguments() {
    deeper { parser in
      parser.inBrackets { parser in
        while !parser.isAtEnd {
          let first = parser.index
          parser.parseArgument()
          if !parser.take(",") || parser.index == first { break }
        }
      }
    }
  }

  private mutating func parseArgument() {
    let (mark, begin) = (tree.mark, start)
    while at("@") { skipAnnotation() }
    if isWord(), at("=", 1) {
      leaf(.name, role: .label)
      index += 1
    }
    if at("*") {
      // The elements of a list as arguments.
      index += 1
      addUnparsed()
    }
    parseExpression(role: .value)
    add(.argument, from: mark, at: begin, role: .argument)
  }

  private mutating func parseTrailingLambda(_ callee: String) {
    let (mark, begin) = (tree.mark, start)
    var label = callee
    if isWord() {
      label = text()
      index += 2
    }
    parseLambda(named: label, role: .value)
    add(.argument, from: mark, at: begin, detail: 1, role: .argument)
  }

  /// Moves over `<A, B>` after a name, if what follows shows that it is no comparison.
  private mutating func parseSpecialization() -> Bool {
    guard tree.last?.kind == .name || tree.last?.kind == .member, retries > 0 else { return false }
    let (first, nodes, found) = (index, tree.mark, problems.count)
    let isClosed = parseGenericArguments()
    retries -= index - first
    let hasUnknown = tree.nodes[nodes...].contains { $0.kind == .unparsed }
    tree.remove(from: nodes)
    problems.removeSubrange(found...)
    if isClosed, !hasUnknown, at("(") || at("{") || at(".") || at("?.") || at("::") { return true }
    index = first
    return false
  }
}
