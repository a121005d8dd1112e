package import SourceText

/// A selector without a comma outside of brackets: `.a > .b:not(.c)`. [Selectors 4, section 3.1]
package struct CSSComplexSelector: Sendable {
  /// Why browsers may not take a text as a selector.
  package struct Problem: Sendable {
    /// What is wrong with it.
    package enum Kind: Sendable {
      /// No browser takes it.
      case invalid
      /// Some browser may take it.
      case unknown
      /// It nests deeper than is read.
      case limit
    }

    /// What is wrong.
    package let kind: Kind
    /// The reason, without a full stop.
    package let reason: String
  }

  /// The tokens.
  package let tokens: CSSTokens
  /// The elements, the subject last; empty only with a problem.
  package let compounds: [CSSCompoundSelector]
  /// What stands before the first one in a list of relative selectors: `> .a`; nil for nothing.
  package let leading: Character?
  /// Why it may be none; nil for a selector that every browser takes.
  package let problem: Problem?
  /// How specific it is at least and at most: less than at most where a browser may drop a part of
  /// `:is()`, or where a part is not known.
  package let specificity: ClosedRange<CSSSpecificity>

  init(
    _ tokens: CSSTokens, _ compounds: [CSSCompoundSelector], leading: Character? = nil,
    problem: Problem? = nil, specificity: ClosedRange<CSSSpecificity>
  ) {
    (self.tokens, self.compounds, self.leading) = (tokens, compounds, leading)
    (self.problem, self.specificity) = (problem, specificity)
  }

  /// Some of the compounds, the last one their subject. Their specificity is not worked out.
  package subscript(part: Range<Int>) -> CSSComplexSelector {
    let some = Array(compounds[part])
    guard let first = some.first, let last = some.last else { return self }
    return CSSComplexSelector(
      tokens.run(from: first.tokens, to: last.tokens), some, problem: problem,
      specificity: specificity)
  }

  /// Whether `&` stands in it, in functions too.
  package var namesParent: Bool {
    compounds.contains { compound in
      compound.parts.contains { part in
        switch part.kind {
        case .nesting: true
        case .list(_, let selectors): selectors.contains(where: \.namesParent)
        default: false
        }
      }
    }
  }

  /// Whether it matches only within what the rule around matches: `:is(&, .x)` may be anything else.
  package var needsParent: Bool {
    !namesParent
      || compounds.contains { compound in
        compound.parts.contains { part in
          switch part.kind {
          case .nesting: true
          case .list("is", let selectors), .list("where", let selectors):
            selectors.allSatisfy { $0.namesParent && $0.needsParent }
          default: false
          }
        }
      }
  }

  /// Whether a class or an id stands in it, in functions too.
  package func names(_ mark: PageMark) -> Bool {
    compounds.contains { compound in
      compound.parts.contains { part in
        switch part.kind {
        case .className(let name): mark == .className(name)
        case .id(let name): mark == .id(name)
        case .list(_, let selectors): selectors.contains { $0.names(mark) }
        default: false
        }
      }
    }
  }

  /// The limit that the selector reaches, in functions too; nil for none.
  package var reachedLimit: Problem? {
    if let problem, problem.kind == .limit { return problem }
    // Loops, since `lazy` would ask each selector twice, and those in it twice as often again.
    for part in compounds.flatMap(\.parts) {
      guard case .list(_, let selectors) = part.kind else { continue }
      for selector in selectors {
        if let found = selector.reachedLimit { return found }
      }
    }
    return nil
  }
}

extension CSSTokens {
  /// The run from the beginning of one part to the end of another one.
  fileprivate func run(from first: CSSTokens, to last: CSSTokens) -> CSSTokens {
    self[first.range.lowerBound..<last.range.upperBound]
  }
}
