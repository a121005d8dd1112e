/// The declaration of a property.
public struct CSSDeclaration: Sendable {
  /// The name with its escapes decoded; in lower case, unless it is a custom property's.
  public let name: String
  /// The value, trimmed, without `!important`.
  public let value: CSSTokens
  /// Whether `!important` followed the value.
  public let isImportant: Bool
  /// The place of the name.
  public let nameSpan: SourceSpan

  /// The same for another property.
  public func renamed(_ name: String) -> CSSDeclaration {
    CSSDeclaration(name: name, value: value, isImportant: isImportant, nameSpan: nameSpan)
  }
}
