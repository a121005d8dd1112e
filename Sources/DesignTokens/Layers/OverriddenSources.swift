import SourceText

/// Finds sources without any effect: later sources override every value in all contexts in which it
/// applies, so nobody would judge them.
///
/// Linear in the declarations, unless many sources declare most tokens again in only some contexts.
struct OverriddenSources {
  let layers: [TokenLayer]
  let declarations: [TokenDeclaration]
  let sources: [CatalogSource]
  /// The layers in which a group inherits from another, by index: their tokens are unknown.
  let inheritingLayers: Set<Int>
  let tokenCount: Int
  /// The tokens that several sources declare.
  var contested: ContestedTokens

  /// An error for each such source, at the place where it is named.
  ///
  /// - Parameter excused: sources that were already reported, by index.
  mutating func report(except excused: Set<Int>, _ diagnostics: inout DiagnosticList) {
    guard sources.count > 1 else { return }
    var lastLayer = [Int32](repeating: -1, count: tokenCount)
    for (number, layer) in layers.enumerated() {
      for index in layer.declarations {
        lastLayer[declarations[index].token.index] = Int32(number)
      }
    }
    for (number, source) in sources.enumerated() where !source.isBase && !excused.contains(number) {
      let isSeen = source.layers.contains { layer in
        inheritingLayers.contains(layer)
          || layers[layer].declarations.contains {
            lastLayer[declarations[$0].token.index] == Int32(layer)
          }
      }
      guard !isSeen, let over = sourcesOver(number), !over.isEmpty else { continue }
      let places = over.sorted().map { sources[$0].place }.joined(separator: " and ")
      diagnostics.error(
        "every value of '\(source.name)' is overridden by \(places), so none of it is audited; "
          + "move it after them, or remove it",
        at: source.span)
    }
  }

  /// The sources that override everything that one declares; nil if some of it is visible, or if
  /// all others have the same values.
  private mutating func sourcesOver(_ number: Int) -> Set<Int>? {
    var found: Set<Int> = []
    var isAnotherValue = false
    for layer in sources[number].layers {
      for index in layers[layer].declarations {
        let later = contested.places(of: declarations[index].token, after: layer)
        guard let over = contested.cover(of: layers[layer].conditions, by: later) else {
          return nil
        }
        found.formUnion(over)
        if isAnotherValue { continue }
        let first = ContestedTokens.Place(source: number, layer: layer, declaration: index)
        for second in later where second.source != number && !isAnotherValue {
          isAnotherValue = contested.disagree(first, second, among: declarations)
        }
      }
    }
    guard isAnotherValue else { return nil }
    // A value that its own source overrides is visible where that source is.
    found.remove(number)
    return found
  }
}
