package import SourceText

/// Why a value isn't known, and where that begins.
package struct Unknown: Hashable {
  /// What is not understood, without a full stop.
  package let reason: String
  /// Where, if it has a place.
  package let span: SourceSpan?

  /// Makes a reason.
  package init(_ reason: String, at span: SourceSpan?) {
    self.reason = reason
    self.span = span
  }
}
