package import SourceText

/// What an evaluator came across while it ran, over all its answers.
package struct Findings {
  /// The functions that were called.
  package internal(set) var called: Set<Member> = []
  /// The calls that were evaluated, and the literals that are long enough for a color.
  package internal(set) var evaluated: Set<SyntaxNode> = []
  /// The first color whose digits are read as is usual, because nobody says what they mean.
  package internal(set) var assumption: SourceSpan?
  /// Whether a color of the system was drawn, whose value under increased contrast is not known.
  package internal(set) var metSystemColor = false

  /// Notes code that is evaluated, if it may be a color.
  mutating func note(_ node: SyntaxNode) {
    switch node.kind {
    case .call, .macro: evaluated.insert(node)
    case .number, .string:
      // As long as `0xRRGGBB`.
      if node.range.count >= 8, node.range.count <= 12 { evaluated.insert(node) }
    default: break
    }
  }
}
