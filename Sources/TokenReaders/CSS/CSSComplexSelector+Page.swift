import SourceText
import StyleSheets

/// What selectors say of the root and the body.
extension CSSComplexSelector {
  /// The two parts of a selector with one descendant combinator; nil for another.
  var outerAndInner: (outer: CSSComplexSelector, inner: CSSComplexSelector)? {
    guard compounds.count == 2, compounds[1].combinator == " " else { return nil }
    return (self[0..<1], self[1..<2])
  }

  /// Whether `*` stands outside of functions.
  var hasUniversal: Bool { compounds.contains(where: \.isUniversal) }

  /// Whether it is `*` and nothing else.
  var isPlainUniversal: Bool {
    compounds.count == 1 && compounds[0].parts.count == 1 && compounds[0].isUniversal
      && compounds[0].parts[0].namespace == nil
  }

  /// Whether a selector has nothing but pseudo-classes.
  var mayBeRoot: Bool {
    for part in compounds.first?.parts ?? [] {
      switch part.kind {
      case .universal where part.isOfHTML: return true
      case .pseudoClass, .list, .function: continue
      default: return false
      }
    }
    return compounds.count == 1
  }

  /// Whether its element is the body.
  var namesBody: Bool {
    guard let last = compounds.last, !last.isPseudoElement else { return false }
    return last.parts.contains {
      if case .type("body") = $0.kind { $0.isOfHTML } else { false }
    }
  }

  /// Whether it is of `::backdrop`, what lies between an element and the page.
  var namesBackdrop: Bool {
    if case .pseudoElement("backdrop")? = compounds.last?.parts.last?.kind { true } else { false }
  }

  /// Whether a selector without combinators says that the element is the root.
  ///
  /// - Parameter isInAll: whether all parts of `:is()` have to say so, not only one.
  func namesRoot(orParent hasParent: Bool, always isInAll: Bool = false) -> Bool {
    guard compounds.count == 1, !compounds[0].isPseudoElement else { return false }
    return compounds[0].parts.contains { part in
      switch part.kind {
      case .type("html"): return part.isOfHTML
      case .pseudoClass("root"): return true
      case .nesting: return hasParent
      case .list("is", let selectors), .list("where", let selectors):
        let ofRoot = selectors.map { $0.namesRoot(orParent: hasParent, always: isInAll) }
        return isInAll ? !ofRoot.contains(false) : ofRoot.contains(true)
      default: return false
      }
    }
  }

  /// Whether the root may be what it matches: the root is inside of nothing, and has one name.
  func mayMatchRoot(orParent hasParent: Bool) -> Bool {
    guard compounds.count == 1, !compounds[0].isPseudoElement else { return false }
    return compounds[0].parts.allSatisfy { part in
      switch part.kind {
      case .type(let name): name == "html"
      case .nesting: hasParent
      case .list("is", let selectors), .list("where", let selectors):
        selectors.contains { $0.mayMatchRoot(orParent: hasParent) }
      default: true
      }
    }
  }

  /// The simple selectors of a selector without combinators, sorted, without those that only name the
  /// root; nil for one with combinators.
  var simpleSelectors: [String]? {
    guard compounds.count == 1 else { return nil }
    var result: Set<String> = []
    for part in compounds[0].parts {
      switch part.kind {
      case .type("html"), .pseudoClass("root"), .nesting: continue
      case .type, .universal, .pseudoElement, .unknown: return nil
      default: result.insert(part.tokens.source)
      }
    }
    return result.sorted()
  }
}

extension CSSCompoundSelector {
  /// Whether it says that the element is the root or the body.
  var isOfPage: Bool {
    parts.contains {
      switch $0.kind {
      case .type("html"), .type("body"): $0.isOfHTML
      case .pseudoClass("root"): true
      default: false
      }
    }
  }
}
