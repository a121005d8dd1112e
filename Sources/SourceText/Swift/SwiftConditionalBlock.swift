/// An `#if` with its branches, up to its `#endif`.
struct SwiftConditionalBlock {
  /// The branches in order; the first whose condition holds is compiled, and `#else` always holds.
  private(set) var branches: [(condition: SwiftCompilationCondition, tokens: Range<Int>)] = []
  /// The index after `#endif`.
  private(set) var next: Int

  /// Reads the block whose `#if` is at an index; nil if it has no end.
  init?(source: SwiftTokenSource, at start: Int, end: Int) {
    var parser = SwiftConditionParser(source: source, at: start, end: end)
    var condition = parser.parse()
    var first = parser.index
    var index = first
    var depth = 0
    while index < end {
      if source.isText(index, "#if") {
        depth += 1
      } else if source.isText(index, "#endif") {
        if depth == 0 {
          branches.append((condition, first..<max(first, index)))
          next = index + 1
          return
        }
        depth -= 1
      } else if depth == 0, source.isText(index, "#elseif") || source.isText(index, "#else") {
        branches.append((condition, first..<max(first, index)))
        if source.isText(index, "#else") {
          condition = .literal(true)
          first = index + 1
        } else {
          parser = SwiftConditionParser(source: source, at: index, end: end)
          condition = parser.parse()
          first = parser.index
        }
        index = max(first, index + 1)
        continue
      }
      index = min(source.after(index), end)
    }
    return nil
  }
}
