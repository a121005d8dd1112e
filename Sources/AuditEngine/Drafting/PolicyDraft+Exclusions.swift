import DesignTokens

extension PolicyDraft.Contexts.Term {
  /// The contexts of an axis in which none of the pairings is judged; nil if there is none.
  init?(unjudged axis: Axis, in pairings: [PolicyDraft.Pairing]) {
    var judged: Set<String> = []
    for pairing in pairings {
      guard let contexts = pairing.contexts else { return nil }
      for terms in contexts.alternatives {
        guard let term = terms.first(where: { $0.axis == axis.name }) else { return nil }
        judged.formUnion(term.names)
      }
    }
    let names = axis.contexts.filter { !judged.contains($0) }
    guard !judged.isEmpty, !names.isEmpty else { return nil }
    self.init(axis: axis.name, names: names)
  }
}

extension PolicyDraft {
  /// The foregrounds that their names exempt from contrast, with the usage of each.
  package var exempt: [(name: String, usage: Usage)] {
    components.filter { $0.usage.exemption != nil }.flatMap { pairing in
      pairing.foregrounds.map { ($0, pairing.usage) }
    }
  }
}
