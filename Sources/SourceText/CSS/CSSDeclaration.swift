/// The declaration of a property.
package struct CSSDeclaration: Sendable {
  /// The name with its escapes decoded; in lower case, unless it is a custom property's.
  package let name: String
  /// The value, trimmed, without `!important`.
  package let value: CSSTokens
  /// Whether `!important` followed the value.
  package let isImportant: Bool
  /// The place of the name.
  package let nameSpan: SourceSpan

  /// The same for another property.
  package func renamed(_ name: String) -> CSSDeclaration {
    CSSDeclaration(name: name, value: value, isImportant: isImportant, nameSpan: nameSpan)
  }
}
