import SourceText

/// Contexts that have the values of others.
extension TokenCatalogBuilder {
  /// Gives a context all values that another context of its axis has in any source; the current source
  /// adds layers for what differs.
  package mutating func derive(_ context: String, from base: String, of axis: String) {
    derivedContexts.append(
      DerivedContext(axis: axis, context: context, base: base, source: sources.indices.last))
  }

  /// Repeats the layers of a context for those that are derived from it, each after its original.
  ///
  /// A source that has layers for such a context knows it itself, and gets none.
  mutating func repeatDerivedLayers(_ diagnostics: inout DiagnosticList) {
    var bases: [[String]: String] = [:]
    for derived in derivedContexts {
      guard let axis = axes.firstIndex(where: { $0.name == derived.axis }),
        let base = axes[axis].contexts.firstIndex(of: derived.base),
        let own = axes[axis].contexts.firstIndex(of: derived.context)
      else { continue }
      let known = bases.updateValue(derived.base, forKey: [derived.axis, derived.context])
      if let known {
        if known != derived.base {
          diagnostics.error(
            "the \(derived.axis) '\(derived.context)' is made of '\(known)' and of '\(derived.base)'; name one of them differently"
          )
        }
        continue
      }
      let condition = TokenLayer.Condition(axis: axis, context: base)
      let others = sources.indices.filter { source in
        source != derived.source
          && sources[source].layers.contains { layer in
            layers[layer].conditions.contains { $0.axis == axis && $0.context == own }
          }
      }
      let isKnown = Set(others.flatMap { sources[$0].layers })
      repeatLayers(
        layers.indices.filter { layers[$0].conditions.contains(condition) && !isKnown.contains($0) }
      ) { $0 == condition ? TokenLayer.Condition(axis: axis, context: own) : $0 }
    }
  }

  /// Repeats some layers, with other conditions.
  private mutating func repeatLayers(
    _ repeated: [Int], _ changed: (TokenLayer.Condition) -> TokenLayer.Condition
  ) {
    guard !repeated.isEmpty else { return }
    let isRepeated = Set(repeated)
    // Where each layer is now; its copy follows it.
    var newIndices: [Int] = []
    var newLayers: [TokenLayer] = []
    var newPlaces: [LayerPlace] = []
    var newDeclarations: [TokenDeclaration] = []
    for (index, layer) in layers.enumerated() {
      newIndices.append(newLayers.count)
      let copies = isRepeated.contains(index) ? [false, true] : [false]
      for isCopy in copies {
        let start = newDeclarations.count
        newDeclarations += declarations[layer.declarations]
        newLayers.append(
          TokenLayer(
            name: layer.name, conditions: isCopy ? layer.conditions.map(changed) : layer.conditions,
            slot: layer.slot, declarations: start..<newDeclarations.count))
        newPlaces.append(places[index])
      }
    }
    func moved(_ index: Int) -> [Int] {
      isRepeated.contains(index) ? [newIndices[index], newIndices[index] + 1] : [newIndices[index]]
    }
    (layers, places, declarations) = (newLayers, newPlaces, newDeclarations)
    for index in sources.indices { sources[index].layers = sources[index].layers.flatMap(moved) }
    extensions = extensions.flatMap { entry in
      moved(entry.layer).map { .init(extension: entry.extension, layer: $0) }
    }
  }
}
