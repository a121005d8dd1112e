import SourceText

/// Finds sources of which nothing is left: every value is overridden by sources after it, in all
/// contexts in which it applies. What nobody sees would be judged by nobody.
///
/// Linear in the declarations, unless most tokens of many sources are declared again in some contexts
/// alone.
struct OverriddenSources {
  private let axes: [Axis]
  private let layers: [TokenLayer]
  private let declarations: [TokenDeclaration]
  private let sources: [CatalogSource]
  private let inheritingLayers: Set<Int>
  /// For each token, by ``TokenID/index``, where it is declared; made when a source may be overridden.
  private lazy var places = makePlaces()
  private let tokenCount: Int
  private var splits = 0

  /// A declaration's source and layer, by index.
  private struct Place {
    let source: Int
    let layer: Int
  }

  /// How often sets of contexts are split before what is left counts as seen.
  private static let splitLimit = 10_000

  /// - Parameter inheritingLayers: the layers in which a group inherits from another, by index: of what
  ///   they give nothing is known.
  init(
    axes: [Axis], layers: [TokenLayer], declarations: [TokenDeclaration],
    sources: [CatalogSource], inheritingLayers: Set<Int>, tokenCount: Int
  ) {
    self.axes = axes
    self.layers = layers
    self.declarations = declarations
    self.sources = sources
    self.inheritingLayers = inheritingLayers
    self.tokenCount = tokenCount
  }

  /// An error for each such source, at the place where it is named.
  mutating func report(_ diagnostics: inout DiagnosticList) {
    guard sources.count > 1 else { return }
    var lastLayer = [Int32](repeating: -1, count: tokenCount)
    for (number, layer) in layers.enumerated() {
      for index in layer.declarations {
        lastLayer[declarations[index].token.index] = Int32(number)
      }
    }
    for (number, source) in sources.enumerated() where !source.isBase {
      let isSeen = source.layers.contains { layer in
        inheritingLayers.contains(layer)
          || layers[layer].declarations.contains {
            lastLayer[declarations[$0].token.index] == Int32(layer)
          }
      }
      guard !isSeen, let over = sourcesOver(number), !over.isEmpty else { continue }
      let places = over.sorted().map { sources[$0].place }.joined(separator: " and ")
      diagnostics.error(
        "every value of '\(source.name)' is overridden by \(places), so that nothing of it is audited; "
          + "put it after, or leave it out",
        at: source.span)
    }
  }

  private func makePlaces() -> [[Place]] {
    var places = [[Place]](repeating: [], count: tokenCount)
    var owners = [Int](repeating: 0, count: layers.count)
    for (number, source) in sources.enumerated() {
      for layer in source.layers { owners[layer] = number }
    }
    for (number, layer) in layers.enumerated() {
      for index in layer.declarations {
        places[declarations[index].token.index].append(
          Place(source: owners[number], layer: number))
      }
    }
    return places
  }

  /// The sources that override all that one declares; nil where any of it is seen.
  private mutating func sourcesOver(_ number: Int) -> Set<Int>? {
    var found: Set<Int> = []
    for layer in sources[number].layers {
      for index in layers[layer].declarations {
        let all = places[declarations[index].token.index]
        let later = all[after(layer, in: all)...]
        guard let over = cover(of: layers[layer].conditions, by: later) else { return nil }
        found.formUnion(over)
      }
    }
    // What a source overrides itself is seen where it does.
    found.remove(number)
    return found
  }

  /// The first of the places that is of a later layer; they stand in the order of the layers.
  private func after(_ number: Int, in places: [Place]) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].layer > number { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Sources of which some layer applies wherever all conditions hold; nil where none does somewhere.
  private mutating func cover(
    of conditions: [TokenLayer.Condition], by over: ArraySlice<Place>
  ) -> Set<Int>? {
    var chosen: [Int: Int] = [:]
    for condition in conditions { chosen[condition.axis] = condition.context }
    let whole = over.first { place in
      layers[place.layer].conditions.allSatisfy { chosen[$0.axis] == $0.context }
    }
    if let whole { return [whole.source] }
    let possible = over.filter { place in
      layers[place.layer].conditions.allSatisfy { condition in
        chosen[condition.axis].map { $0 == condition.context } ?? true
      }
    }
    let open = possible.first.flatMap { place in
      layers[place.layer].conditions.first { chosen[$0.axis] == nil }
    }
    guard let axis = open?.axis else { return nil }
    var found: Set<Int> = []
    for context in axes[axis].contexts.indices {
      splits += 1
      let narrowed = conditions + [TokenLayer.Condition(axis: axis, context: context)]
      guard splits < Self.splitLimit, let part = cover(of: narrowed, by: possible[...]) else {
        return nil
      }
      found.formUnion(part)
    }
    return found
  }
}
