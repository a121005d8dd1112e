import SourceText

/// Reads selectors of elements inside others.
extension CSSSelectorReader {
  /// `.dark .theme-x` and `.dark *`: the element of a theme inside of one with a scheme.
  func read(
    _ inner: CSSTokens, inside outer: CSSTokens, depth: Int
  ) throws(Unsupported) -> CSSSelector {
    guard let above = try scheme(of: outer, depth: depth) else { throw .insideAnother }
    if let only = inner.only, inner.text(at: only) == "*" {
      return CSSSelector(
        conditions: above.conditions.map { $0.and(.belowRoot) }, specificity: above.specificity)
    }
    var element: CSSSelector
    do throws(Unsupported) {
      guard !inner.hasUniversal else { throw .insideAnother }
      element = try read(inner, depth: depth + 1)
    } catch {
      throw .insideAnother
    }
    let isKnown = element.conditions.allSatisfy { condition in
      !condition.themeSwitches.isEmpty
        && condition.themeSwitches.count == condition.settings.count
    }
    guard isKnown || namesBase(inner), !namesRootItself(inner),
      let both = CSSCondition.product(above.conditions, element.conditions)
    else { throw .insideAnother }
    element.conditions = both.map { $0.and(.belowRoot) }
    element.specificity = element.specificity + above.specificity
    return element
  }

  /// A selector that says nothing but which scheme the page chooses; nil for another.
  private func scheme(of tokens: CSSTokens, depth: Int) throws(Unsupported) -> CSSSelector? {
    guard !tokens.hasUniversal else { return nil }
    let selector = try read(tokens, depth: depth + 1)
    return selector.conditions.allSatisfy(\.isOfSchemeOnly) && !selector.conditions.isEmpty
      ? selector : nil
  }

  /// The schemes of `.dark .card`, whatever the element inside is; nil if it names none.
  func schemes(above tokens: CSSTokens) -> [CSSCondition]? {
    let run = tokens.trimmed
    guard let space = run.firstIndex(from: run.range.lowerBound, where: { $0.kind == .space })
    else { return nil }
    return (try? scheme(of: run[run.range.lowerBound..<space], depth: 0))?.conditions
  }

  /// `.theme-x .card`: the element by its own name, in that theme. It is one condition in all themes.
  func element(inThemeOf tokens: CSSTokens) -> (name: String, conditions: [CSSCondition])? {
    guard let (outer, inner) = tokens.trimmed.outerAndInner, !outer.hasUniversal,
      !inner.hasUniversal, !inner.mayBeRoot, !namesRootItself(inner),
      let above = try? read(outer), !above.conditions.isEmpty,
      above.conditions.allSatisfy({
        !$0.themeSwitches.isEmpty && $0.themeSwitches.count == $0.settings.count
      }),
      let both = CSSCondition.product(above.conditions, questions.element(inner.line))
    else { return nil }
    return (inner.line, both)
  }

  /// Whether a selector names the class that stands for the root.
  func namesBase(_ tokens: CSSTokens) -> Bool {
    guard let base = questions.baseClass else { return false }
    if tokens.hasClass(base) { return true }
    return tokens.contains("&") && CSSTokens(parentText).hasClass(base)
  }

  /// Whether a selector can mean no other element than the root.
  func namesOnlyRoot(_ tokens: CSSTokens) -> Bool {
    tokens.namesRoot(orParent: false)
      || tokens.contains("&")
        && CSSTokens(parentText).split(at: .comma).allSatisfy { $0.namesRoot(orParent: false) }
  }

  /// Whether a selector says that the element is the root.
  func namesRootItself(_ tokens: CSSTokens) -> Bool {
    tokens.namesRoot(orParent: false)
      || tokens.contains("&")
        && CSSTokens(parentText).split(at: .comma).contains { $0.namesRoot(orParent: false) }
  }
}

extension CSSSelectorReader.Unsupported {
  static var insideAnother: Self {
    Self(reason: "it names an element inside another")
  }
  static var rootInside: Self {
    Self(reason: "the root is inside of no other element", matchesNothing: true)
  }
}

extension CSSTokens {
  /// The two parts of a selector with one descendant combinator; nil for another.
  var outerAndInner: (outer: CSSTokens, inner: CSSTokens)? {
    let places = parts
    var space: Int?
    for (index, next) in zip(places, places.dropFirst()) where self.index(after: index) != next {
      guard space == nil else { return nil }
      space = next
    }
    let isPlain = places.allSatisfy {
      self[$0].kind != .delimiter || ![">", "+", "~"].contains(text(at: $0))
    }
    guard let space, isPlain else { return nil }
    return (self[range.lowerBound..<space].trimmed, self[space..<range.upperBound].trimmed)
  }

  /// Whether `*` stands outside of groups.
  fileprivate var hasUniversal: Bool {
    parts.contains { self[$0].kind == .delimiter && text(at: $0) == "*" }
  }

  /// Whether a class stands in the run, in groups too.
  func hasClass(_ name: String) -> Bool {
    range.dropLast().contains { index in
      self[index].kind == .delimiter && text(at: index) == "."
        && self[index + 1].kind == .identifier && text(at: index + 1) == name
    }
  }
}
