package import SourceText

/// A text or icon in the code of the app whose color, or what lies behind it, is not known.
package struct UnresolvedUse: Sendable {
  /// What it is called in every run: `ProfileView.body: theme.muted`, by its type, its symbol and the
  /// expression. A line moves with each edit above it.
  package let name: String
  /// Why it is not judged.
  package let reason: String
  /// Where it stands today.
  package let span: SourceSpan

  /// Describes it.
  package init(_ name: String, because reason: String, at span: SourceSpan) {
    self.name = name
    self.reason = reason
    self.span = span
  }
}
