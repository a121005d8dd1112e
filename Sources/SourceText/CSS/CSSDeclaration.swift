/// The declaration of a property.
public struct CSSDeclaration: Sendable {
  /// The name, its escapes undone; in lower case, unless it is a custom property's.
  public let name: String
  /// The value, trimmed, without `!important`.
  public let value: CSSTokens
  /// Whether `!important` followed the value.
  public let isImportant: Bool
  /// Where the name stands.
  public let nameSpan: SourceSpan

  /// The same for another property.
  public func renamed(_ name: String) -> CSSDeclaration {
    CSSDeclaration(name: name, value: value, isImportant: isImportant, nameSpan: nameSpan)
  }
}
