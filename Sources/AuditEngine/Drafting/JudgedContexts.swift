extension PolicyDraft {
  /// The contexts in which a pairing is judged: those of any of its alternatives.
  package struct Contexts: Sendable, Hashable {
    /// Some contexts of an axis.
    package struct Term: Sendable, Hashable {
      /// The axis.
      package let axis: String
      /// The contexts: one of them is chosen.
      package let names: [String]
    }

    /// Each a list of terms that hold together, one an axis; no two of them hold at once.
    package let alternatives: [[Term]]

    init(_ alternatives: [[Term]]) { self.alternatives = alternatives }

    /// Some contexts of one axis, whatever the others are.
    init(axis: String, names: [String]) { self.init([[Term(axis: axis, names: names)]]) }

    /// The contexts that are in both; nil if there is none.
    func intersection(_ other: Contexts) -> Contexts? {
      let both = alternatives.flatMap { own in
        other.alternatives.compactMap { Self.together(own, $0) }
      }
      return both.isEmpty ? nil : Contexts(both)
    }

    /// The terms of two alternatives; nil if they never hold together.
    private static func together(_ first: [Term], _ second: [Term]) -> [Term]? {
      var result = first
      for term in second {
        guard let index = result.firstIndex(where: { $0.axis == term.axis }) else {
          result.append(term)
          continue
        }
        let names = result[index].names.filter(term.names.contains)
        if names.isEmpty { return nil }
        result[index] = Term(axis: term.axis, names: names)
      }
      return result
    }
  }
}
