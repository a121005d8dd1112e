public import SourceText

/// One place that gives a token a value; a token may have several, in different layers.
public struct TokenDeclaration: Sendable {
  /// The token.
  public let token: TokenID
  /// The type that stands beside the value or comes from its groups; nil where the value is an alias
  /// whose target decides.
  public let type: TokenType?
  /// Whether a type must be found for it: its value is no alias, and its format has types.
  public let needsType: Bool
  /// The value.
  public let value: TokenValue
  /// What stands beside it.
  public let notes: TokenNotes
  /// The tokens that the value names, and where; empty for literals.
  public let references: [(reference: TokenReference, span: SourceSpan)]

  /// Describes a declaration.
  public init(
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

  /// The same with each variable replaced by what it comes to, and the type of that.
  func choosing(
    isSet: (TokenReference) -> Bool, reason: (TokenReference, SourceSpan) -> String
  ) -> TokenDeclaration {
    let value = value.choosing(isSet: isSet, reason: reason)
    return TokenDeclaration(
      token: token, type: type ?? value.impliedType, value: value, notes: notes,
      needsType: needsType)
  }

  /// The same with a type.
  func withType(_ type: TokenType) -> TokenDeclaration {
    TokenDeclaration(token: token, type: type, value: value, notes: notes, needsType: needsType)
  }
}
