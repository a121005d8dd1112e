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

  /// `.theme-x .card`: the element by its own name, in that theme. It is one condition in all themes.
  func element(
    inThemeOf selector: CSSComplexSelector
  ) -> (name: String, conditions: [CSSCondition])? {
    guard let (outer, inner) = selector.outerAndInner, !outer.hasUniversal, !inner.hasUniversal,
      !inner.mayBeRoot, !namesRootItself(inner), let above = try? read(outer), !above.isEmpty,
      above.allSatisfy({
        !$0.themeSwitches.isEmpty && $0.themeSwitches.count == $0.settings.count
      }),
      let both = CSSCondition.product(above, questions.element(inner.tokens.line))
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
