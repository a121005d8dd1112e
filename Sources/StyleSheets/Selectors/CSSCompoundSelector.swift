package import SourceText

/// What a selector says of one element. [Selectors 4, section 3.1]
package struct CSSCompoundSelector: Sendable {
  /// What stands before it: a space, `>`, `+` or `~`; a space for the first one.
  package let combinator: Character
  /// What it says, in order; never empty.
  package let parts: [CSSSimpleSelector]
  /// The tokens.
  package let tokens: CSSTokens

  init(_ combinator: Character, _ parts: [CSSSimpleSelector], _ tokens: CSSTokens) {
    (self.combinator, self.parts, self.tokens) = (combinator, parts, tokens)
  }

  /// Whether it matches nothing but pseudo-elements.
  package var isPseudoElement: Bool { parts.contains(where: \.isPseudoElement) }

  /// Whether it says `*`.
  package var isUniversal: Bool { parts.contains(where: \.isUniversal) }
}
