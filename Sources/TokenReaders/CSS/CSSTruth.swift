/// When a condition of a style sheet holds and when it does not. Where neither is so nobody knows, and
/// then what stands under it does not apply, negated or not. [Media Queries 4, 3.1]
struct CSSTruth {
  /// It holds where any of these does.
  var yes: [CSSCondition]
  /// It does not hold where any of these does.
  var no: [CSSCondition]

  static let always = CSSTruth(yes: [CSSCondition()], no: [])
  static let never = CSSTruth(yes: [], no: [CSSCondition()])
  static let unknown = CSSTruth(yes: [], no: [])

  init(yes: [CSSCondition], no: [CSSCondition]) {
    self.yes = yes
    self.no = no
  }

  /// Where a switch has some of its settings.
  init(_ name: CSSSwitch, _ contexts: CSSContexts) {
    yes = [CSSCondition(name, contexts)]
    no = [CSSCondition(name, contexts.complement)]
  }

  /// The opposite.
  var negated: CSSTruth { CSSTruth(yes: no, no: yes) }

  /// Both; nil where that makes too many combinations.
  func and(_ other: CSSTruth) -> CSSTruth? {
    guard let both = CSSCondition.product(yes, other.yes) else { return nil }
    return CSSTruth(yes: both, no: CSSCondition.union(no, other.no))
  }

  /// Either; nil where that makes too many combinations.
  func or(_ other: CSSTruth) -> CSSTruth? { negated.and(other.negated)?.negated }
}
