package import SourceText

/// A color that a source has and that could not be read.
package struct UnreadColor: Sendable {
  /// The name.
  package let name: String
  /// The group in which there may be others, with a full stop at its end; nil if it is one color.
  package let openGroup: String?
  /// Where it stands.
  package let span: SourceSpan
}
