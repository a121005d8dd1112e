package import SourceText

/// One value of a token; a token may have several, in different layers.
///
/// 40 bytes, the larger parts first so that none are lost between them: a catalog of megabytes has
/// hundreds of thousands.
package struct TokenDeclaration: Sendable {
  /// The tokens that a value names, and their places.
  package typealias References = [(reference: TokenReference, span: SourceSpan)]

  /// The value.
  package let value: TokenValue
  /// The type beside the value or of its groups; nil if the target of an alias decides.
  package let type: TokenType?
  /// Whether it needs a type: its value is not an alias, and its format has types.
  package let needsType: Bool
  /// The token.
  package let token: TokenID
  private let additions: Additions

  /// What most literals do not have.
  private enum Additions {
    case none
    case references(References)
    case noted(Noted)
  }

  private final class Noted: Sendable {
    let notes: TokenNotes
    let references: References

    init(_ notes: TokenNotes, _ references: References) {
      self.notes = notes
      self.references = references
    }
  }

  /// The notes beside it.
  package var notes: TokenNotes {
    if case .noted(let noted) = additions { noted.notes } else { TokenNotes() }
  }

  /// The tokens that the value names, and their places; empty for literals.
  package var references: References {
    switch additions {
    case .none: []
    case .references(let references): references
    case .noted(let noted): noted.references
    }
  }

  /// Describes a declaration.
  package init(
    token: TokenID, type: TokenType?, value: TokenValue, notes: TokenNotes = TokenNotes(),
    needsType: Bool = false
  ) {
    self.token = token
    self.type = type
    self.value = value
    self.needsType = needsType
    var references: References = []
    value.forEachReference { references.append(($0, $1)) }
    additions =
      if !notes.isEmpty {
        .noted(Noted(notes, references))
      } else if !references.isEmpty {
        .references(references)
      } else {
        .none
      }
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
