public import SourceText

/// A group that inherits the tokens of another. [DTCG Format 2025.10, extending groups]
public struct GroupExtension: Sendable {
  /// The full name of the group that inherits.
  public let group: String
  /// The full name of the group it inherits from.
  public let target: String
  /// The place of the extension.
  public let span: SourceSpan

  /// Describes an extension.
  public init(group: String, target: String, span: SourceSpan) {
    self.group = group
    self.target = target
    self.span = span
  }
}
