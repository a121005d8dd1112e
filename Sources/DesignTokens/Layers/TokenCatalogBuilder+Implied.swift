/// Contexts that a style sheet implies: one that has only `[data-theme=x]` implies pages without.
extension TokenCatalogBuilder {
  /// Removes implied contexts in which no color has a value: nothing can be judged there.
  ///
  /// A context stays where a source names it, and where any declaration that may be a color applies
  /// on all of its axis, whichever source that is of.
  mutating func removeEmptyContexts() {
    for (name, context) in impliedContexts {
      guard let axis = axes.firstIndex(where: { $0.name == name }), axes[axis].contexts.count > 1,
        let index = axes[axis].contexts.firstIndex(of: context)
      else { continue }
      let isNamed =
        confinements.contains { $0.contains { $0.axis == axis && $0.context == index } }
      let isUsed = layers.contains { layer in
        let own = layer.conditions.filter { $0.axis == axis }
        return own.isEmpty
          ? declarations[layer.declarations].contains { $0.type == nil || $0.type == .color }
          : own.contains { $0.context == index }
      }
      if !isNamed, !isUsed { remove(index, from: axis) }
    }
  }

  /// Removes a context under which there is no layer.
  private mutating func remove(_ context: Int, from axis: Int) {
    var contexts = axes[axis].contexts
    contexts.remove(at: context)
    replaceAxis(axis, by: Axis(name: axes[axis].name, contexts: contexts))
    func moved(_ condition: TokenLayer.Condition) -> TokenLayer.Condition {
      guard condition.axis == axis, condition.context > context else { return condition }
      return TokenLayer.Condition(axis: axis, context: condition.context - 1)
    }
    for index in confinements.indices { confinements[index] = confinements[index].map(moved) }
    for index in layers.indices {
      let layer = layers[index]
      layers[index] = TokenLayer(
        name: layer.name, conditions: layer.conditions.map(moved), slot: layer.slot,
        declarations: layer.declarations)
    }
  }
}
