/// The declaration of a custom property.
public struct CSSDeclaration: Sendable {
  /// The name with its two hyphens, its escapes undone.
  public let name: String
  /// The value, trimmed, without `!important`.
  public let value: CSSTokens
  /// Whether `!important` followed the value.
  public let isImportant: Bool
  /// Where the name stands.
  public let nameSpan: SourceSpan
}
