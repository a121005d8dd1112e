/// When a condition of a style sheet is true and when it is false. If it is neither, it is unknown,
/// and then its contents do not apply, negated or not. [Media Queries 4, 3.1]
struct CSSTruth {
  /// True if any of these is.
  var yes: [CSSCondition]
  /// False if any of these is true.
  var no: [CSSCondition]

  static let always = CSSTruth(yes: [CSSCondition()], no: [])
  static let never = CSSTruth(yes: [], no: [CSSCondition()])
  static let unknown = CSSTruth(yes: [], no: [])

  init(yes: [CSSCondition], no: [CSSCondition]) {
    self.yes = yes
    self.no = no
  }

  /// True if a switch has some of its settings.
  init(_ name: CSSSwitch, _ contexts: CSSContexts) {
    yes = [CSSCondition(name, contexts)]
    no = [CSSCondition(name, contexts.complement)]
  }

  /// The opposite.
  var negated: CSSTruth { CSSTruth(yes: no, no: yes) }

  /// Both; nil if that makes too many combinations.
  func and(_ other: CSSTruth) -> CSSTruth? {
    // A union takes quadratic time.
    guard no.count + other.no.count <= CSSCondition.limit,
      let both = CSSCondition.product(yes, other.yes)
    else { return nil }
    return CSSTruth(yes: both, no: CSSCondition.adding(other.no, to: no))
  }

  /// Either; nil if that makes too many combinations.
  func or(_ other: CSSTruth) -> CSSTruth? { negated.and(other.negated)?.negated }
}
