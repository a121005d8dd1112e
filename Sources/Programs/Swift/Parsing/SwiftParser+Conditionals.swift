/// Conditional compilation.
extension SwiftParser {
  // MARK: Looking ahead

  /// Whether a token is `#if` or another word that belongs to it.
  func beginsDirective(_ distance: Int = 0) -> Bool {
    at("#if", distance) || at("#elseif", distance) || at("#else", distance)
      || at("#endif", distance)
  }

  /// The token after `#endif`, if the branches of an `#if` hold nothing but attributes.
  func afterConditionalAttributes(_ first: Int) -> Int? {
    var (position, nesting, hasAttribute) = (first, 0, false)
    // Nobody writes more attributes than that, and no line is read often.
    while position < min(end, first + 500) {
      let distance = position - index
      if beginsDirective(distance) {
        if at("#if", distance) { nesting += 1 }
        if at("#endif", distance) { nesting -= 1 }
        position += 1
        guard nesting > 0 else { return hasAttribute ? position : nil }
        if !at("#else", distance), !at("#endif", distance) {
          while position < end, !startsLine(position - index) { position += 1 }
        }
      } else if at("@", distance) {
        hasAttribute = true
        position = index + afterAttribute(distance)
      } else {
        return nil
      }
    }
    return nil
  }

  /// The token that ends a branch: the next `#elseif`, `#else` or `#endif` that belongs to it; nil if
  /// none does. Found for all branches at once, so that nesting costs no time.
  private mutating func nextBranch(after first: Int) -> Int? {
    if let branches { return branches[first] }
    var found: [Int: Int] = [:]
    var open: [Int] = []
    let outer = end
    end = tokens.count
    for position in 0..<tokens.count where tokens[position].kind == .directive {
      let distance = position - index
      guard beginsDirective(distance) else { continue }
      if !at("#if", distance) {
        guard let last = open.popLast() else { continue }
        found[last] = position
      }
      if !at("#endif", distance) { open.append(position) }
    }
    end = outer
    branches = found
    return found[first]
  }

  /// Whether what `#if` keeps begins with a case of a switch.
  var conditionalHasCases: Bool {
    var distance = 0
    while at("#if", distance) {
      distance += 1
      while index + distance < end, !startsLine(distance) { distance += 1 }
    }
    return beginsCase(distance)
  }

  /// Reads `#if` to `#endif`.
  mutating func parseConditionalCompilation(hasCases: Bool = false, isPostfix: Bool = false) {
    let (mark, begin) = (tree.mark, start)
    while at("#if") || at("#elseif") || at("#else") {
      let (branchMark, branchBegin) = (tree.mark, start)
      let next = nextBranch(after: index) ?? end
      let isElse = at("#else")
      index += 1
      if !isElse {
        let outer = (allowsClosures, end)
        (allowsClosures, end) = (false, endOfLine)
        parseExpression(role: .condition)
        (allowsClosures, end) = outer
      }
      let outer = end
      end = min(max(next, index), end)
      if hasCases {
        parseCases()
      } else if isPostfix {
        parsePostfixBranch()
      } else {
        parseStatements()
      }
      if !isAtEnd {
        index = end
        addUnparsed()
      }
      end = outer
      add(.conditionalBranch, from: branchMark, at: branchBegin, role: .item)
    }
    if !take("#endif") { addUnparsed() }
    add(.conditionalCompilation, from: mark, at: begin)
  }

  /// The token before which the condition of a branch ends: with its line, but for an operator.
  private var endOfLine: Int {
    var position = index + 1
    while position < end {
      if tokens[position].flags.contains(.startsLine), !at("||", position - index),
        !at("&&", position - index),
        !at("||", position - index - 1), !at("&&", position - index - 1)
      {
        return position
      }
      position += 1
    }
    return end
  }
}
