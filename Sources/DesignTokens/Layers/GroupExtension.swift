package import SourceText

/// A group that inherits the tokens of another. [DTCG Format 2025.10, extending groups]
package struct GroupExtension: Sendable {
  /// The full name of the group that inherits.
  package let group: String
  /// The full name of the group it inherits from.
  package let target: String
  /// The place of the extension.
  package let span: SourceSpan

  /// Describes an extension.
  package init(group: String, target: String, span: SourceSpan) {
    self.group = group
    self.target = target
    self.span = span
  }
}
