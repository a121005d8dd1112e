import SourceText

/// What is computed in a text, in languages that write `$name` and `${…}`.
extension TokenParser {
  /// Adds the name of `$name`, which stands at these offsets.
  mutating func addInterpolatedName(_ range: Range<Int>) {
    let mark = tree.mark
    tree.add(.name, from: mark, range, role: .value)
    tree.add(.argument, from: mark, range, role: .argument)
    tree.add(.interpolation, from: mark, range, role: .item)
  }

  /// Reads the braces of `${…}` with tokens of their own; returns the offset after.
  ///
  /// - Parameter body: Reads what is in the brackets that come next, as one value.
  mutating func parseInterpolation(
    at offset: Int, before upper: Int, as dialect: CodeDialect, _ body: (inout Self) -> Void
  ) -> Int {
    let mark = tree.mark
    guard depth < Self.depthLimit else {
      tree.add(.unparsed, from: mark, offset..<upper, role: .item)
      return upper
    }
    let outer = (tokens, index, end)
    tokens = CodeTokens(file, as: dialect, interpolatedAt: offset, before: upper).list
    (index, end) = (0, tokens.count)
    let last = tokens.count > 0 ? tokens[tokens.count - 1].range.upperBound : upper
    body(&self)
    (tokens, index, end) = outer
    tree.add(.interpolation, from: mark, offset..<last, role: .item)
    return max(last, offset + 1)
  }
}
