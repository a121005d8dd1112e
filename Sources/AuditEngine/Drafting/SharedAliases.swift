import DesignTokens

/// The tokens that are aliases of one other token wherever they are declared.
///
/// Two with the same targets in the same layers are one color by design: `text-accent` and `bg-accent`
/// of `accent`. Equal values alone tell nothing: white text on a white page is a mistake to be found.
struct SharedAliases {
  private struct Place: Equatable {
    let layer: Int
    let target: TokenID
  }

  /// The targets by the names of the tokens; empty for a token with any other value.
  private var places: [String: [Place]] = [:]

  init(_ catalog: TokenCatalog) {
    var others: Set<String> = []
    for layer in catalog.layers.indices {
      for declaration in catalog.declarations(ofLayer: layer) {
        let name = catalog.name(of: declaration.token)
        switch declaration.value.content {
        case .reference, .variable(_, fallback: nil):
          guard let target = declaration.references.first?.0.target else {
            others.insert(name)
            continue
          }
          places[name, default: []].append(Place(layer: layer, target: target))
        default: others.insert(name)
        }
      }
    }
    for name in others { places[name] = nil }
  }

  /// Whether two tokens are one color.
  func areOne(_ first: String, _ second: String) -> Bool {
    guard let own = places[first], let other = places[second] else { return false }
    return own == other
  }
}
