import SourceText

/// Finds sources of which nothing is left: every value is overridden by sources after it, in all
/// contexts in which it applies. What nobody sees would be judged by nobody.
///
/// Linear in the declarations, unless each token of a source is declared again by later ones.
struct OverriddenSources {
  let axes: [Axis]
  let layers: [TokenLayer]
  let declarations: [TokenDeclaration]
  let sources: [CatalogSource]
  /// The layers in which a group inherits from another, by index: of what they give nothing is known.
  let inheritingLayers: Set<Int>

  /// How often a set of contexts is split before a source counts as seen.
  private static let splitLimit = 10_000

  /// An error for each such source, at the place where it is named.
  func report(tokenCount: Int, _ diagnostics: inout DiagnosticList) {
    guard sources.count > 1 else { return }
    var lastSource = [Int32](repeating: -1, count: tokenCount)
    for (number, source) in sources.enumerated() {
      for layer in source.layers {
        for index in layers[layer].declarations {
          lastSource[declarations[index].token.index] = Int32(number)
        }
      }
    }
    for (number, source) in sources.dropLast().enumerated() where !source.isBase {
      let isSeen = source.layers.contains { layer in
        inheritingLayers.contains(layer)
          || layers[layer].declarations.contains {
            lastSource[declarations[$0].token.index] == Int32(number)
          }
      }
      guard !isSeen else { continue }
      let own = source.layers.flatMap { layer in layers[layer].declarations.map { (layer, $0) } }
      guard !own.isEmpty, let over = overriding(own, after: number) else { continue }
      let places = over.map { sources[$0].place }.joined(separator: " and ")
      diagnostics.error(
        "every value of '\(source.name)' is overridden by \(places), so that nothing of it is audited; "
          + "put it after, or leave it out",
        at: source.span)
    }
  }

  /// The sources that override all these declarations, each with its layer; nil where one is seen.
  private func overriding(_ own: [(layer: Int, declaration: Int)], after number: Int) -> [Int]? {
    var later: [Int: [(source: Int, layer: Int)]] = [:]
    for (_, index) in own { later[declarations[index].token.index] = [] }
    for source in sources.indices.dropFirst(number + 1) {
      for layer in sources[source].layers {
        for index in layers[layer].declarations {
          later[declarations[index].token.index]?.append((source, layer))
        }
      }
    }
    var splits = 0
    var found: Set<Int> = []
    for (layer, index) in own {
      let over = later[declarations[index].token.index] ?? []
      guard isCovered(layers[layer].conditions, by: over.map { layers[$0.layer] }, &splits) else {
        return nil
      }
      found.formUnion(over.map(\.source))
    }
    return found.sorted()
  }

  /// Whether some of the layers applies wherever all conditions hold.
  private func isCovered(
    _ conditions: [TokenLayer.Condition], by over: [TokenLayer], _ splits: inout Int
  ) -> Bool {
    var chosen: [Int: Int] = [:]
    for condition in conditions { chosen[condition.axis] = condition.context }
    let possible = over.filter { layer in
      layer.conditions.allSatisfy { chosen[$0.axis] == nil || chosen[$0.axis] == $0.context }
    }
    var axis: Int?
    for layer in possible {
      guard let open = layer.conditions.first(where: { chosen[$0.axis] == nil }) else {
        return true
      }
      axis = axis ?? open.axis
    }
    guard let axis else { return false }
    splits += 1
    guard splits < Self.splitLimit else { return false }
    return axes[axis].contexts.indices.allSatisfy { context in
      isCovered(
        conditions + [TokenLayer.Condition(axis: axis, context: context)], by: possible, &splits)
    }
  }
}
