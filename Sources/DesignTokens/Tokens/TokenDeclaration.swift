import SourceText

/// One place that gives a token a value; a token may have several, in different layers.
public struct TokenDeclaration: Sendable {
  /// The token.
  public let token: TokenID
  /// The type that stands beside the value or comes from its groups; nil where the value is an alias
  /// whose target decides.
  public let type: TokenType?
  /// The value.
  public let value: TokenValue
  /// The tokens that the value names, and where; empty for literals.
  let references: [(reference: TokenReference, span: SourceSpan)]

  /// Describes a declaration.
  public init(token: TokenID, type: TokenType?, value: TokenValue) {
    self.token = token
    self.type = type
    self.value = value
    var references: [(TokenReference, SourceSpan)] = []
    value.forEachReference { references.append(($0, $1)) }
    self.references = references
  }
}
