import StyleSheets

/// A selector as its elements, the states that they must be in, and its weight.
struct CSSUseSelector {
  var subject = CSSSubject()
  /// The states of each compound.
  var states: [[UsageState.Condition]] = []
  /// Conditions around all of them, such as a scheme.
  var surroundings: [UsageState.Condition] = []
  /// How specific it is at most, a greater one winning. [Selectors 4, 17]
  var specificity = CSSSpecificity()

  static let compoundLimit = 32

  /// The same within another: what nesting and `&` mean.
  func nested(in outer: CSSUseSelector, combinator: Character) -> CSSUseSelector {
    var whole = outer
    var inner = subject.compounds
    if !inner.isEmpty { inner[0].combinator = combinator }
    whole.subject.compounds += inner
    whole.states += states
    whole.surroundings += surroundings
    return whole
  }

  /// The same with another compound's demands added to its last one: `&.active`.
  func joined(_ other: CSSUseSelector) -> CSSUseSelector {
    var whole = self
    whole.surroundings += other.surroundings
    guard let first = other.subject.compounds.first, let last = subject.compounds.indices.last
    else { return whole }
    whole.subject.compounds[last].demands =
      Array(Set(whole.subject.compounds[last].demands + first.demands)).sorted()
    whole.states[last] += other.states.first ?? []
    whole.subject.compounds += other.subject.compounds.dropFirst()
    whole.states += other.states.dropFirst()
    return whole
  }
}
