import SourceText

/// The tokens that more than one source declares, and where.
struct ContestedTokens {
  /// A declaration, and its source and layer, by index.
  struct Place {
    let source: Int
    let layer: Int
    let declaration: Int
  }

  private let axes: [Axis]
  private let layers: [TokenLayer]
  /// For each such token, by ``TokenID/index``, its declarations, the winning ones last.
  let places: [Int: [Place]]
  private var splits = 0

  /// How often sets of contexts are split before the rest counts as visible.
  private static let splitLimit = 10_000

  /// Linear in the declarations.
  init(
    axes: [Axis], layers: [TokenLayer], declarations: [TokenDeclaration],
    sources: [CatalogSource], tokenCount: Int
  ) {
    self.axes = axes
    self.layers = layers
    guard sources.count > 1 else {
      places = [:]
      return
    }
    var owners = [Int](repeating: -1, count: layers.count)
    for (number, source) in sources.enumerated() {
      for layer in source.layers { owners[layer] = number }
    }
    // −1: not declared; −2: by several.
    var sourceOf = [Int](repeating: -1, count: tokenCount)
    for (number, layer) in layers.enumerated() {
      for index in layer.declarations {
        let token = declarations[index].token.index
        let known = sourceOf[token]
        sourceOf[token] = known == -1 || known == owners[number] ? owners[number] : -2
      }
    }
    var places: [Int: [Place]] = [:]
    for (number, layer) in layers.enumerated() {
      for index in layer.declarations where sourceOf[declarations[index].token.index] == -2 {
        places[declarations[index].token.index, default: []].append(
          Place(source: owners[number], layer: number, declaration: index))
      }
    }
    self.places = places
  }

  /// The places in later layers.
  func places(of token: TokenID, after layer: Int) -> ArraySlice<Place> {
    let all = places[token.index] ?? []
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].layer > layer { high = middle } else { low = middle + 1 }
    }
    return all[low...]
  }

  /// Whether two sources give a token different values somewhere by these declarations, the later
  /// source second. Values that a source overrides itself do not count.
  mutating func disagree(
    _ first: Place, _ second: Place, among declarations: [TokenDeclaration]
  ) -> Bool {
    let (token, value) = (
      declarations[first.declaration].token, declarations[first.declaration].value
    )
    guard let both = union(layers[first.layer].conditions, layers[second.layer].conditions),
      !value.isSame(as: declarations[second.declaration].value)
    else { return false }
    let over = places(of: token, after: first.layer).filter {
      $0.source == first.source || $0.source == second.source && $0.layer > second.layer
    }
    return cover(of: both, by: over[...]) == nil
  }

  /// The conditions of both; nil if they are never true together.
  private func union(
    _ first: [TokenLayer.Condition], _ second: [TokenLayer.Condition]
  ) -> [TokenLayer.Condition]? {
    var both = first
    for condition in second {
      if let known = both.first(where: { $0.axis == condition.axis }) {
        guard known.context == condition.context else { return nil }
      } else {
        both.append(condition)
      }
    }
    return both
  }

  /// Sources with a layer that applies wherever all conditions are true; nil if some place has
  /// none.
  mutating func cover(
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
