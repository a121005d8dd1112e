import Programs

/// A part of a root's value: the field of an instance, an element of a list.
struct SwiftPart {
  /// The declaration of the part, whose documentation is its.
  let member: Member
  /// The names from the root to it.
  var labels: [String] = []
  let holding: SwiftHolding
  /// Whether code computes it, so that it is asked for anew.
  var isComputed = false

  init(member: Member, holding: SwiftHolding) { (self.member, self.holding) = (member, holding) }

  /// A part of it.
  func inner(_ label: String, _ member: Member, _ holding: SwiftHolding) -> SwiftPart {
    var inner = SwiftPart(member: member, holding: holding)
    inner.labels = labels + [label]
    inner.isComputed = isComputed
    return inner
  }
}

extension SwiftHolding {
  /// What an element of a list of this kind is.
  var element: SwiftHolding { self == .group ? .color : .unknown }
}
