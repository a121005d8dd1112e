package import SourceText

/// One value of a token; a token may have several, in different layers.
package struct TokenDeclaration: Sendable {
  /// The token.
  package let token: TokenID
  /// The type beside the value or of its groups; nil if the target of an alias decides.
  package let type: TokenType?
  /// Whether it needs a type: its value is not an alias, and its format has types.
  package let needsType: Bool
  /// The value.
  package let value: TokenValue
  /// The notes beside it.
  package let notes: TokenNotes
  /// The tokens that the value names, and their places; empty for literals.
  package let references: [(reference: TokenReference, span: SourceSpan)]

  /// Describes a declaration.
  package init(
    token: TokenID, type: TokenType?, value: TokenValue, notes: TokenNotes = TokenNotes(),
    needsType: Bool = false
  ) {
    self.token = token
    self.type = type
    self.value = value
    self.notes = notes
    self.needsType = needsType
    var references: [(TokenReference, SourceSpan)] = []
    value.forEachReference { references.append(($0, $1)) }
    self.references = references
  }

  /// A copy with the values of its variables, and the resulting type.
  func choosing(
    isSet: (TokenReference) -> Bool, reason: (TokenReference, SourceSpan) -> String
  ) -> TokenDeclaration {
    let value = value.choosing(isSet: isSet, reason: reason)
    return TokenDeclaration(
      token: token, type: type ?? value.impliedType, value: value, notes: notes,
      needsType: needsType)
  }

  /// The value with its aliases replaced and its derivations computed.
  func resolved(
    _ target: (TokenID) throws(ResolutionError) -> TokenValue
  ) throws(ResolutionError) -> TokenValue {
    let isFinished = references.isEmpty && !value.isComputed
    let result = isFinished ? value : try value.substituting(target)
    return type == .color ? result.readingColorText : result
  }

  /// A copy with a type.
  func withType(_ type: TokenType) -> TokenDeclaration {
    TokenDeclaration(token: token, type: type, value: value, notes: notes, needsType: needsType)
  }
}
