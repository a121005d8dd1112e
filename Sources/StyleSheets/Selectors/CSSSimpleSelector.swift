package import SourceText

/// A part of a compound selector: `a`, `.b`, `:not(.c)`. [Selectors 4, section 3.1]
package struct CSSSimpleSelector: Sendable {
  /// What a part says of an element.
  package enum Kind: Sendable {
    /// `*`.
    case universal
    /// The name of an element, in lower case.
    case type(String)
    /// The name after `#`.
    case id(String)
    /// The name after `.`.
    case className(String)
    /// An attribute, perhaps with its value.
    case attribute(CSSAttributeSelector)
    /// The name after `:`, in lower case.
    case pseudoClass(String)
    /// A function of selectors by its name, in lower case: `is`, `where`, `not`, `has`, `host`,
    /// `host-context`.
    case list(String, [CSSComplexSelector])
    /// Another function by its name, in lower case: `lang`, `nth-child`.
    case function(String)
    /// The name after `::`, in lower case, or after `:` for those of CSS 2.
    case pseudoElement(String)
    /// `&`: what the rule around matches.
    case nesting
    /// What is no part of a selector, or not known to be one.
    case unknown
  }

  /// What it says.
  package let kind: Kind
  /// The namespace before the name of an element: empty for none, `*` for any; nil where it is not said.
  package let namespace: String?
  /// The tokens.
  package let tokens: CSSTokens

  init(_ kind: Kind, namespace: String? = nil, _ tokens: CSSTokens) {
    (self.kind, self.namespace, self.tokens) = (kind, namespace, tokens)
  }

  /// Whether it matches the elements of HTML, whatever namespace is the usual one. What a prefix stands for
  /// is not looked up, and without a declaration no browser takes it.
  package var isOfHTML: Bool { namespace == nil || namespace == "*" }

  /// Whether it is `*`, in any namespace or not.
  package var isUniversal: Bool { if case .universal = kind { true } else { false } }

  /// Whether it is a pseudo-element.
  package var isPseudoElement: Bool { if case .pseudoElement = kind { true } else { false } }
}
