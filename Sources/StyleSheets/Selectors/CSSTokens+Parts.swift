package import SourceText

extension CSSTokens {
  /// The indices of the tokens outside of groups that are no white space.
  package var parts: [Int] {
    var parts: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if self[index].kind != .space { parts.append(index) }
      index = self.index(after: index)
    }
    return parts
  }

  /// Whether a token is a name, in any case of letters.
  package func isWord(_ index: Int, _ word: String) -> Bool {
    self[index].kind == .identifier && text(at: index).lowercased() == word
  }

  /// The run on one line, each run of white space and comments a single space.
  package var line: String { trimmed.plain }
}
