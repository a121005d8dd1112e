extension TokenCatalogBuilder {
  /// Sorts the layers so that later ones win. Layers of one place keep their order; those of a more
  /// specific override come after the others.
  mutating func arrangeLayers() {
    guard !order.isEmpty else { return }
    let arranged = layers.indices.sorted {
      (places[$0].rank, places[$0].source, $0) < (places[$1].rank, places[$1].source, $1)
    }
    // For slots the choosing override decides, whatever the place of its layers.
    let bySource = layers.indices.sorted { (places[$0].source, $0) < (places[$1].source, $1) }
    var orders = [Int](repeating: 0, count: layers.count)
    for (order, index) in bySource.enumerated() { orders[index] = order }
    var newIndices = [Int](repeating: 0, count: layers.count)
    var newLayers: [TokenLayer] = []
    var newDeclarations: [TokenDeclaration] = []
    for index in arranged {
      newIndices[index] = newLayers.count
      let layer = layers[index]
      let start = newDeclarations.count
      newDeclarations += declarations[layer.declarations]
      newLayers.append(
        TokenLayer(
          name: layer.name, conditions: layer.conditions,
          slot: layer.slot.map {
            .init(name: $0.name, choice: $0.choice, order: orders[index])
          }, declarations: start..<newDeclarations.count))
    }
    (layers, declarations) = (newLayers, newDeclarations)
    places = arranged.map { places[$0] }
    for index in sources.indices {
      sources[index].layers = sources[index].layers.map { newIndices[$0] }.sorted()
    }
    extensions = extensions.map { .init(extension: $0.extension, layer: newIndices[$0.layer]) }
  }
}
