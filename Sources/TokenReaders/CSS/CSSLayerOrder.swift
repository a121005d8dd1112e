import StyleSheets

/// The order of cascade layers, where some appear only under a condition.
struct CSSLayerOrder {
  private var layers = CSSLayers()
  /// The conditions under which layers first appeared, if not always.
  private var conditions: [CSSLayer: [CSSCondition]] = [:]
  /// A layer whose place among the others depends on a condition, by the last part of its name.
  private(set) var unsettled: String?

  /// A layer by the parts of its name inside another; without parts it is a layer of its own.
  mutating func layer(
    named name: [String], in outer: CSSLayer, under conditions: [CSSCondition]
  ) -> CSSLayer {
    var layer = outer
    for part in name.isEmpty ? [""] : name {
      let found = layers.layer(named: part, in: layer)
      layer = found.layer
      if !found.isNew {
        settle(layer, part, isLast: found.isLast, under: conditions)
      } else if conditions != [CSSCondition()] {
        self.conditions[layer] = conditions
      }
    }
    return layer
  }

  /// A repeated layer. If its condition was false the first time, this is its place, which matters
  /// if others have come in between.
  private mutating func settle(
    _ layer: CSSLayer, _ name: String, isLast: Bool, under conditions: [CSSCondition]
  ) {
    guard let first = self.conditions[layer] else { return }
    let isKnown = conditions.allSatisfy { condition in
      first.contains { $0.isImplied(by: condition) }
    }
    guard !isKnown else { return }
    if isLast {
      self.conditions[layer] = conditions == [CSSCondition()] ? nil : first + conditions
    } else if unsettled == nil {
      unsettled = name
    }
  }
}
