import DesignTokens

extension PolicyDraft.Contexts {
  /// The contexts of an axis in which none of the pairings is judged; nil if there is none.
  init?(unjudged axis: Axis, in pairings: [PolicyDraft.Pairing]) {
    var judged: Set<String> = []
    for pairing in pairings {
      guard let contexts = pairing.contexts, contexts.axis == axis.name else { return nil }
      judged.formUnion(contexts.names)
    }
    let names = axis.contexts.filter { !judged.contains($0) }
    guard !judged.isEmpty, !names.isEmpty else { return nil }
    self.init(axis: axis.name, names: names)
  }
}

extension PolicyDraft {
  /// The axes whose contexts are left out where they change nothing: others are themes, and each is
  /// judged by its name.
  private static let settings: Set<String> = ["scheme", "api"]

  /// The contexts in which all pairings have the colors of another context: they would be judged twice.
  static func repeated(
    in catalog: TokenCatalog, _ traits: ColorTraits, _ placed: Set<String>, _ pairings: [Pairing]
  ) -> [(contexts: Contexts, original: String)] {
    catalog.axes.compactMap { axis in
      guard settings.contains(axis.name), !pairings.isEmpty,
        !pairings.contains(where: { $0.contexts?.axis == axis.name })
      else { return nil }
      let repeated = traits.repeatedContexts(of: axis, for: placed)
      guard let original = repeated.first?.original else { return nil }
      let names = repeated.filter { $0.original == original }.map(\.context)
      return (Contexts(axis: axis.name, names: names), original)
    }
  }

  /// The foregrounds that their names exempt from contrast, with the usage of each.
  package var exempt: [(name: String, usage: Usage)] {
    components.filter { $0.usage.exemption != nil }.flatMap { pairing in
      pairing.foregrounds.map { ($0, pairing.usage) }
    }
  }
}
