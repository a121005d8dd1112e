import SourceText
import StyleSheets

/// Reads selectors of elements inside others.
extension CSSSelectorReader {
  /// `.dark .theme-x` and `.dark *`: the element of a theme inside of one with a scheme.
  func read(
    _ inner: CSSComplexSelector, inside outer: CSSComplexSelector
  ) throws(Unsupported) -> [CSSCondition] {
    guard let above = try scheme(of: outer) else { throw .insideAnother }
    if inner.isPlainUniversal { return above.map { $0.and(.belowRoot) } }
    var element: [CSSCondition]
    do throws(Unsupported) {
      guard !inner.hasUniversal else { throw .insideAnother }
      element = try read(inner, isInner: true)
    } catch {
      throw .insideAnother
    }
    let isKnown = element.allSatisfy { condition in
      !condition.themeSwitches.isEmpty
        && condition.themeSwitches.count == condition.settings.count
    }
    guard isKnown || namesBase(inner), !namesRootItself(inner),
      let both = CSSCondition.product(above, element)
    else { throw .insideAnother }
    let around = Set(above.flatMap(\.choosers))
    guard element.allSatisfy({ around.isDisjoint(with: $0.choosers) }) else {
      throw .onElementAndAround
    }
    return both.map { $0.and(.belowRoot) }
  }

  /// The conditions of a selector that says nothing but which scheme the page chooses; nil for another.
  private func scheme(of selector: CSSComplexSelector) throws(Unsupported) -> [CSSCondition]? {
    guard !selector.hasUniversal else { return nil }
    let conditions = try read(selector, isInner: true)
    return conditions.allSatisfy(\.isOfSchemeOnly) && !conditions.isEmpty ? conditions : nil
  }

  /// The schemes of `.dark .card`, whatever the element inside is; nil if it names none.
  func schemes(above selector: CSSComplexSelector) -> [CSSCondition]? {
    guard selector.compounds.count > 1, " >".contains(selector.compounds[1].combinator) else {
      return nil
    }
    return try? scheme(of: selector[0..<1])
  }

  /// `.dark .card`, `.theme-x .card`, and `.card` in a rule of these: the element by its own name, in that
  /// scheme or theme. It is one condition in all of them.
  ///
  /// - Parameter rule: when the rule around matches.
  func elementByOwnName(
    _ selector: CSSComplexSelector, in rule: [CSSCondition]
  ) -> (name: String, conditions: [CSSCondition])? {
    let outer: [CSSCondition]?
    let inner: CSSComplexSelector
    if parent != nil, !selector.namesParent {
      guard selector.leading == nil else { return nil }
      (outer, inner) = (rule, selector)
    } else if let (around, element) = selector.outerAndInner, !around.hasUniversal {
      (outer, inner) = (try? read(around), element)
    } else {
      return nil
    }
    guard let outer, !outer.isEmpty, outer.allSatisfy(\.isOfChoices), !inner.namesParent,
      !inner.hasUniversal, !inner.mayBeRoot, !inner.namesBody, !namesRootItself(inner),
      !namesBase(inner),
      let both = CSSCondition.product(outer, questions.element(inner.tokens.line))
    else { return nil }
    return (inner.tokens.line, both)
  }

  /// Whether a selector names the class or id that stands for the root.
  func namesBase(_ selector: CSSComplexSelector) -> Bool {
    guard let base = questions.base else { return false }
    return selector.names(base)
      || selector.namesParent && parent?.names(base) == true
  }

  /// Whether a selector can mean no other element than the root.
  func namesOnlyRoot(_ selector: CSSComplexSelector) -> Bool {
    selector.namesRoot(orParent: false)
      || selector.namesParent && parent?.isOnlyRoot == true
  }

  /// Whether a selector says that the element is the root.
  func namesRootItself(_ selector: CSSComplexSelector) -> Bool {
    selector.namesRoot(orParent: false) || selector.namesParent && parent?.mayBeRoot == true
  }
}
