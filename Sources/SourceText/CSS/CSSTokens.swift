/// A run of tokens of a style sheet: a prelude, a value, an argument.
package struct CSSTokens: Sendable {
  let document: CSSDocument
  private let lower: UInt32
  private let upper: UInt32

  init(document: CSSDocument, range: Range<Int>) {
    self.document = document
    (lower, upper) = (UInt32(range.lowerBound), UInt32(range.upperBound))
  }

  /// Indices into the document's tokens; groups that begin in the run end in it or at its end.
  package var range: Range<Int> { Int(lower)..<Int(upper) }

  /// Cuts a text into tokens, and reports no error.
  package init(_ text: some StringProtocol) {
    let document = CSSDocument(SourceFile(path: "", bytes: Array(text.utf8)))
    self.init(document: document, range: document.tokens.indices)
  }

  /// The token at an index.
  package subscript(index: Int) -> CSSToken { document.tokens[index] }

  /// A part of the run.
  package subscript(part: Range<Int>) -> CSSTokens {
    CSSTokens(document: document, range: part.clamped(to: range))
  }

  /// Whether there are no tokens.
  package var isEmpty: Bool { range.isEmpty }

  /// The index after a token and, where it opens a group, after what closes it.
  package func index(after index: Int) -> Int {
    let token = self[index]
    return min(token.opensGroup ? Int(token.next) + 1 : index + 1, range.upperBound)
  }

  /// The contents of the group that a token opens.
  package func group(at index: Int) -> CSSTokens {
    let end = min(Int(self[index].next), range.upperBound)
    return CSSTokens(document: document, range: min(index + 1, end)..<end)
  }

  /// The run without white space at its ends.
  package var trimmed: CSSTokens {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start].kind == .space { start += 1 }
    while end > start, self[end - 1].kind == .space { end -= 1 }
    return self[start..<end]
  }

  /// The index of the only token, or of the one that opens the only group; nil if there are more.
  package var only: Int? {
    guard !isEmpty, index(after: range.lowerBound) == range.upperBound else { return nil }
    return range.lowerBound
  }

  /// The first index from one on that a test holds for, groups skipped whole.
  package func firstIndex(from start: Int, where test: (CSSToken) -> Bool) -> Int? {
    var index = start
    while index < range.upperBound {
      if test(self[index]) { return index }
      index = self.index(after: index)
    }
    return nil
  }

  /// The parts between tokens of a kind that stand outside groups, trimmed.
  package func split(at separator: CSSToken.Kind) -> [CSSTokens] {
    var parts: [CSSTokens] = []
    var start = range.lowerBound
    while let index = firstIndex(from: start, where: { $0.kind == separator }) {
      parts.append(self[start..<index].trimmed)
      start = index + 1
    }
    return parts + [self[start..<range.upperBound].trimmed]
  }

  /// The place of the run in the file.
  package var span: SourceSpan {
    let start = range.lowerBound < document.tokens.count ? Int(self[range.lowerBound].start) : nil
    let end = isEmpty ? start : Int(self[range.upperBound - 1].end)
    let last = document.file.bytes.count
    return SourceSpan(file: document.file, range: (start ?? last)..<(end ?? last))
  }

  /// The place of a token in the file.
  package func span(at index: Int) -> SourceSpan {
    SourceSpan(file: document.file, range: self[index].range)
  }
}
