extension TokenCatalog {
  /// By token index, the axes that a token's value may depend on: those of the layers that declare it,
  /// and those of everything that it refers to. In permutations that differ in no other axis it has the
  /// same value, or none in both.
  ///
  /// Linear in declarations and references.
  package var axesOfTokens: [AxisSet] {
    var axes = [AxisSet](repeating: AxisSet(), count: tokenCount)
    // A layer with a slot applies by what other layers with one choose.
    var ofSlots = AxisSet()
    for layer in layers where layer.slot != nil { ofSlots.insert(conditionsOf: layer) }
    for layer in layers {
      var own = layer.slot == nil ? AxisSet() : ofSlots
      own.insert(conditionsOf: layer)
      guard own != AxisSet() else { continue }
      for index in layer.declarations { axes[declarations[index].token.index].formUnion(own) }
    }
    for inheritance in inheritances {
      for (_, to) in inheritance.tokens {
        axes[to.index].insert(conditionsOf: layers[inheritance.layer])
      }
    }
    spread(&axes)
    return axes
  }

  /// Gives to each token the axes of those that it refers to.
  private func spread(_ axes: inout [AxisSet]) {
    var rest = axes.indices.filter { axes[$0] != AxisSet() }
    guard !rest.isEmpty else { return }
    let targets = aliasTargets
    let users = AliasTargets(tokenCount: tokenCount) { add in
      for index in 0..<tokenCount {
        let token = TokenID(index: index)
        for target in targets[token] { add(target, token) }
      }
    }
    while let index = rest.popLast() {
      for user in users[TokenID(index: index)] {
        var all = axes[user.index]
        all.formUnion(axes[index])
        guard all != axes[user.index] else { continue }
        axes[user.index] = all
        rest.append(user.index)
      }
    }
  }
}

extension AxisSet {
  /// Adds the axes of a layer's conditions.
  fileprivate mutating func insert(conditionsOf layer: TokenLayer) {
    for condition in layer.conditions { insert(condition.axis) }
  }
}
