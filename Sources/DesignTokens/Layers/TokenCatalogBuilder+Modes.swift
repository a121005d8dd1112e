import SourceText

extension TokenCatalogBuilder {
  /// Assigns files with the same tokens in different modes to contexts of an axis: `scheme` if the
  /// modes are called light and dark, otherwise `mode`.
  ///
  /// Modes belong to a collection, which the files do not name: files without common tokens are
  /// different collections. A collection with one mode applies everywhere.
  mutating func separateModes() {
    guard fileModes.count > 1 else { return }
    var axesOfModes: [[ExactText]: String] = [:]
    for collection in collections() {
      var modes: [ExactText] = []
      for entry in collection {
        let mode = ExactText(fileModes[entry].mode)
        if !modes.contains(mode) { modes.append(mode) }
      }
      guard modes.count > 1 else { continue }
      let isScheme = modes.allSatisfy { ["light", "dark"].contains($0.text.lowercased()) }
      let key = modes.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
      let axisName = isScheme ? "scheme" : axesOfModes[key] ?? nameOfModeAxis(axesOfModes.count)
      if !isScheme { axesOfModes[key] = axisName }
      if isScheme { _ = axis(named: axisName, contexts: ["light", "dark"]) }
      for entry in collection {
        let (layer, source, mode) = fileModes[entry]
        let condition = condition(
          axis: axisName, context: isScheme ? mode.lowercased() : mode)
        confine(layer, to: condition)
        if let source { confinements[source].append(condition) }
      }
    }
  }

  private func nameOfModeAxis(_ number: Int) -> String {
    number == 0 ? "mode" : "mode \(number + 1)"
  }

  private mutating func confine(_ index: Int, to condition: TokenLayer.Condition) {
    let layer = layers[index]
    layers[index] = TokenLayer(
      name: layer.name, conditions: layer.conditions + [condition], slot: layer.slot,
      declarations: layer.declarations)
  }

  /// The modes of files that share tokens with each other, by index, each in order.
  private func collections() -> [[Int]] {
    var parents = Array(fileModes.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }
    var holder: [TokenID: Int] = [:]
    for (entry, mode) in fileModes.enumerated() {
      for declaration in declarations[layers[mode.layer].declarations] {
        if let known = holder[declaration.token] {
          let (first, second) = (root(known), root(entry))
          parents[max(first, second)] = min(first, second)
        } else {
          holder[declaration.token] = entry
        }
      }
    }
    return Dictionary(grouping: fileModes.indices) { root($0) }
      .sorted { $0.key < $1.key }.map(\.value)
  }
}
