package import SourceText

/// What an evaluator came across while it ran, over all its answers.
package struct Findings {
  /// The functions that were called.
  package internal(set) var called: Set<Member> = []
  /// The code that made a color.
  package internal(set) var made: Set<SyntaxNode> = []
  /// The first color whose digits are read as is usual, because nobody says what they mean.
  package internal(set) var assumption: SourceSpan?
  /// Whether a color of the system was drawn, whose value under increased contrast is not known.
  package internal(set) var metSystemColor = false
}
