import StyleSheets

/// The rule around others: what `&` means in them.
struct CSSParentRule {
  /// The elements.
  let selectors: [CSSSelector]
  /// The text of its selectors, as they would stand outside of other rules.
  let text: String
  /// Whether each of its selectors names the root, in some part of `:is()` at least.
  var isOnlyRoot = false
  /// Whether each of its selectors means the root and nothing else.
  var isCertainlyRoot = false
  /// Whether any of its selectors names the root.
  var mayBeRoot = false
  /// Whether any of its selectors may match the root, whatever it names: `.x`.
  var mayMatchRoot = false
  /// The selectors as they are written, within the rule around.
  private var written: [CSSComplexSelector] = []
  private var outer: [CSSComplexSelector] = []

  /// The root element, for rules that are written in its place by a tool.
  init(_ selectors: [CSSSelector], text: String) {
    (self.selectors, self.text) = (selectors, text)
    isOnlyRoot = text == ":root"
    isCertainlyRoot = isOnlyRoot
    mayBeRoot = isOnlyRoot
    mayMatchRoot = isOnlyRoot
  }

  /// A rule of a style sheet.
  init(
    _ selectors: [CSSSelector], text: String, _ written: [CSSComplexSelector],
    in parent: CSSParentRule?
  ) {
    (self.selectors, self.text) = (selectors, text)
    self.written = written
    outer = (parent?.outer ?? []) + (parent?.written ?? [])
    // What does not name the rule around stands inside of its elements.
    let isOwn = { (selector: CSSComplexSelector) in parent == nil || selector.namesParent }
    isOnlyRoot = written.allSatisfy {
      isOwn($0) && $0.namesRoot(orParent: parent?.isOnlyRoot == true)
    }
    isCertainlyRoot = written.allSatisfy {
      isOwn($0) && $0.namesRoot(orParent: parent?.isCertainlyRoot == true, always: true)
    }
    mayBeRoot = written.contains {
      isOwn($0) && $0.namesRoot(orParent: parent?.mayBeRoot == true)
    }
    mayMatchRoot = written.contains {
      isOwn($0) && $0.mayMatchRoot(orParent: parent?.mayMatchRoot == true)
    }
  }

  /// The specificity of `&`: that of the most specific selector.
  var specificity: CSSSpecificity { selectors.map(\.specificity).max() ?? CSSSpecificity() }

  /// When any of its selectors matches. It is worked out once, and only for a rule with rules in it.
  var conditions: [CSSCondition] {
    if let known = matching.conditions { return known }
    let found = CSSCondition.union(selectors.flatMap(\.conditions), [])
    matching.conditions = found
    return found
  }

  /// What it takes to work them out, in comparisons of short names; 0 if it was done.
  var costOfConditions: Int {
    if matching.conditions != nil { return 0 }
    let count = selectors.reduce(0) { $0 + $1.conditions.count }
    return count * count * (1 + text.utf8.count / 512)
  }

  /// What copies of one rule share.
  private final class Matching {
    var conditions: [CSSCondition]?
  }
  private let matching = Matching()

  /// Whether a class or an id stands in its selectors, or in those around it.
  func names(_ mark: PageMark) -> Bool {
    (written + outer).contains { $0.names(mark) }
  }
}
