package import SourceText

/// A color that a source has and that could not be read.
package struct UnreadColor: Sendable {
  /// The name.
  package let name: String
  /// Why it could not be read, in a sentence that follows its name.
  package let reason: String
  /// The group in which there may be others, with a full stop at its end; nil if it is one color.
  package let openGroup: String?
  /// Where it stands.
  package let span: SourceSpan

  /// Whether it may be no color at all: only a pattern that its name matches needs to know.
  package let isPossible: Bool

  /// A color without a value.
  package init(
    name: String, reason: String, openGroup: String? = nil, isPossible: Bool = false,
    span: SourceSpan
  ) {
    (self.name, self.reason, self.openGroup, self.span) = (name, reason, openGroup, span)
    self.isPossible = isPossible
  }
}
