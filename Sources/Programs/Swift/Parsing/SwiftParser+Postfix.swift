/// What stands after a value: members, calls, subscripts.
extension SwiftParser {
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

  /// Reads what a branch of `#if` does to the value before it, which another `#if` may begin.
  mutating func parsePostfixBranch() {
    guard !isAtEnd else { return }
    guard at("#if") else { return parseExpression(role: .item) }
    let (mark, begin) = (tree.mark, start)
    deeper { $0.parseConditionalCompilation(isPostfix: true) }
    add(.postfix, from: mark, at: begin, detail: SyntaxOperator.allCases.count)
    while !isAtEnd {
      let left = height
      guard parseSuffix(from: mark, at: begin), grow(max(left, height) + 1) else { break }
    }
    tree.setRole(.item)
  }

  private mutating func parseSuffix(from mark: Int, at begin: Int) -> Bool {
    switch tokens[index].kind {
    case .symbol, .directive: break
    case .identifier where file.bytes[start] >= 0x80: break
    default: return false
    }
    if at(".") { return parseMember(from: mark, at: begin) }
    if at("?"), !followsSpace() {
      index += 1
      tree.setRole(.base)
      add(.optionalChain, from: mark, at: begin)
      return true
    }
    if at("??"), !followsSpace(), endsOperand(index + 1) {
      index += 1
      for length in [1, 0] {
        tree.setRole(.base)
        tree.add(.optionalChain, from: mark, begin..<stop - length)
      }
      return true
    }
    if at("!"), !followsSpace() {
      index += 1
      tree.setRole(.base)
      add(.forceUnwrap, from: mark, at: begin)
      return true
    }
    if at("("), !startsLine() {
      tree.setRole(.base)
      parseArguments()
      if beginsTrailingClosure { parseTrailingClosures() }
      add(.call, from: mark, at: begin)
      return true
    }
    if at("["), !startsLine() {
      tree.setRole(.base)
      parseArguments()
      add(.subscriptCall, from: mark, at: begin)
      return true
    }
    if beginsTrailingClosure, !isLiteral, !at("}", -1) || !hasTrailingClosure {
      tree.setRole(.base)
      parseTrailingClosures()
      add(.call, from: mark, at: begin)
      return true
    }
    if at("<"), parseSpecialization(from: mark, at: begin) { return true }
    if at("#if"), startsLine(), conditionalIsPostfix {
      tree.setRole(.base)
      parseConditionalCompilation(isPostfix: true)
      add(.postfix, from: mark, at: begin, detail: SyntaxOperator.allCases.count)
      return true
    }
    return parsePostfixOperator(from: mark, at: begin)
  }

  /// Whether an operator before a token belongs to the value before it.
  private func endsOperand(_ position: Int) -> Bool {
    isClosing(position) || tokens[position].flags.contains(.followsSpace)
      || at(".", position - index) || at("?", position - index) || at("!", position - index)
      || at("??", position - index)
  }

  /// Whether the last node is a call that ends in a closure: a second one is a statement by itself.
  private var hasTrailingClosure: Bool { tree.last?.kind == .call }

  /// Whether `{` begins a closure for the value before it.
  ///
  /// Where a condition ends in a block it does so only if what follows the closure goes on with the
  /// condition.
  var beginsTrailingClosure: Bool {
    guard at("{"), !at("case", 1), !beginsObservers else { return false }
    if allowsClosures { return true }
    let close = closing(index)
    guard !startsLine(1), close < end else { return false }
    let distance = close + 1 - index
    if at("{", distance) || at("where", distance) || at(",", distance) { return true }
    guard close + 1 < end, !startsLine(distance) else { return false }
    return at("[", distance) || at("(", distance) || at(".", distance) || at("is", distance)
      || at("as", distance) || at(":", distance) || endOfOperator(close + 1) != nil
  }

  /// Whether the braces that come next hold `didSet` or its like.
  private var beginsObservers: Bool {
    if at("didSet", 1) || at("willSet", 1) || at("init", 1) { return true }
    return at("@", 1) && beginsAccessors
  }

  /// Whether the last node is a literal, which no closure can follow.
  private var isLiteral: Bool {
    switch tree.last?.kind {
    case .number, .string, .boolean, .nothing: true
    default: false
    }
  }

  private mutating func parseMember(from mark: Int, at begin: Int) -> Bool {
    guard isWord(1) || index + 1 < end && tokens[index + 1].kind == .number else { return false }
    tree.setRole(.base)
    index += 1
    if isWord() {
      parseMemberName()
      add(.member, from: mark, at: begin)
      return true
    }
    // `a.0.1` has a number with a point.
    let token = tokens[index]
    var offset = Int(token.start)
    let parts = text().split(separator: ".")
    index += 1
    for (number, part) in parts.enumerated() {
      if number > 0 { tree.setRole(.base) }
      tree.add(.name, from: tree.mark, offset..<offset + part.utf8.count, role: .name)
      offset += part.utf8.count
      tree.add(.member, from: mark, begin..<offset)
      offset += 1
    }
    return true
  }

  /// A name, with the labels of its parameters where they are written: `make(a:b:)`.
  mutating func parseMemberName() {
    leaf(.name, role: .name)
    guard at("("), !followsSpace(), isWord(1), at(":", 2) else { return }
    let close = closing(index)
    var position = index + 1
    while position < close {
      guard tokens[position].kind == .identifier, position + 1 < close,
        at(":", position + 1 - index)
      else { return }
      position += 2
    }
    let (mark, begin) = (tree.mark, start)
    index = min(close + 1, end)
    add(.operatorName, from: mark, at: begin, role: .label)
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

  mutating func parseArgument() {
    let (mark, begin) = (tree.mark, start)
    if isWord() || at("_"), at(":", 1) {
      leaf(.name, role: .label)
      index += 1
    }
    if let last = endOfOperator(index), isClosing(last) {
      // An operator as a function.
      let (nameMark, nameBegin) = (tree.mark, start)
      index = last
      add(.operatorName, from: nameMark, at: nameBegin, role: .value)
    } else {
      parseExpression(role: .value)
    }
    add(.argument, from: mark, at: begin, role: .argument)
  }

  mutating func parseTrailingClosures() {
    var (mark, begin) = (tree.mark, start)
    parseClosure(role: .value)
    add(.argument, from: mark, at: begin, detail: 1, role: .argument)
    while isWord(), at(":", 1), at("{", 2), !at("default"), !isPattern {
      (mark, begin) = (tree.mark, start)
      leaf(.name, role: .label)
      index += 1
      parseClosure(role: .value)
      add(.argument, from: mark, at: begin, detail: 1, role: .argument)
    }
  }

  /// Reads `<A, B>` after a name, if what follows shows that it is no comparison.
  private mutating func parseSpecialization(from mark: Int, at begin: Int) -> Bool {
    switch tree.last?.kind {
    case .name, .member, .implicitMember, .macro: break
    default: return false
    }
    guard retries > 0 else { return false }
    let (first, nodes, found) = (index, tree.mark, problems.count)
    tree.setRole(.base)
    let isClosed = parseGenericArguments() && followsSpecialization
    retries -= index - first
    let hasUnknown = tree.nodes[nodes...].contains { $0.kind == .unparsed }
    guard isClosed, !hasUnknown else {
      tree.remove(from: nodes)
      problems.removeSubrange(found...)
      index = first
      return false
    }
    add(.typeName, from: mark, at: begin, detail: 1)
    return true
  }

  private var followsSpecialization: Bool {
    if isAtEnd || isClosing(index) { return true }
    if at("(") || at("[") { return !startsLine() }
    if at("?") || at("!") { return !followsSpace() }
    return at(".") || at("{") || at("&")
  }

  private mutating func parsePostfixOperator(from mark: Int, at begin: Int) -> Bool {
    guard !followsSpace(), let last = endOfOperator(index) else { return false }
    guard last >= end || tokens[last].flags.contains(.followsSpace) || isClosing(last) else {
      return false
    }
    let range = Int(tokens[index].start)..<tokens[last - 1].range.upperBound
    tree.setRole(.value)
    index = last
    let isRange = String(decoding: file.bytes[range], as: UTF8.self) == "..."
    if !isRange { tree.add(.operatorName, from: tree.mark, range, role: .operator) }
    add(
      .postfix, from: mark, at: begin,
      detail: (isRange ? SyntaxOperator.closedRange : SyntaxOperator.custom).rawValue)
    return true
  }

  /// Whether what `#if` keeps goes on with the value before it.
  private var conditionalIsPostfix: Bool {
    var position = index + 1
    while position < end {
      if tokens[position].flags.contains(.startsLine) {
        let distance = position - index
        if at(".", distance) { return isWord(distance + 1) }
        guard at("#if", distance) else { return false }
      }
      position += 1
    }
    return false
  }
}
